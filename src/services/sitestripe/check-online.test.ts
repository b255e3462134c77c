import { describe, expect, it } from 'vitest';
import { createOnlineCheck, isPrivateAddress } from './check-online.ts';

type Answers = Readonly<Record<string, { status: number; location?: string }>>;
const PUBLIC = '52.94.236.248';

/** A fake network that answers by URL and records the requested URLs. */
function anInternet(answers: Answers, address = PUBLIC) {
  const asked: string[] = [];
  const check = createOnlineCheck({
    lookup: async () => [{ address }],
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted();
      const url = input instanceof Request ? input.url : input.toString();
      asked.push(url);
      const { status, location } = answers[url] ?? { status: 404 };
      return new Response(null, { status, headers: location === undefined ? {} : { location } });
    },
  });
  const { signal } = new AbortController();
  return { asked, check: (url: string, until: AbortSignal = signal) => check(url, until) };
}

const LINK = 'https://www.amazon.com/dp/B000QSNYGI';

describe('the online check of a link', () => {
  it('accepts a page that answers', async () => {
    expect(await anInternet({ [LINK]: { status: 200 } }).check(LINK)).toEqual({ leads: 'on' });
  });

  it('reports a page that is gone', async () => {
    for (const status of [404, 410]) {
      const { check } = anInternet({ [LINK]: { status } });
      expect(await check(LINK)).toEqual({
        leads: 'nowhere',
        reason: `The page answers ${status}.`,
      });
    }
  });

  it.each([403, 405, 429, 500, 503])(
    'says that nobody knows where the answer is %i',
    async (status) => {
      const { check } = anInternet({ [LINK]: { status } });
      expect(await check(LINK)).toEqual({
        leads: 'unknown',
        reason: `The page answers ${status}.`,
      });
    },
  );

  it('asks nothing once the time is up', async () => {
    const { check, asked } = anInternet({ [LINK]: { status: 200 } });
    const answer = await check(LINK, AbortSignal.abort(new Error('late')));
    expect(answer).toEqual({ leads: 'unknown', reason: 'Could not be asked: late.' });
    expect(asked).toEqual([]);
  });

  it('follows a redirect inside the allowed hosts', async () => {
    const { check, asked } = anInternet({
      'https://amazon.com/dp/B000QSNYGI': { status: 301, location: LINK },
      [LINK]: { status: 200 },
    });
    expect(await check('https://amazon.com/dp/B000QSNYGI')).toEqual({ leads: 'on' });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['another host', 'https://evil.example/'],
    ['plain http', 'http://www.amazon.com/'],
    ['another port', 'https://www.amazon.com:8443/'],
    ['this machine', 'https://127.0.0.1/'],
  ])('does not follow a redirect to %s', async (_name, location) => {
    const { check, asked } = anInternet({ [LINK]: { status: 302, location } });
    expect(await check(LINK)).toMatchObject({
      leads: 'nowhere',
      reason: expect.stringMatching(/not asked/),
    });
    expect(asked).toEqual([LINK]);
  });

  it('asks nothing where the allowed name leads to a private address', async () => {
    const { check, asked } = anInternet({ [LINK]: { status: 200 } }, '10.0.0.7');
    expect(await check(LINK)).toMatchObject({
      leads: 'unknown',
      reason: expect.stringMatching(/private address/),
    });
    expect(asked).toEqual([]);
  });

  it('gives up on a circle of redirects', async () => {
    const { check, asked } = anInternet({ [LINK]: { status: 302, location: LINK } });
    expect(await check(LINK)).toEqual({
      leads: 'nowhere',
      reason: 'Redirects more than 3 times.',
    });
    expect(asked).toHaveLength(4);
  });

  it('reports what is no address', async () => {
    expect(await anInternet({}).check('nonsense')).toMatchObject({
      leads: 'unknown',
      reason: expect.stringMatching(/Could not be asked/),
    });
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
