import { DomUtils, parseDocument } from 'htmlparser2';

/** One of the Observatory's tests of one page. */
export interface ObservatoryResult {
  readonly test: string;
  readonly result: string;
  readonly modifier: number;
}

export interface ObservatoryScore {
  readonly score: number;
  readonly grade: string;
  readonly results: readonly ObservatoryResult[];
}

/** A page as the Observatory sees it: over HTTPS, with all its headers. */
export interface ScannedPage {
  readonly host: string;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly html: string;
}

type Verdict = readonly [result: string, modifier: number];

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);

function parsePolicy(header: string): Map<string, readonly string[]> {
  const directives = header.split(';').map((text) => text.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function policyVerdict(header: string): Verdict {
  if (header === '') return ['csp-not-implemented', -25];
  const policy = parsePolicy(header);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, object, style] = [
    sources('script-src'),
    sources('object-src'),
    sources('style-src'),
  ];
  const insecure = (list: readonly string[]) =>
    list.some((source) => /^(?:http|ftp):/.test(source));
  const passive = [...sources('img-src'), ...sources('media-src')];
  const active = [...policy].flatMap(([name, list]) =>
    /^(?:img|media)-src$/.test(name) ? [] : list,
  );
  if (
    script.some((source) => BROAD.has(source) || INLINE.has(source)) ||
    object.some((source) => BROAD.has(source))
  ) {
    return ['csp-implemented-with-unsafe-inline', -20];
  }
  if (insecure(active)) return ['csp-implemented-with-insecure-scheme', -20];
  if ([...script, ...style].includes("'unsafe-eval'"))
    return ['csp-implemented-with-unsafe-eval', -10];
  if (insecure(passive)) {
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  }
  if (style.some((source) => BROAD.has(source) || INLINE.has(source))) {
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  }
  const byDefault = policy.get('default-src');
  const closed = byDefault?.length === 1 && byDefault[0] === "'none'";
  const forms = policy.get('form-action') ?? ['*'];
  return closed && forms.every((source) => source === "'none'" || source === "'self'")
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function cookieVerdict(cookies: readonly string[], hsts: boolean): Verdict {
  if (cookies.length === 0) return ['cookies-not-found', 0];
  const attributes = cookies.map((cookie) => cookie.toLowerCase().split(/;\s*/));
  const all = (attribute: RegExp) =>
    attributes.every((list) => list.slice(1).some((text) => attribute.test(text)));
  if (!all(/^secure$/)) {
    return hsts
      ? ['cookies-without-secure-flag-but-protected-by-hsts', -5]
      : ['cookies-without-secure-flag', -20];
  }
  if (!all(/^httponly$/)) return ['cookies-session-without-httponly-flag', -30];
  if (!all(/^samesite=(?:strict|lax)$/)) return ['cookies-secure-with-httponly-sessions', 0];
  return ['cookies-secure-with-httponly-sessions-and-samesite', 5];
}

function corsVerdict(allowed: string, credentials: string): Verdict {
  if (allowed === '') return ['cross-origin-resource-sharing-not-implemented', 0];
  return credentials === 'true'
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-implemented-with-public-access', 0];
}

function hstsVerdict(header: string): Verdict {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (header === '') return ['hsts-not-implemented', -20];
  if (age === undefined) return ['hsts-header-invalid', -20];
  return Number(age) < 15_552_000
    ? ['hsts-implemented-max-age-less-than-six-months', -10]
    : ['hsts-implemented-max-age-at-least-six-months', 0];
}

function referrerVerdict(header: string): Verdict {
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? '';
  if (last === '') return ['referrer-policy-not-implemented', 0];
  return [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(last)
    ? ['referrer-policy-private', 5]
    : ['referrer-policy-unsafe', -5];
}

/** Scripts from another host require a hash. Those from this host require one for the bonus. */
function integrityVerdict(html: string, host: string): Verdict {
  const scripts = DomUtils.findAll(
    ({ name, attribs }) => name === 'script' && attribs['src'] !== undefined,
    parseDocument(html).children,
  );
  if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
  const judged = scripts.map(({ attribs }) => {
    const url = new URL(attribs['src'] ?? '', `https://${host}/`);
    return {
      own: url.host === host,
      secure: url.protocol === 'https:',
      hashed: attribs['integrity'] !== undefined,
    };
  });
  const foreign = judged.filter(({ own }) => !own);
  if (foreign.some(({ secure, hashed }) => !secure && !hashed)) {
    return ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50];
  }
  if (foreign.some(({ secure }) => !secure)) {
    return ['sri-implemented-but-external-scripts-not-loaded-securely', -20];
  }
  if (foreign.some(({ hashed }) => !hashed)) {
    return ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
  }
  return judged.some(({ hashed }) => hashed)
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

function framingVerdict(policy: string, header: string): Verdict {
  const ancestors = parsePolicy(policy).get('frame-ancestors');
  if (ancestors !== undefined && !ancestors.some((source) => BROAD.has(source))) {
    return ['x-frame-options-implemented-via-csp', 5];
  }
  return /^(?:deny|sameorigin)$/i.test(header)
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20];
}

function resourceVerdict(header: string): Verdict {
  if (header === 'same-origin' || header === 'same-site') {
    return [`cross-origin-resource-policy-implemented-with-${header}`, 10];
  }
  return ['cross-origin-resource-policy-not-implemented', 0];
}

const GRADES: readonly (readonly [number, string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/**
 * Returns the score of a page by the published rules of MDN's HTTP Observatory (docs/decisions/security.md): 100 minus
 * the penalties. Bonuses are added if that leaves at least 90. The redirect from HTTP is done by the proxy and is not
 * counted here.
 */
export function scorePage({ host, headers, html }: ScannedPage): ObservatoryScore {
  const all = (name: string) => [headers[name] ?? []].flat().map(String);
  const one = (name: string) => all(name)[0] ?? '';
  const policy = one('content-security-policy');
  const hsts = hstsVerdict(one('strict-transport-security'));
  const cookies = all('set-cookie');
  const sniffing: Verdict =
    one('x-content-type-options').toLowerCase() === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5];
  const verdicts: Readonly<Record<string, Verdict>> = {
    'content-security-policy': policyVerdict(policy),
    cookies: cookieVerdict(cookies, hsts[1] === 0),
    'cross-origin-resource-sharing': corsVerdict(
      one('access-control-allow-origin'),
      one('access-control-allow-credentials'),
    ),
    'cross-origin-resource-policy': resourceVerdict(one('cross-origin-resource-policy')),
    'referrer-policy': referrerVerdict(one('referrer-policy')),
    'strict-transport-security': hsts,
    'subresource-integrity': integrityVerdict(html, host),
    'x-content-type-options': sniffing,
    'x-frame-options': framingVerdict(policy, one('x-frame-options')),
  };
  const results = Object.entries(verdicts).map(([test, [result, modifier]]) => ({
    test,
    result,
    modifier,
  }));
  const sum = (of: (modifier: number) => boolean) =>
    results.reduce((total, { modifier }) => (of(modifier) ? total + modifier : total), 0);
  const bare = Math.max(0, 100 + sum((modifier) => modifier < 0));
  const score = bare >= 90 ? bare + sum((modifier) => modifier > 0) : bare;
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F', results };
}
