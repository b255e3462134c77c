import { isUnknown, type NameLookUp, type Piece } from './cut-pieces.ts';

/** What "except" or "but not" does with the piece behind it. */
interface Exception {
  /** It is taken out of the last name of the list ("sweeteners except stevia"). */
  readonly takesOut: boolean;
  /** It is avoided: "pea protein but not rice", and "powder except casein", which names nothing to take it out of. */
  readonly denies: boolean;
  /** The word itself was not understood. */
  readonly isLeft: boolean;
}

/**
 * "… except stevia" takes the next term out of the last one that is avoided, behind a contrast only if it is a kind of it; out of what
 * is asked for (`isWanted`), or where there is no such kind, the next term is avoided: "nuts but not almonds", "pea protein but not rice".
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
  const denies = last === undefined || (contrast && taken !== undefined && !isUnknown(taken));
  return { takesOut: false, denies, isLeft: last !== undefined };
}
