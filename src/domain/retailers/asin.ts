/** Characters of an ASIN (specification section 9). */
export const ASIN_LENGTH = 10;

/** The check digit of an ISBN-10, from its first nine digits: weights 10 to 2, modulo 11, "X" for ten. */
function isbnCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1)
    sum += (10 - index) * Number(digits[index]);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

/**
 * What is wrong with a text as an ASIN, in one sentence; null if nothing is. An ASIN has 10 upper-case characters and
 * is either "B0" and eight letters or digits, or an ISBN-10 with a valid check digit.
 */
export function asinProblem(text: string): string | null {
  if (text === '') return 'The ASIN is missing.';
  if (text.length !== ASIN_LENGTH) {
    return `An ASIN has ${ASIN_LENGTH} characters; "${text}" has ${text.length}.`;
  }
  if (/^B0[A-Z0-9]{8}$/.test(text)) return null;
  if (/^b0[a-z0-9]{8}$/i.test(text)) {
    return `An ASIN is written in upper case: "${text.toUpperCase()}".`;
  }
  if (!/^\d{9}[\dX]$/.test(text)) {
    return `"${text}" is not an ASIN: it starts with B0, or is an ISBN of ten digits.`;
  }
  return text[9] === isbnCheckDigit(text.slice(0, 9))
    ? null
    : `"${text}" is not an ISBN-10: its check digit is wrong.`;
}
