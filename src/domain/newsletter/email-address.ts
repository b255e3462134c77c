/** Longest address that mail systems accept (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const MAX_EMAIL_CHARACTERS = 254;
const MAX_LOCAL_PART = 64;

export type EmailCheck =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly reason: 'blank' | 'too long' | 'not an address' };

// The shape that browsers accept for type="email" (HTML standard), plus a dot in the domain.
const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Checks a newsletter address as typed (specification section 5: required, trimmed, email-type input) and returns it
 * trimmed, with its domain in lower case. A blank value has its own result, because it is not submitted.
 */
export function checkEmail(typed: string): EmailCheck {
  const text = typed.trim();
  if (text === '') return { ok: false, reason: 'blank' };
  if (text.length > MAX_EMAIL_CHARACTERS) return { ok: false, reason: 'too long' };
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = text.slice(at + 1).toLowerCase();
  const labels = domain.split('.');
  const shaped =
    local.length <= MAX_LOCAL_PART &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label));
  return shaped
    ? { ok: true, email: `${local}@${domain}` }
    : { ok: false, reason: 'not an address' };
}
