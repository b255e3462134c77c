import { describe, expect, it } from 'vitest';
import { createOnlineCheck, isPrivateAddress } from './check-online.ts';

type Answers = Readonly<Record<string, { status: number; location?: string }>>;
const PUBLIC = '52.94.236.248';

/** A small internet: answers by address; asked addresses are noted. */
function anInternet(answers: Answers, address = PUBLIC) {
  const asked: string[] = [];
  const check = createOnlineCheck({
    lookup: async () => [{ address }],
    fetch: async (input) => {
      const url = input instanceof Request ? input.url : input.toString();
      asked.push(url);
      const { status, location } = answers[url] ?? { status: 404 };
      return new Response(null, { status, headers: location === undefined ? {} : { location } });
    },
  });
  return { asked, check };
}

const LINK = 'https://www.amazon.com/dp/B000QSNYGI';

describe('the online check of a link', () => {
  it('accepts a page that answers', async () => {
    expect(await anInternet({ [LINK]: { status: 200 } }).check(LINK)).toBeNull();
  });

  it('reports a page that is gone', async () => {
    expect(await anInternet({}).check(LINK)).toBe('The page answers 404.');
  });

  it('follows a redirect inside the allowed hosts', async () => {
    const { check, asked } = anInternet({
      'https://amazon.com/dp/B000QSNYGI': { status: 301, location: LINK },
      [LINK]: { status: 200 },
    });
    expect(await check('https://amazon.com/dp/B000QSNYGI')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['another host', 'https://evil.example/'],
    ['plain http', 'http://www.amazon.com/'],
    ['another port', 'https://www.amazon.com:8443/'],
    ['this machine', 'https://127.0.0.1/'],
  ])('does not follow a redirect to %s', async (_name, location) => {
    const { check, asked } = anInternet({ [LINK]: { status: 302, location } });
    expect(await check(LINK)).toMatch(/not asked/);
    expect(asked).toEqual([LINK]);
  });

  it('asks nothing where the allowed name leads to a private address', async () => {
    const { check, asked } = anInternet({ [LINK]: { status: 200 } }, '10.0.0.7');
    expect(await check(LINK)).toMatch(/private address/);
    expect(asked).toEqual([]);
  });

  it('gives up on a circle of redirects', async () => {
    const { check, asked } = anInternet({ [LINK]: { status: 302, location: LINK } });
    expect(await check(LINK)).toMatch(/Redirects more than/);
    expect(asked).toHaveLength(4);
  });

  it('reports what is no address', async () => {
    expect(await anInternet({}).check('nonsense')).toMatch(/Could not be asked/);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    'x',
  ])('takes %s for private', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each([PUBLIC, '2600:9000::1'])('takes %s for public', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});
