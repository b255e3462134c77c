import type { Vocabulary } from '#domain/ingredients/vocabulary/vocabulary.ts';
import type { Label, LabelExplanation } from '../src/domain/ingredients/label/label.ts';

export interface LabelledEntry {
  readonly text: string;
  readonly parent: number | null;
  readonly canonical: string;
  readonly fragment?: boolean;
}

/** A record of data/labelled (data/labelled/README.md). */
export interface LabelledStatement {
  readonly gtin13: string;
  readonly name: string | null;
  readonly ingredients_text: string;
  readonly truncated: boolean;
  readonly ingredients: readonly LabelledEntry[];
  readonly contains: readonly string[];
  /** Allergens of Reg. (EU) 1169/2011 beyond the nine of the USA. Labeled in foreign statements only. */
  readonly contains_other?: readonly string[];
  readonly may_contain: readonly string[];
  readonly may_contain_other?: readonly string[];
  readonly may_contain_basis: string | null;
  readonly gluten_sources: readonly string[];
  readonly animal_canonical: readonly string[];
  readonly vegan_by_ingredients: boolean | null;
  readonly sweeteners: readonly string[];
  readonly polyols: readonly string[];
  readonly added_sugars: readonly string[];
  readonly protein_sources: readonly string[];
  readonly protein_type: string | null;
  readonly protein_type_alt: readonly (string | null)[];
  readonly ingredient_list_ok: boolean;
}

interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly wrong: number;
}

export interface LabelScores {
  readonly lists: number;
  readonly sets: Readonly<Record<string, Score>>;
  readonly proteinType: {
    readonly agreement: number;
    readonly count: number;
    readonly confusion: Readonly<Record<string, number>>;
  };
  readonly vegan: { readonly agreement: number; readonly falseVegan: number };
  readonly remarks: readonly string[];
}

/** The nine allergens that are labeled in every file. */
const NINE: readonly string[] = [
  'milk',
  'egg',
  'fish',
  'crustacean shellfish',
  'tree nuts',
  'peanuts',
  'wheat',
  'soy',
  'sesame',
];
const ofNine = (found: readonly string[]) => found.filter((each) => NINE.includes(each));
const beyondNine = (found: readonly string[]) => found.filter((each) => !NINE.includes(each));

class Tally {
  hit = 0;
  missed = 0;
  extra = 0;
  get score(): Score {
    const precision = this.hit + this.extra === 0 ? 1 : this.hit / (this.hit + this.extra);
    const recall = this.hit + this.missed === 0 ? 1 : this.hit / (this.hit + this.missed);
    const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
    return { precision, recall, f1, wrong: this.missed + this.extra };
  }
}

type Same = (a: string, b: string) => boolean;

function sameness(
  groups: readonly (readonly string[])[],
  { keyOf }: Pick<Vocabulary, 'keyOf'>,
): Same {
  const groupsOf = new Map<string, Set<number>>();
  for (const [index, group] of groups.entries()) {
    for (const name of group) {
      const key = keyOf(name);
      groupsOf.set(key, (groupsOf.get(key) ?? new Set()).add(index));
    }
  }
  return (a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === second) return true;
    const others = groupsOf.get(second);
    return [...(groupsOf.get(first) ?? [])].some((group) => others?.has(group) === true);
  };
}

/** Counts the common items of two multisets. Returns the remaining items of each. */
function compare<T>(
  expected: readonly T[],
  got: readonly T[],
  same: (a: T, b: T) => boolean,
  tally: Tally,
): [T[], T[]] {
  const left = [...got];
  const missed: T[] = [];
  for (const item of expected) {
    const index = left.findIndex((other) => same(item, other));
    if (index < 0) missed.push(item);
    else {
      left.splice(index, 1);
      tally.hit += 1;
    }
  }
  tally.missed += missed.length;
  tally.extra += left.length;
  return [missed, left];
}

interface Placed {
  readonly canonical: string;
  readonly parent: string | null;
}

function placed(entries: readonly { canonical: string; parent: number | null }[]): Placed[] {
  return entries.map(({ canonical, parent }) => ({
    canonical,
    parent: parent === null ? null : (entries[parent]?.canonical ?? null),
  }));
}

function withoutFragments(statement: LabelledStatement, got: LabelExplanation, same: Same) {
  const cut = statement.ingredients.filter((entry) => entry.fragment === true);
  const predicted = placed(got.ingredients);
  const drop = new Set<number>();
  for (const fragment of cut) {
    const last = got.ingredients.length - 1;
    const index = got.ingredients.findLastIndex(
      (entry, at) =>
        !drop.has(at) &&
        same(entry.canonical, fragment.canonical) &&
        (entry.fragment || at === last),
    );
    if (index >= 0) drop.add(index);
    else for (const [at, entry] of got.ingredients.entries()) if (entry.fragment) drop.add(at);
  }
  return {
    expected: placed(statement.ingredients).filter(
      (_, index) => statement.ingredients[index]?.fragment !== true,
    ),
    predicted: predicted.filter((_, index) => !drop.has(index)),
  };
}

/** The labeled sets of a statement, each with the expected and the found items. */
function setsOf(
  statement: LabelledStatement,
  got: LabelExplanation,
): readonly (readonly [what: string, expected: readonly string[], found: readonly string[]])[] {
  return [
    ['allergens', statement.contains, ofNine(got.contains)],
    ['may contain', statement.may_contain, ofNine(got.mayContain)],
    ...(statement.contains_other === undefined
      ? []
      : [['other allergens', statement.contains_other, beyondNine(got.contains)] as const]),
    ...(statement.may_contain_other === undefined
      ? []
      : [['other precautions', statement.may_contain_other, beyondNine(got.mayContain)] as const]),
    ['gluten', statement.gluten_sources, got.glutenSources],
    ['animal', statement.animal_canonical, got.animal],
    ['sweeteners', statement.sweeteners, got.sweeteners],
    ['polyols', statement.polyols, got.polyols],
    ['added sugars', statement.added_sugars, got.addedSugars],
    ['protein sources', statement.protein_sources, got.proteinSources],
    [
      'basis',
      statement.may_contain_basis === null ? [] : [statement.may_contain_basis],
      got.mayContainBasis === null ? [] : [got.mayContainBasis],
    ],
  ];
}

/** Compares the ingredients of a list, by name and then with their parents. Returns what is missing and extra. */
function compareLists(
  statement: LabelledStatement,
  got: LabelExplanation,
  same: Same,
  tally: (what: string) => Tally,
): readonly (readonly [what: string, missed: readonly unknown[], extra: readonly unknown[]])[] {
  const { expected, predicted } = withoutFragments(statement, got, same);
  const names = (entries: readonly Placed[]) => entries.map((entry) => entry.canonical);
  const byName = compare(names(expected), names(predicted), same, tally('ingredient list'));
  const sameParent = (a: string | null, b: string | null): boolean =>
    a === b || (a !== null && b !== null && same(a, b));
  const sameEntry = (a: Placed, b: Placed): boolean =>
    same(a.canonical, b.canonical) && sameParent(a.parent, b.parent);
  const [unplaced, misplaced] = compare(expected, predicted, sameEntry, tally('list with parents'));
  const shown = (entries: readonly Placed[]) =>
    entries.map(({ canonical, parent }) => `${canonical} < ${parent}`);
  return [
    ['list', ...byName],
    ['parents', shown(unplaced), shown(misplaced)],
  ];
}

/**
 * Scores explanations against hand-made labels. Names are equal if their canonical names are (`keyOf`) or if they are
 * in one of the groups; lists are compared as multisets.
 */
export function scoreStatements(
  statements: readonly LabelledStatement[],
  explain: (label: Label) => LabelExplanation,
  groups: readonly (readonly string[])[],
  vocabulary: Pick<Vocabulary, 'keyOf'>,
): LabelScores {
  const same = sameness(groups, vocabulary);
  const tallies = new Map<string, Tally>();
  const remarks: string[] = [];
  const confusion: Record<string, number> = {};
  let [lists, typed, vegan, falseVegan] = [0, 0, 0, 0];
  const tally = (what: string): Tally => {
    const known = tallies.get(what) ?? new Tally();
    tallies.set(what, known);
    return known;
  };
  for (const statement of statements) {
    const got = explain({
      statement: statement.ingredients_text,
      truncated: statement.truncated,
      name: statement.name ?? undefined,
    });
    const remark = (what: string, missed: readonly unknown[], extra: readonly unknown[]): void => {
      if (missed.length + extra.length === 0) return;
      remarks.push(
        `${statement.gtin13} ${what}: missed ${JSON.stringify(missed)} extra ${JSON.stringify(extra)}`,
      );
    };
    for (const [what, expected, found] of setsOf(statement, got))
      remark(what, ...compare(expected, found, same, tally(what)));
    if (statement.ingredient_list_ok) {
      lists += 1;
      for (const [what, missed, extra] of compareLists(statement, got, same, tally))
        remark(what, missed, extra);
    }
    const right =
      got.proteinType === statement.protein_type ||
      statement.protein_type_alt.includes(got.proteinType);
    if (right) typed += 1;
    else {
      const pair = `${statement.protein_type} read as ${got.proteinType}`;
      confusion[pair] = (confusion[pair] ?? 0) + 1;
      remark('type', [statement.protein_type], [got.proteinType]);
    }
    if (got.veganByIngredients === statement.vegan_by_ingredients) vegan += 1;
    else remark('vegan', [statement.vegan_by_ingredients], [got.veganByIngredients]);
    if (got.veganByIngredients === true && statement.vegan_by_ingredients !== true) falseVegan += 1;
  }
  return {
    lists,
    sets: Object.fromEntries([...tallies].map(([what, counted]) => [what, counted.score])),
    proteinType: { agreement: typed / statements.length, count: statements.length, confusion },
    vegan: { agreement: vegan / statements.length, falseVegan },
    remarks,
  };
}
