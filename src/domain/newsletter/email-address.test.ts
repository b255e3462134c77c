import { describe, expect, it } from 'vitest';
import { checkEmail, MAX_EMAIL_CHARACTERS } from './email-address.ts';

describe('checkEmail', () => {
  // @spec Newsletter email: required, trimmed, email-type input; a blank value is not submitted.
  it('trims, and lowers only the domain', () => {
    expect(checkEmail('  Ada.Love+w@Example.ORG \n')).toEqual({
      ok: true,
      email: 'Ada.Love+w@example.org',
    });
  });

  it.each(['', '   ', '\t\n'])('calls %j blank', (typed) => {
    expect(checkEmail(typed)).toEqual({ ok: false, reason: 'blank' });
  });

  it.each([
    'plain',
    '@example.org',
    'a@',
    'a@localhost',
    'a@-example.org',
    'a@example-.org',
    'a@exam_ple.org',
    'a@example..org',
    'a@.org',
    'a b@example.org',
    'a@b@example.org',
    `${'x'.repeat(65)}@example.org`,
    `a@${'x'.repeat(64)}.org`,
    'a@example.org\r\nBcc: b@example.org',
    '"a"@example.org',
    'a@example.org-',
    'a@b_.org',
    'a@b.o_',
    '(a@example.org',
    'a)@example.org',
    'ä@example.org',
  ])('refuses %j', (typed) => {
    expect(checkEmail(typed)).toEqual({ ok: false, reason: 'not an address' });
  });

  it.each([
    `${'x'.repeat(64)}@example.org`,
    `a@${'x'.repeat(63)}.org`,
    'a@b.co',
    'a@x-y.co',
    "!#$%&'*+/=?^_`{|}~-.Az9@example.org",
    "o'neil@sub.example.org",
  ])('accepts %j', (typed) => {
    expect(checkEmail(typed)).toEqual({ ok: true, email: typed });
  });

  it('accepts 254 characters and refuses 255', () => {
    const domain = (length: number) => {
      const tail = '.org';
      const labels = [];
      let left = length - tail.length;
      while (left > 63) {
        labels.push('x'.repeat(61));
        left -= 62;
      }
      return `${[...labels, 'y'.repeat(left)].join('.')}${tail}`;
    };
    const fits = `a@${domain(MAX_EMAIL_CHARACTERS - 2)}`;
    expect(fits).toHaveLength(254);
    expect(checkEmail(fits).ok).toBe(true);
    expect(checkEmail(`a${fits}`)).toEqual({ ok: false, reason: 'too long' });
  });
});
