import type { Atom, Atoms } from './atom.ts';

/** Marks that negate what they are beside. */
export const CROSSES = '✗✘❌✖';

export const BULLETS = '•·●▪■';

export function isOpening(atom: Atom | undefined): boolean {
  return isMark(atom, '([{');
}

export function isClosing(atom: Atom | undefined): boolean {
  return isMark(atom, ')]}');
}

export function isSeparator(atom: Atom | undefined): boolean {
  return isMark(atom, `,;|${BULLETS}`);
}

/** Where a name may begin after an address: "Made in the USA, milk", "Made in Poland pistachios". */
export function partsFromAddress(atom: Atom | undefined): boolean {
  return isSeparator(atom) || atom?.meaning?.value === 'place';
}

export function isMark(atom: Atom | undefined, keys: string): boolean {
  return atom?.kind === 'mark' && keys.includes(atom.key);
}

/** "Ingredients", "Zutaten". */
export function headsIngredients(atom: Atom | undefined): boolean {
  return atom?.meaning?.value === 'list';
}

/** "etc.", "and others". */
export function isOpenEnd({ meaning }: Atom): boolean {
  return meaning?.value === 'open';
}

/** For each atom, the closed brackets around it; an unclosed one would contain everything after it. */
export function depthsOf(atoms: Atoms): readonly number[] {
  const open: number[] = [];
  const change = new Map<number, number>();
  for (const [at, atom] of atoms.entries()) {
    if (isOpening(atom)) open.push(at);
    const opened = isClosing(atom) ? open.pop() : undefined;
    if (opened === undefined) continue;
    change.set(opened, 1);
    change.set(at, -1);
  }
  let depth = 0;
  return atoms.map((_, at) => (depth += change.get(at) ?? 0));
}
