/** Whether the last digit of a GTIN (8, 12, 13 or 14 digits) is its check digit (GS1 General Specifications 7.9). */
export function hasValidCheckDigit(digits: string): boolean {
  if (!/^\d{8,14}$/.test(digits)) return false;
  const body = digits.slice(0, -1).padStart(13, '0');
  let sum = 0;
  for (const [index, digit] of body.split('').entries())
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

/**
 * A barcode as sources write it (UPC-A with or without its leading zero, EAN-8, EAN-13, GTIN-14 of a single unit) as
 * GTIN-13, or null if the check digit is wrong or the number is reserved for in-store use (prefixes 02, 04, 2x).
 */
export function normalizeGtin(written: string): string | null {
  const digits = written.replace(/[\s-]/g, '');
  if (digits.length > 14) return null;
  const core = digits.replace(/^0+/, '');
  if (core.length < 7 || core.length > 13) return null;
  const gtin = core.padStart(13, '0');
  if (!hasValidCheckDigit(gtin)) return null;
  if (/^(?:2|02|04)/.test(gtin)) return null;
  return gtin;
}

/** Whether the code was issued in the United States or Canada (GS1 prefixes 000-019, 030-039, 060-139). */
export function isNorthAmerican(gtin: string): boolean {
  const prefix = Number(gtin.slice(0, 3));
  return prefix <= 19 || (prefix >= 30 && prefix <= 39) || (prefix >= 60 && prefix <= 139);
}
