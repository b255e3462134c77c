import {
  acceptDisclaimer,
  disclaimerStanding,
  readDisclaimer,
  writeDisclaimer,
} from '#domain/disclaimer/disclaimer.ts';

const USER_KEY = 'proteinwise_user_id';
const flagKey = (user: string) => `proteinwise_disclaimer_accepted_${user}`;
const dataKey = (user: string) => `proteinwise_disclaimer_data_${user}`;

/** Blocked storage (private windows, policies) reads as empty and discards writes. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the disclaimer is due at every search.
  }
}

/** A random id of this browser, which never leaves it. It only names the entries below. */
function anonymousUser(): string {
  const known = read(USER_KEY);
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  write(USER_KEY, id);
  return id;
}

function stored(user: string) {
  return readDisclaimer({ flag: read(flagKey(user)), data: read(dataKey(user)) });
}

function store(user: string, record: Parameters<typeof writeDisclaimer>[0]): void {
  const { flag, data } = writeDisclaimer(record);
  write(flagKey(user), flag);
  write(dataKey(user), data);
}

/**
 * Returns whether the disclaimer must be shown at `now` (ms since 1970). Removes what has expired (specification
 * section 4).
 */
export function isDisclaimerDue(now: number): boolean {
  const user = anonymousUser();
  const { due, record } = disclaimerStanding(stored(user), now);
  store(user, record);
  return due;
}

/** Records that the shopper accepted the disclaimer at `now` (ms since 1970). */
export function recordAcceptance(now: number): void {
  const user = anonymousUser();
  store(user, acceptDisclaimer(stored(user), now));
}
