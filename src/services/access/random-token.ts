import { hash, randomBytes } from 'node:crypto';

/** Returns a new unguessable token: 32 random bytes in base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which the database stores a token. The token has 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
