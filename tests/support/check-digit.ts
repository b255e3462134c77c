/** Returns digits with their check digit appended (GS1 General Specifications 7.9). */
export function withCheckDigit(body: string): string {
  let sum = 0;
  for (const [place, digit] of body.split('').reverse().entries())
    sum += Number(digit) * (place % 2 === 0 ? 3 : 1);
  return body + String((10 - (sum % 10)) % 10);
}

/** Returns the GTIN-13 of a running number. */
export function gtinOf(number: number): string {
  return withCheckDigit(`50${String(number).padStart(10, '0')}`);
}
