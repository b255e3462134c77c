import { describe, expect, it } from 'vitest';
import { expandUpcE, readBarcode } from './read-barcode.ts';

describe('readBarcode', () => {
  it.each([
    ['EAN-13', '4006381333931', '4006381333931'],
    ['EAN-13 with spaces', ' 4 006381 333931 ', '4006381333931'],
    ['EAN-8', '96385074', '0000096385074'],
    ['UPC-A', '036000291452', '0036000291452'],
    ['UPC-E', '01234565', '0012345000065'],
    ['GTIN-14 of a single pack', '04006381333931', '4006381333931'],
    ['Digital Link', 'https://id.gs1.org/01/04006381333931', '4006381333931'],
    [
      'Digital Link of a maker, with batch and query',
      'https://example.com/shop/01/04006381333931/10/AB%2F1?17=270101',
      '4006381333931',
    ],
    ['Digital Link by name', 'http://example.com/gtin/4006381333931', '4006381333931'],
    ['element string with brackets', '(01)04006381333931(17)270101', '4006381333931'],
    ['element string with identifier', ']Q3010400638133393110AB\u001d17270101', '4006381333931'],
  ])('%s', (_, written, gtin) => {
    expect(readBarcode(written)).toEqual({ ok: true, gtin });
  });

  it.each([
    ['nothing', '', 'no number'],
    ['a word', 'whey', 'no number'],
    ['any other address', 'https://example.com/menu', 'no number'],
    ['a wrong digit', '4006381333932', 'check digit'],
    ['a wrong digit in a Digital Link', 'https://id.gs1.org/01/04006381333932', 'check digit'],
    ['a number of the shop', '2012345678903', 'store'],
    ['a case of packs', '14006381333938', 'case'],
    ['a case with a wrong digit', '14006381333939', 'check digit'],
  ])('%s is none', (_, written, fault) => {
    expect(readBarcode(written)).toEqual({ ok: false, fault });
  });

  it('takes eight digits for what they were scanned as', () => {
    expect(readBarcode('12345670')).toEqual({ ok: true, gtin: '0000012345670' });
    expect(readBarcode('12345670', 'UPC-E')).not.toEqual({ ok: true, gtin: '0000012345670' });
  });

  it('finds every single wrong digit of an EAN-13', () => {
    const code = '4006381333931';
    for (let place = 0; place < code.length; place += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const changed = code.slice(0, place) + digit + code.slice(place + 1);
        if (changed !== code) expect(readBarcode(changed).ok).toBe(false);
      }
    }
  });
});

describe('expandUpcE', () => {
  it.each([
    // The four ways of leaving zeros out, by the last digit (GS1 General Specifications 5.2.2.4.2).
    ['01234505', '012000003455'],
    ['01234514', '012100003454'],
    ['01234531', '012300000451'],
    ['01234543', '012340000053'],
    ['01234565', '012345000065'],
  ])('%s → %s', (short, long) => {
    expect(expandUpcE(short)).toBe(long);
  });
  it.each(['01234564', '21234565', '1234565', 'abcdefgh'])('%s is none', (text) => {
    expect(expandUpcE(text)).toBeNull();
  });
});
