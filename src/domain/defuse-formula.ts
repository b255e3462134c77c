/**
 * The beginnings of a formula in spreadsheets: = + - @, also full-width, small, superscript or as another minus sign,
 * after blanks, quotes and invisible characters; or a leading tab or line break.
 */
const FORMULA =
  /^(?:[\t\r\n]|[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}"'`´‘’“”„«»＂＇]*[=+\-@＝﹦⁼₌＋﹢⁺₊－﹣⁻₋−‐‑‒–—―＠﹫])/u;

/** A cell for a spreadsheet: text that would be taken for a formula gets a leading apostrophe, since strangers can write names. */
export function defuseFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
