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
 * "… except stevia" takes the next term out of the last one, if it is a kind of it; else the next term is avoided, as it is
 * behind a contrast ("pea protein but not rice"). `isStrict` is a list, or a contrast, of which only kinds are taken out.
 */
export function exceptionOf(
  last: string | undefined,
  taken: Piece | undefined,
  contrast: boolean,
  isStrict: boolean,
  names: NameLookUp,
): Exception {
  if (taken?.term != null && last !== undefined) {
    const takesOut = !isStrict || names.covers(last, taken.term);
    return { takesOut, denies: !takesOut, isLeft: false };
  }
  const denies = last === undefined || (contrast && taken !== undefined && !isUnknown(taken));
  return { takesOut: false, denies, isLeft: last !== undefined };
}
