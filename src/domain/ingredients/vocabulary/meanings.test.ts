import { expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import type { Meaning, Phrase } from './meanings.ts';

function* meaningsIn(phrases: ReadonlyMap<string, Phrase>): Generator<Meaning> {
  for (const { meanings, longer } of phrases.values()) {
    yield* meanings;
    if (longer !== null) yield* meaningsIn(longer);
  }
}

// What reads statements asks for the one and takes the other as said.
test('only names bring entries and allergens, and only joiners say how names are joined', () => {
  const roles = new Set<string>();
  const others = new Set<string>();
  for (const { kind, entry, allergens, value, cue } of meaningsIn(vocabulary.lexicon.phrases)) {
    if ((entry !== null) !== (kind === 'name')) others.add(`entry of a ${kind}`);
    if (allergens.length > 0 && kind !== 'name') others.add(`allergens of a ${kind}`);
    if ((cue !== null) !== kind.startsWith('cue')) others.add(`cue of a ${kind}`);
    if (kind === 'joiner') roles.add(value);
  }
  for (const { kind, value } of meaningsIn(vocabulary.lexicon.phrases))
    if (kind !== 'joiner' && roles.has(value)) others.add(`"${value}" of a ${kind}`);
  expect(roles).toContain('and');
  expect([...others]).toEqual([]);
});
