import type { Vocabulary } from '../ingredients/vocabulary/vocabulary.ts';
import { plainWish, type WishWords } from '../ingredients/vocabulary/wish-words.ts';
import type { UnderstoodCriteria } from './criteria.ts';
import {
  comparedTerm,
  type UnderstoodTerm,
  includesTerm,
} from '../ingredients/wishes/understood-term.ts';
import { ANIMAL_ALLERGENS, DIETARY_FLAG_LABELS, type ProteinType } from '../enumerations.ts';
import { joinNames } from '../wording.ts';

/** Something about the search that the shopper should know before reading its results. */
export interface CriteriaWarning {
  readonly kind: 'conflict' | 'caution' | 'unknown-word';
  readonly text: string;
}

/** What every product of a type is made of, by the vocabulary's names. "Multi-Source" may be made of anything. */
const MADE_OF: Readonly<Record<ProteinType, readonly string[]>> = {
  'Whey Isolate': ['whey protein isolate'],
  'Whey Concentrate': ['whey protein concentrate'],
  'Whey Blend': ['whey protein'],
  'Hydrolyzed Whey': ['hydrolyzed whey protein'],
  Casein: ['casein'],
  'Casein & Whey': ['casein', 'whey protein'],
  'Plant Protein': ['plant proteins'],
  'Pea + Rice': ['pea protein', 'rice protein'],
  'Multi-Plant': ['plant proteins'],
  'Multi-Source': [],
};
const isOf = (type: ProteinType, word: 'whey' | 'casein'): boolean =>
  MADE_OF[type].some((protein) => protein.includes(word));

/**
 * Warns of wishes that conflict (specification section 5, "Filter conflict warnings"; product.md section 2): vegan with
 * whey or casein, lactose free with whey (a caution for isolate), a must-have that is also avoided, a protein type made
 * of what is avoided; and of words that the vocabulary does not know. Overlap is tested through what the words mean.
 * `settings` tells, for must-haves that name no ingredient, which control sets them (`settingOfWish`).
 */
export function findWarnings(
  criteria: UnderstoodCriteria,
  vocabulary: Pick<Vocabulary, 'entries' | 'keyOf' | 'wishWords'>,
  settings: ReadonlyMap<string, string>,
): CriteriaWarning[] {
  return [
    ...veganWarnings(criteria, vocabulary),
    ...lactoseWarnings(criteria),
    ...overlapWarnings(criteria, vocabulary),
    ...avoidedTypeWarnings(criteria),
    ...unknownWordWarnings(criteria, vocabulary.wishWords, settings),
  ];
}

/** Excludes what can be made without animals: "protein" may be milk or pea. */
function comesFromAnimals(
  { allergens, partOfAllergens, members }: UnderstoodTerm,
  { entries }: Pick<Vocabulary, 'entries'>,
): boolean {
  const ofAllergen = [...allergens, ...partOfAllergens].some((each) =>
    ANIMAL_ALLERGENS.includes(each),
  );
  const eaten = members.filter((name) => entries.get(name)?.kind === 'ingredient');
  return (
    ofAllergen || (eaten.length > 0 && eaten.every((name) => entries.get(name)?.animal === 'yes'))
  );
}

function veganWarnings(
  { flags, proteinTypes, mustHave }: UnderstoodCriteria,
  vocabulary: Pick<Vocabulary, 'entries'>,
): CriteriaWarning[] {
  if (!flags.includes('isVegan')) return [];
  const types = proteinTypes.filter((type) => isOf(type, 'whey') || isOf(type, 'casein'));
  const terms = mustHave.filter((term) => comesFromAnimals(term, vocabulary));
  return [
    ...types.map((type) => ({
      kind: 'conflict' as const,
      text: `Vegan and ${type} contradict each other: ${type.includes('Whey') ? 'whey' : 'casein'} comes from milk.`,
    })),
    ...terms.map((term) => ({
      kind: 'conflict' as const,
      text: `Vegan and the must-have ${term.name} contradict each other: it comes from animals.`,
    })),
  ];
}

function lactoseWarnings({ flags, proteinTypes, mustHave }: UnderstoodCriteria): CriteriaWarning[] {
  if (!flags.includes('isLactoseFree')) return [];
  const types = proteinTypes.filter((type) => isOf(type, 'whey'));
  // Of "whey or pea protein", the second is without lactose.
  const terms = mustHave
    .map(({ name }) => name)
    .filter((name) => /\bwhey\b/i.test(name) && !name.includes(' or '));
  return [
    ...types.map((type) => lactoseWarning(type, type)),
    ...terms.map((name) => lactoseWarning(name, `the must-have ${name}`)),
  ];
}

/** Isolate keeps little of whey's lactose. */
function lactoseWarning(whey: string, called: string): CriteriaWarning {
  return /isolate/i.test(whey)
    ? {
        kind: 'caution',
        text: `Lactose Free and ${whey}: isolate has little lactose, but is lactose free only where the label says so.`,
      }
    : {
        kind: 'conflict',
        text: `Lactose Free and ${called} contradict each other: whey contains lactose.`,
      };
}

function overlapWarnings(
  { avoid, mustHave }: UnderstoodCriteria,
  vocabulary: Pick<Vocabulary, 'keyOf'>,
): CriteriaWarning[] {
  const compared = (term: UnderstoodTerm) => comparedTerm(term, vocabulary);
  const unwantedTerms = avoid.map(compared);
  return mustHave.map(compared).flatMap((wanted) =>
    unwantedTerms.flatMap((unwanted): CriteriaWarning[] => {
      const asked = `You ask for ${wanted.name} and avoid`;
      if (wanted.name === unwanted.name) return [{ kind: 'conflict', text: `${asked} it.` }];
      if (includesTerm(unwanted, wanted))
        return [{ kind: 'conflict', text: `${asked} ${unwanted.name}, which includes it.` }];
      if (!includesTerm(wanted, unwanted)) return [];
      const text = `${asked} ${unwanted.name}, a kind of it: only its other kinds are found.`;
      return [{ kind: 'conflict', text }];
    }),
  );
}

function avoidedTypeWarnings({ avoid, proteinTypes }: UnderstoodCriteria): CriteriaWarning[] {
  return proteinTypes.flatMap((type) =>
    avoid.flatMap(({ name, members }) =>
      MADE_OF[type]
        .filter((protein) => members.includes(protein))
        .map((protein) => ({
          kind: 'conflict' as const,
          text: `You avoid ${name} and ask for the protein type ${type}: such products contain ${protein}.`,
        })),
    ),
  );
}

function unknownWordWarnings(
  { avoid, mustHave }: UnderstoodCriteria,
  words: Pick<WishWords, 'dietary' | 'groups'>,
  settings: ReadonlyMap<string, string>,
): CriteriaWarning[] {
  const warned = new Map<string, CriteriaWarning>();
  const warn = (terms: readonly UnderstoodTerm[], cannot: string): void => {
    for (const term of terms) {
      if (term.kind === 'literal' && !warned.has(term.term)) {
        warned.set(term.term, unknownWord(term, cannot, words));
      }
    }
  };
  warn(avoid, 'no product can be confirmed to be free of it');
  for (const { term } of mustHave) {
    const setting = settings.get(term);
    if (setting !== undefined)
      warned.set(term, {
        kind: 'caution',
        text: `“${term}” is no ingredient: ${setting} instead.`,
      });
  }
  warn(mustHave, 'only labels with exactly this wording are found');
  return [...warned.values()];
}

function unknownWord(
  { term: word, didYouMean }: UnderstoodTerm,
  cannot: string,
  { dietary, groups }: Pick<WishWords, 'dietary' | 'groups'>,
): CriteriaWarning {
  const plain = word.toLowerCase().replace(/[\s-]+/g, ' ');
  const flag = dietary.get(plain);
  if (flag !== undefined) {
    const text = `“${word}” is no ingredient: tick ${DIETARY_FLAG_LABELS[flag]} among the dietary wishes instead.`;
    return { kind: 'caution', text };
  }
  if (/^(?:no|without)\s/.test(plain) || groups.has(plainWish(word))) {
    const text = `“${word}” is nothing to have: write what you avoid under Avoid ingredients.`;
    return { kind: 'caution', text };
  }
  return {
    kind: 'unknown-word',
    text: `We do not know “${word}” as an ingredient, so ${cannot}.${
      didYouMean.length === 0 ? '' : ` Did you mean ${joinNames(didYouMean, 'or')}?`
    }`,
  };
}
