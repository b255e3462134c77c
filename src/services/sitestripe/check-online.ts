import { lookup as systemLookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { OnlineAnswer, OnlineCheck } from './validate-links.ts';

/** Hosts to which requests are sent. A redirect to any other host is reported, not followed. */
const ALLOWED_HOSTS: ReadonlySet<string> = new Set(['www.amazon.com', 'amazon.com']);
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 5_000;
/** Statuses of missing pages. Shops answer automated requests with 403, 405 or 503 for pages that exist. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv6');
}

/** Whether an address is not a public IP address. Also recognizes IPv4 mapped to IPv6. */
export function isPrivateAddress(address: string): boolean {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const version = isIP(inner);
  if (version === 0) return true;
  return PRIVATE.check(inner, version === 4 ? 'ipv4' : 'ipv6');
}

export interface OnlineCheckTools {
  readonly fetch: typeof globalThis.fetch;
  lookup(host: string): Promise<readonly { readonly address: string }[]>;
}

const SYSTEM: OnlineCheckTools = {
  fetch: globalThis.fetch,
  lookup: (host) => systemLookup(host, { all: true }),
};

const nowhere = (reason: string): OnlineAnswer => ({ leads: 'nowhere', reason });
const unknown = (reason: string): OnlineAnswer => ({ leads: 'unknown', reason });

async function refusalOf(
  url: URL,
  lookup: OnlineCheckTools['lookup'],
): Promise<OnlineAnswer | null> {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') {
    return nowhere(`Leads to ${url.origin}, which is not asked.`);
  }
  if (!ALLOWED_HOSTS.has(url.hostname)) {
    return nowhere(`Leads to ${url.hostname}, which is not asked.`);
  }
  const addresses = await lookup(url.hostname);
  if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address))) {
    return unknown(`${url.hostname} has a private address here and is not asked.`);
  }
  return null;
}

function answerOf(status: number): OnlineAnswer {
  if (status >= 200 && status < 300) return { leads: 'on' };
  const reason = `The page answers ${status}.`;
  return GONE.has(status) ? nowhere(reason) : unknown(reason);
}

/**
 * Creates the optional online check of links. It sends requests over https to allow-listed hosts only, and follows at
 * most three redirects, each only to an allow-listed host with a public address.
 */
export function createOnlineCheck({ fetch, lookup }: OnlineCheckTools = SYSTEM): OnlineCheck {
  return async (address, signal) => {
    try {
      let url = new URL(address);
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const refusal = await refusalOf(url, lookup);
        if (refusal !== null) return refusal;
        const answer = await fetch(url, {
          method: 'HEAD',
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        const location = answer.headers.get('location');
        if (answer.status < 300 || answer.status >= 400 || location === null) {
          return answerOf(answer.status);
        }
        url = new URL(location, url);
      }
      return nowhere(`Redirects more than ${MAX_REDIRECTS} times.`);
    } catch (error) {
      return unknown(
        `Could not be asked: ${error instanceof Error ? error.message : 'unknown failure'}.`,
      );
    }
  };
}
