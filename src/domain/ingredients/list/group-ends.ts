import { headingKind } from '../names/heading-names.ts';
import type { HeadingWords } from '../vocabulary/word-tables.ts';
import type { IngredientRole, Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import { isVitaminOrMineral } from './brackets.ts';
import type { EntryDraft } from './entry-drafts.ts';
import { isProteinHeading } from './groups.ts';
import type { Item, Items } from './items.ts';

/** What else than their own kind the lists of these families name: "fibers: inulin, oat, apple". */
const ROLES_IN: Readonly<Record<string, readonly IngredientRole[]>> = {
  enzymes: ['enzyme'],
  'enzyme blend': ['enzyme'],
  fibers: ['fiber', 'gum', 'starch', 'cereal', 'fruit or vegetable', 'herb or extract'],
};

/** "Fibres : inuline, sel": a name that such a family cannot have. */
function isForeignTo(group: EntryDraft, { roles }: VocabularyEntry): boolean {
  const within = ROLES_IN[group.entry?.canonical ?? ''];
  return within !== undefined && roles.length > 0 && !roles.some((role) => within.includes(role));
}

/** Whether a group after a colon ends: at the next heading, and for proteins, vitamins, fibers or enzymes at the first other name. */
function endsGroup(item: Item, group: EntryDraft, headings: HeadingWords): boolean {
  if (item.colon) return true;
  const kind = headingKind(group.text, headings);
  const entry = item.pieces.find((piece) => piece.span === 'name')?.meaning?.entry ?? null;
  if (entry === null) return false;
  if (isForeignTo(group, entry)) return true;
  if (kind === 'vitamins') return !isVitaminOrMineral(entry);
  return kind === 'protein' && group.heading && entry.proteinSource === null;
}

function isProtein({ pieces }: Item): boolean {
  return pieces.some(({ meaning }) => (meaning?.entry?.proteinSource ?? null) !== null);
}

/**
 * "Protein blend: pea protein, chlorella, quinoa, flax seed. Other ingredients: …": index of the last member of a blend
 * whose sentence ends with a protein and has mostly proteins; -1 if the blend ends before.
 */
function endOfProteins(items: Items, from: number): number {
  const more = items.slice(from);
  const end = more.findIndex(({ closes, colon }) => closes || colon);
  const sentence = more.slice(0, end + 1);
  const last = sentence.at(-1);
  const ends = last?.closes === true && !last.colon && isProtein(last);
  return ends && sentence.filter(isProtein).length > sentence.length / 2 ? from + end : -1;
}

/** Decides for each item of a list, in order, whether the group that is open before it has ended. */
export class GroupEnds {
  readonly #items: Items;
  readonly #vocabulary: Vocabulary;
  /** Index up to which an open blend goes on. */
  #goesOn = -1;

  constructor(items: Items, vocabulary: Vocabulary) {
    this.#items = items;
    this.#vocabulary = vocabulary;
  }

  endsBefore(at: number, group: EntryDraft | undefined): boolean {
    const item = this.#items[at];
    if (group === undefined || item === undefined || at <= this.#goesOn) return false;
    if (!endsGroup(item, group, this.#vocabulary.headingWords)) return false;
    if (!isProteinHeading(group, this.#vocabulary)) return true;
    this.#goesOn = endOfProteins(this.#items, at);
    return this.#goesOn < 0;
  }
}
