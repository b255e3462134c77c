import { isMark } from '../statement/marks.ts';
import { type Lexicon, nameOf } from '../vocabulary/meanings.ts';
import type { Atom } from './atom.ts';

const COLOR = /^(?:fd (?:and )?c )?(blue|green|red|yellow) /u;

/** "Yellow 5 & 6", "FD&C Blue #1 and #2": a number behind a color's is of the same color. */
export function withSharedColors(atoms: readonly Atom[], lexicon: Lexicon): readonly Atom[] {
  let color: string | null = null;
  return atoms.map((atom): Atom => {
    if (atom.kind === 'name') color = COLOR.exec(atom.key)?.[1] ?? null;
    else if (atom.kind === 'quantity' && color !== null) {
      const meaning = nameOf([color, atom.key], lexicon);
      color = null;
      if (meaning !== null) return { ...atom, kind: 'name', meaning };
    } else if (atom.kind !== 'joiner' && !isMark(atom, '#&/')) color = null;
    return atom;
  });
}
