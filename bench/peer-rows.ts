import type { Catalogue, IdPage } from '#catalogue/catalogue.ts';
import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import type { IndexFacts } from '#domain/matching/match-facts.ts';
import { proteinsByName, isListKnown } from '#domain/matching/judge-avoid.ts';
import { compareEvidence } from '#domain/matching/rank.ts';
import { bonusLines } from '#domain/matching/score.ts';
import { DIETARY_FLAGS, FITNESS_GOALS, PROTEIN_TYPES } from '#domain/enumerations.ts';
import { NAMED_PROTEINS } from '#domain/product/classify/named-proteins.ts';

/** A product as every peer stores it. */
export interface PeerRow {
  /** Its position in the order of evidence, then name, which breaks ties. */
  readonly place: number;
  readonly id: number;
  /** Numbers of canonical ingredient names, and of the proteins that the name of a product without a list states. */
  readonly ingredients: readonly number[];
  readonly complete: boolean;
  readonly type: number | null;
  readonly goal: number | null;
  readonly brand: number;
  /** In the order of `DIETARY_FLAGS`. */
  readonly flags: readonly (boolean | null)[];
  readonly bonus: number;
}

/** A listing with its figures, limited to what SQL answers in one statement. */
export interface PeerListing extends IdPage {
  readonly perfect: number;
  readonly averageScore: number;
  readonly unconfirmed: number;
  readonly hidden: number;
}

export interface Peer {
  /** Perfect matches by score, then name: their number and the first page. */
  perfect(criteria: UnderstoodCriteria, limit: number): Promise<IdPage> | IdPage;
  /** The listing with near matches. Null if the peer cannot express it. */
  readonly listing:
    | ((criteria: UnderstoodCriteria, limit: number) => Promise<PeerListing> | PeerListing)
    | null;
  close(): Promise<void> | void;
}

const numbers = new Map<string, number>();

/** The number of a canonical name, the same for rows and queries. */
export function ingredientNumber(canonical: string): number {
  let number = numbers.get(canonical);
  if (number === undefined) {
    number = numbers.size + 1;
    numbers.set(canonical, number);
  }
  return number;
}

/** The number of a protein stated by a product's name: it counts for an avoided term, but not for a must-have. */
function numberByName(canonical: string): number {
  return ingredientNumber(`name: ${canonical}`);
}

const NAMED: ReadonlySet<string> = new Set(NAMED_PROTEINS.map(({ canonical }) => canonical));

function numbersOf(facts: IndexFacts): readonly number[] {
  const listed = facts.ingredients.map(({ canonical }) => ingredientNumber(canonical));
  const byName = proteinsByName(facts).map(({ canonical }) => numberByName(canonical));
  return [...new Set([...listed, ...byName])];
}

export function peerRows(facts: readonly IndexFacts[], catalogue: Catalogue): PeerRow[] {
  const { ids } = catalogue.list({ limit: facts.length, offset: 0 });
  const byId = new Map(facts.map((each) => [each.id, each]));
  const order = ids
    .map((id) => byId.get(id) as IndexFacts)
    .toSorted(compareEvidence)
    .map(({ id }) => id);
  const placeOf = new Map(order.map((id, place) => [id, place]));
  return facts.map((each) => ({
    place: placeOf.get(each.id) as number,
    id: each.id,
    ingredients: numbersOf(each),
    complete: isListKnown(each),
    type: each.proteinType === null ? null : PROTEIN_TYPES.indexOf(each.proteinType),
    goal: each.fitnessGoal === null ? null : FITNESS_GOALS.indexOf(each.fitnessGoal),
    brand: each.brandId,
    flags: DIETARY_FLAGS.map((flag) => each[flag]),
    bonus: bonusLines(each).reduce((sum, line) => sum + line.points, 0),
  }));
}

/** The criteria as numbers, from which each peer's query is written. */
export function asNumbers(criteria: UnderstoodCriteria): {
  avoid: number[];
  mustHave: number[][];
  types: number[];
  goals: number[];
  brands: readonly number[];
  flags: number[];
} {
  const members = (term: UnderstoodCriteria['avoid'][number]): number[] =>
    term.members.map((member) => ingredientNumber(member));
  return {
    avoid: criteria.avoid.flatMap((term) => [
      ...members(term),
      ...term.members.filter((member) => NAMED.has(member)).map(numberByName),
    ]),
    mustHave: criteria.mustHave.map(members),
    types: criteria.proteinTypes.map((type) => PROTEIN_TYPES.indexOf(type)),
    goals: criteria.fitnessGoals.map((goal) => FITNESS_GOALS.indexOf(goal)),
    brands: criteria.brandIds,
    flags: criteria.flags.map((flag) => DIETARY_FLAGS.indexOf(flag)),
  };
}

/** A page of ids with the counts of an SQL row. */
export function listingOf(
  ids: readonly number[],
  row: Readonly<Record<string, unknown>>,
): PeerListing {
  const total = Number(row['total']);
  return {
    ids: total === 0 ? [] : ids,
    total,
    perfect: Number(row['perfect']),
    averageScore: total === 0 ? 0 : Math.round((10 * Number(row['sum'])) / total) / 10,
    unconfirmed: Number(row['unconfirmed']),
    hidden: Number(row['hidden']),
  };
}
