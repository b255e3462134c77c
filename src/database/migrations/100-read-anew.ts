import type { Migration } from './migration.ts';
import { deriveAnew } from './024-derive-anew.ts';

/** More words are read, and a text that may be cut is none that was read (docs/decisions/reading-labels.md): every product is derived again. */
export const readAnew: Migration = { name: '100-read-anew', up: deriveAnew.up };
