import type { Migration } from './migration.ts';
import { deriveAnew } from './024-derive-anew.ts';

/** Labels are read otherwise (docs/decisions/reading-labels.md): every product is derived again, beside the server's work. */
export const labelsAnew: Migration = { name: '027-labels-anew', up: deriveAnew.up };
