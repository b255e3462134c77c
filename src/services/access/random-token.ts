import { hash, randomBytes } from 'node:crypto';

/** A fresh unguessable token: 32 random bytes, base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. The token has 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
