import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type KeptFamilies, readKept } from '../../../tests/support/kept-standing.ts';
import { memberMaker, placesOf } from '../../../tests/support/group-members.ts';
import { runAtOnce } from '../run-at-once.ts';
import { familiesOfBrand } from './families-of-brand.ts';
import type { GroupMember } from './group-member.ts';

const brands = readKept<KeptFamilies>('families').map(({ members }) => members);
const bundled = fc.constantFrom(...brands.flat());

/** Products of one bundled brand, some with figures, a type or a text of another: what real records may come to say. */
const ofOneBrand = fc.constantFrom(...brands).chain((members) =>
  fc.array(
    fc
      .tuple(fc.constantFrom(...members), bundled, fc.integer({ min: 0, max: 15 }))
      .map(([member, other, taken]): GroupMember => {
        const own = { ...member };
        if (taken & 1) Object.assign(own, { figures: other.figures });
        if (taken & 2) Object.assign(own, { proteinType: other.proteinType });
        if (taken & 4) Object.assign(own, { allergens: other.allergens });
        return taken & 8 ? { ...own, cut: true } : own;
      }),
    { minLength: 3, maxLength: 12 },
  ),
);

it('the families of a brand are the same in whatever order its records came', () => {
  const inAnyOrder = ofOneBrand.chain((drawn) => {
    const members = drawn.map((member, at) => ({ ...member, id: at + 1 }));
    const shuffled = fc.shuffledSubarray(members, { minLength: members.length });
    return fc.tuple(fc.constant(members), shuffled);
  });
  fc.assert(
    fc.property(inAnyOrder, ([members, shuffled]) => {
      const families = runAtOnce(familiesOfBrand(members));
      const again = runAtOnce(familiesOfBrand(shuffled));
      expect(placesOf(members, again)).toEqual(placesOf(members, families));
    }),
    { numRuns: 1000 },
  );
});

it('lets others in after each line, also of a large brand', () => {
  const member = memberMaker([75, 8, 7]);
  const lines = Array.from({ length: 40 }, (_, at) => member({ line: `line ${at}` }));
  const steps = familiesOfBrand(lines);
  let pauses = 0;
  while (steps.next().done !== true) pauses += 1;
  expect(pauses).toBeGreaterThanOrEqual(lines.length);
});
