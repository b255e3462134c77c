import { hasValidCheckDigit, normalizeGtin } from './gtin.ts';

/**
 * Why a scanned or typed code does not identify a product: it is not a product number, its check digit is wrong, the
 * number is the shop's own (weighed goods, coupons), or it is a case of several packs (GTIN-14 with an indicator).
 */
export type BarcodeFault = 'no number' | 'check digit' | 'store' | 'case';

export type BarcodeReading =
  | { readonly ok: true /** GTIN-13. */; readonly gtin: string }
  | { readonly ok: false; readonly fault: BarcodeFault };

/** The symbology of a linear code; "UPC-E" decides how eight digits are read. */
export type BarcodeKind = 'UPC-E' | 'other';

/** The GTIN in a GS1 Digital Link (GS1 Digital Link Standard 1.4, section 3: `/01/` and the number; `/gtin/` before 1.1). */
const DIGITAL_LINK = /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?(?:01|gtin)\/(\d{8,14})(?:[/?#]|$)/i;
/** The GTIN in a GS1 element string, with or without brackets and symbology identifier. */
const ELEMENT_STRING = /^(?:\][A-Za-z]\d)?(?:\(01\)|01)(\d{14})/;

/** UPC-A of the eight digits of a UPC-E (GS1 General Specifications 5.2.2.4.2); null if they are not one. */
export function expandUpcE(digits: string): string | null {
  const found = /^([01])(\d)(\d)(\d)(\d)(\d)(\d)(\d)$/.exec(digits);
  if (found === null) return null;
  const [, system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = found;
  const middle =
    last <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`;
  const upcA = `${system}${middle}${check}`;
  return hasValidCheckDigit(upcA) ? upcA : null;
}

/** Eight digits are EAN-8 unless they were scanned as UPC-E; typed ones that begin with 0 can only be UPC-E. */
function readEight(digits: string, kind: BarcodeKind): string {
  const mayBeEan8 = kind !== 'UPC-E' && !digits.startsWith('0') && hasValidCheckDigit(digits);
  return mayBeEan8 ? digits : (expandUpcE(digits) ?? digits);
}

function judge(digits: string): BarcodeReading {
  if (digits.length === 14 && !digits.startsWith('0')) {
    return { ok: false, fault: hasValidCheckDigit(digits) ? 'case' : 'check digit' };
  }
  const gtin = normalizeGtin(digits);
  if (gtin !== null) return { ok: true, gtin };
  return { ok: false, fault: hasValidCheckDigit(digits) ? 'store' : 'check digit' };
}

/**
 * The product number in a pack's code or in what a person typed: EAN-13, EAN-8, UPC-A, UPC-E, GTIN-14 of a single unit,
 * a GS1 Digital Link or a GS1 element string. The check digit is verified.
 */
export function readBarcode(written: string, kind: BarcodeKind = 'other'): BarcodeReading {
  // Separators of element strings are control characters.
  const text = written.replace(/\p{Cc}/gu, '').trim();
  const within = DIGITAL_LINK.exec(text) ?? ELEMENT_STRING.exec(text);
  if (within?.[1] !== undefined) return judge(within[1]);
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{8,14}$/.test(digits)) return { ok: false, fault: 'no number' };
  return judge(digits.length === 8 ? readEight(digits, kind) : digits);
}
