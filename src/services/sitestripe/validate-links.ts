import { once } from 'node:events';
import type { FailedLinks } from '#contract/failed-links.ts';
import type { ValidateLinksReport } from '#contract/sitestripe.ts';
import { readAllLinks } from '#database/retailers/links.ts';
import type { Database } from '#database/connection/open-database.ts';
import { siteStripeProblem } from '#domain/retailers/marketplace-link.ts';
import { isMainMarketplace } from '#domain/retailers/visible-links.ts';

/** What a request to a URL showed: the URL leads to a page, or it does not, or neither could be established. */
export type OnlineAnswer =
  | { readonly leads: 'on' }
  | { readonly leads: 'nowhere' | 'unknown'; readonly reason: string };

/** Checks whether a URL still leads to a page, unless the signal aborts first. Never rejects. See `check-online.ts`. */
export type OnlineCheck = (url: string, signal: AbortSignal) => Promise<OnlineAnswer>;

const AT_ONCE = 6;
/** The time limit for all checks together: the request's time limit minus what reading and answering need. */
const TIME_TO_ASK_MS = 8_000;
const NOT_ASKED: OnlineAnswer = { leads: 'unknown', reason: 'Not asked: the time was up.' };

/** Checks a few URLs at a time, each once, within the time limit. Every URL gets an answer. */
async function askAll(
  addresses: ReadonlySet<string>,
  online: OnlineCheck,
  timeMs: number,
): Promise<ReadonlyMap<string, OnlineAnswer>> {
  const answers = new Map([...addresses].map((address) => [address, NOT_ASKED]));
  const waiting = [...addresses].values();
  const timeIsUp = AbortSignal.timeout(timeMs);
  const end = once(timeIsUp, 'abort');
  const askOneByOne = async () => {
    for (const address of waiting) {
      if (timeIsUp.aborted) return;
      answers.set(address, await online(address, timeIsUp));
    }
  };
  await Promise.race([end, Promise.all(Array.from({ length: AT_ONCE }, askOneByOne))]);
  return new Map(answers);
}

/**
 * Checks the form of every stored marketplace link (SiteStripe form, our tag) and, if `online` is given, whether it
 * still leads to a page. Changes nothing. The online check takes at most `timeMs`; links not checked in time are
 * reported as unconfirmed.
 */
export async function validateLinks(
  db: Database,
  {
    associateTag,
    online,
    timeMs = TIME_TO_ASK_MS,
  }: {
    readonly associateTag: string | null;
    readonly online?: OnlineCheck | undefined;
    readonly timeMs?: number;
  },
): Promise<ValidateLinksReport> {
  const links = (await readAllLinks(db))
    .filter(isMainMarketplace)
    .map(({ productId, affiliateUrl: url }) => ({
      productId,
      url,
      problem: siteStripeProblem(url, associateTag),
    }));
  const rightInForm = links.filter(({ problem }) => problem === null).map(({ url }) => url);
  const answers = online ? await askAll(new Set(rightInForm), online, timeMs) : null;
  const invalid: FailedLinks[number][] = [];
  const unconfirmed: FailedLinks[number][] = [];
  for (const { productId, url, problem } of links) {
    const answer = answers?.get(url) ?? { leads: 'on' };
    if (problem !== null) invalid.push({ productId, url, reason: problem });
    else if (answer.leads === 'nowhere') invalid.push({ productId, url, reason: answer.reason });
    else if (answer.leads === 'unknown')
      unconfirmed.push({ productId, url, reason: answer.reason });
  }
  return { valid: links.length - invalid.length - unconfirmed.length, invalid, unconfirmed };
}
