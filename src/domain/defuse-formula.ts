/**
 * What a spreadsheet takes for the beginning of a formula: = + - @, also full-width, small, superscript or as another minus,
 * behind blanks, quotes and signs that are not seen; and a tab or a new line in front.
 */
const FORMULA =
  /^(?:[\t\r\n]|[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}"'`´‘’“”„«»＂＇]*[=+\-@＝﹦⁼₌＋﹢⁺₊－﹣⁻₋−‐‑‒–—―＠﹫])/u;

/** A cell for a spreadsheet: text that it would take for a formula gets an apostrophe in front, since names are typed by strangers. */
export function defuseFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
