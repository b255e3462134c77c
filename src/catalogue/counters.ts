import type { Bits } from './bits.ts';

/**
 * A small number for every product, held bit by bit: plane `k` has the bit of weight 2^k of each product's number.
 * Thirty-two products are added to at a time.
 */
export type Planes = readonly Bits[];

/** Adds one to the number of every product that is in `all` and not a member; numbers must stay below 2 ** planes. */
export function addOthers(planes: Planes, members: Bits, all: Bits): void {
  for (let w = 0; w < members.length; w++) {
    let carry = (all[w] as number) & ~(members[w] as number);
    for (let k = 0; carry !== 0; k++) {
      const plane = planes[k] as Bits;
      const before = plane[w] as number;
      plane[w] = before ^ carry;
      carry &= before;
    }
  }
}

/** Adds one to the number (below 16) of every member: unrolled, because every search runs it for every criterion. */
export function addToFour(c0: Bits, c1: Bits, c2: Bits, c3: Bits, members: Bits): void {
  for (let w = 0; w < members.length; w++) {
    const m = members[w] as number;
    const a = c0[w] as number;
    c0[w] = a ^ m;
    const carry1 = a & m;
    const b = c1[w] as number;
    c1[w] = b ^ carry1;
    const carry2 = b & carry1;
    const c = c2[w] as number;
    c2[w] = c ^ carry2;
    c3[w] = (c3[w] as number) ^ (c & carry2);
  }
}

/** Which products of one word have a number of at least `bound` (0 to 15). */
export function atLeast(p0: number, p1: number, p2: number, p3: number, bound: number): number {
  let greater = 0;
  let equal = -1;
  if (bound & 8) equal = p3;
  else {
    greater = p3;
    equal = ~p3;
  }
  if (bound & 4) equal &= p2;
  else {
    greater |= equal & p2;
    equal &= ~p2;
  }
  if (bound & 2) equal &= p1;
  else {
    greater |= equal & p1;
    equal &= ~p1;
  }
  if (bound & 1) equal &= p0;
  else greater |= equal & p0;
  // Where the bound's lowest bit is 0, equality holds whatever p0 is.
  return greater | equal;
}

/** Which products of one word have exactly this number (0 to 15). */
export function exactly(p0: number, p1: number, p2: number, p3: number, number: number): number {
  return (
    (number & 1 ? p0 : ~p0) &
    (number & 2 ? p1 : ~p1) &
    (number & 4 ? p2 : ~p2) &
    (number & 8 ? p3 : ~p3)
  );
}

/** Which products of word `w` have exactly this number, for any number of planes. */
export function exactlyIn(planes: Planes, w: number, number: number): number {
  let word = -1;
  for (let k = 0; k < planes.length; k++) {
    const plane = (planes[k] as Bits)[w] as number;
    word &= (number >>> k) & 1 ? plane : ~plane;
  }
  return word;
}

/** The number of one product. */
export function numberAt(planes: Planes, w: number, bit: number): number {
  let number = 0;
  for (let k = 0; k < planes.length; k++) {
    number |= ((((planes[k] as Bits)[w] as number) >>> bit) & 1) << k;
  }
  return number;
}
