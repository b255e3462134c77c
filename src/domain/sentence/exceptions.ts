import { isUnknown, type NameLookUp, type Piece } from './piece.ts';
import { hasMeaning } from './read-figure.ts';

/** The effect of "except" or "but not" on the piece after it. */
interface Exception {
  /** Whether it is taken out of the last name of the list ("sweeteners except stevia"). */
  readonly takesOut: boolean;
  /** Whether it is avoided: "pea protein but not rice", and "powder except casein", which names nothing to take it out of. */
  readonly denies: boolean;
  /** Whether the word itself was not understood. */
  readonly isLeft: boolean;
}

/**
 * "… except stevia" takes the next term out of the last avoided one, after a contrast only if it is a kind of it. For a
 * wanted term (`isWanted`), or without such a kind, the next term is avoided: "nuts but not almonds", "pea protein but
 * not rice".
 */
export function exceptionOf(
  last: string | undefined,
  taken: Piece | undefined,
  contrast: boolean,
  isWanted: boolean,
  names: NameLookUp,
): Exception {
  if (taken?.term != null && last !== undefined) {
    const takesOut = !isWanted && (!contrast || names.covers(last, taken.term));
    return { takesOut, denies: !takesOut, isLeft: false };
  }
  // "Anything but bars", "whey except bars".
  if (hasMeaning(taken, 'format')) return { takesOut: false, denies: true, isLeft: false };
  const denies = last === undefined || (contrast && taken !== undefined && !isUnknown(taken));
  return { takesOut: false, denies, isLeft: last !== undefined };
}
