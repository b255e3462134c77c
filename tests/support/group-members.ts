import { familiesOfBrand } from '#domain/flavors/families-of-brand.ts';
import type { GroupMember, Macronutrients } from '#domain/flavors/group-member.ts';
import { runAtOnce } from '#domain/run-at-once.ts';

type Figures = readonly [number | null, number | null, number | null];

/** A brand's product as tests describe it: protein, carbohydrate and fat in grams. */
export type MemberFacts = Partial<Omit<GroupMember, 'figures'>> & {
  readonly figures?: Figures | undefined;
  readonly per?: Macronutrients['per'];
};

/** Returns a function that creates members with ids of their own, and with these figures unless others are given. */
export function memberMaker(usual: Figures): (facts?: MemberFacts) => GroupMember {
  let next = 0;
  return ({ figures = usual, per = '100', ...facts } = {}) => {
    const [protein, carbohydrate, fat] = figures;
    return {
      id: (next += 1),
      proteinType: null,
      flavorKey: '',
      allergens: null,
      statedFacts: 10,
      goal: null,
      cut: true,
      figures: { per, protein, carbohydrate, fat },
      ...facts,
    };
  };
}

/** Returns which members are grouped together, by their index in the list. */
export function placesOf(
  members: readonly GroupMember[],
  families: readonly { readonly members: readonly GroupMember[] }[],
): readonly (readonly number[])[] {
  return families
    .map((family) => family.members.map((each) => members.indexOf(each)).sort((a, b) => a - b))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** Returns a function that returns which products of a brand, made by `member`, are grouped together. */
export function togetherIn(member: ReturnType<typeof memberMaker>) {
  return (...list: readonly MemberFacts[]): readonly (readonly number[])[] => {
    const members = list.map((facts) => member(facts));
    return placesOf(members, runAtOnce(familiesOfBrand(members)));
  };
}
