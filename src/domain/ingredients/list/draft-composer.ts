import type { Allergen } from '../../enumerations.ts';
import { distinct } from '../../wording.ts';
import { isMark, says } from '../names/atom.ts';
import { allergensOfEntry } from '../vocabulary/entry-facts.ts';
import type { Vocabulary, VocabularyEntry } from '../vocabulary/vocabulary.ts';
import {
  entriesOfOrigins,
  isOriginOnly,
  combineWithGroup,
  beginsWithOf,
  sharedBefore,
  sharedBehind,
} from './combine-names.ts';
import type { EntryDraft } from './entry-drafts.ts';
import { type Item, piecesBeforeName } from './items.ts';
import { type Parts, partsOf } from './parts.ts';
import { formsOfProtein, withForm } from './stated-forms.ts';

function without<T>(all: readonly T[], some: readonly T[]): readonly T[] {
  return all.filter((each) => !some.includes(each));
}

/** An entry for which some of its allergens are only a doubt. */
function asDoubts(entry: VocabularyEntry, lacking: readonly Allergen[]): VocabularyEntry {
  return {
    ...entry,
    allergens: without(entry.allergens, lacking),
    gluten: lacking.includes('gluten') ? [] : entry.gluten,
    maybeAllergens: distinct([...entry.maybeAllergens, ...lacking]),
  };
}

/** Most names of a series before its last. */
const LONGEST_SERIES = 4;

/** "Arándanos rojos (arándanos, azúcar)": the list of a fruit repeats only the first words of its name. */
function repeatsFruit({ text, entry }: EntryDraft, fruit: EntryDraft | undefined): boolean {
  const isFruit = (each: VocabularyEntry | null | undefined): boolean =>
    each?.roles.includes('fruit or vegetable') === true;
  const begins = fruit?.text.toLowerCase().startsWith(`${text.toLowerCase()} `) === true;
  if (!begins || !isFruit(entry) || !isFruit(fruit.entry)) return false;
  return fruit.entry?.ancestors.includes(entry?.canonical ?? '') === false;
}

/** Completes drafts with what other items, brackets or groups say about them, when a label writes names in pieces. */
export class DraftComposer {
  readonly #drafts: EntryDraft[];
  readonly #vocabulary: Vocabulary;

  constructor(drafts: EntryDraft[], vocabulary: Vocabulary) {
    this.#drafts = drafts;
    this.#vocabulary = vocabulary;
  }

  /** Adds what an item, or its entry at `index`, says about the entry `before`. Returns the entry that the next item may refer to. */
  addContinuation(before: number | null, index: number | null, item: Item): number | null {
    if (before === null) return index;
    if (index !== null && this.#joinProtein(before, index, item)) return before;
    if (index !== null && this.#joinBlend(before, index, item)) return before;
    const another = item.joined === true || isOriginOnly(item) || beginsWithOf(item);
    if (another) this.#shareKind(before, index, item);
    else if (says(item.pieces[0], 'and')) this.#shareForms(before, index);
    if (index !== null) return index;
    return this.#addForms(before, item) || another ? before : null;
  }

  /** "Salt / Sel": the same name in another language; true if the last draft, at `index`, was that and was dropped. */
  dropSame(index: number): boolean {
    const [one, other] = this.#drafts.slice(index - 1);
    const last = index === this.#drafts.length - 1 && index > 0;
    if (!last || !one?.entry || one.canonical !== other?.canonical) return false;
    if (one.parent !== other.parent) return false;
    const declared = distinct([...one.declared, ...other.declared]);
    this.#drafts.splice(index - 1, 2, { ...one, declared });
    return true;
  }

  /**
   * "Milk, protein isolate", "WHEY• Protein Isolate": a form of protein without a name belongs to the food before it,
   * if that has such a protein. After a plant it may be of milk.
   */
  #joinProtein(before: number, index: number, item: Item): boolean {
    const [food, protein] = this.#drafts.slice(-2);
    const isNext = before === index - 1 && index === this.#drafts.length - 1;
    if (!isNext || food?.entry?.animal !== 'yes') return false;
    if (protein?.entry?.canonical !== 'proteins') return false;
    const { entries, qualities } = partsOf(item.pieces, this.#vocabulary.lexicon);
    const plain = this.#vocabulary.resolve(`${food.entry.canonical} protein`);
    if (plain === null || plain === food.entry) return false;
    const whole = withForm(plain, qualities, this.#vocabulary);
    if (entries.length > 1 || !whole?.ancestors.includes(food.entry.canonical)) return false;
    this.#drafts.pop();
    this.#rename(before, whole);
    return true;
  }

  /** "Whey protein concentrate & isolate blend": without a list, the blend consists of both forms. */
  #joinBlend(before: number, index: number, item: Item): boolean {
    const isLast = index === this.#drafts.length - 1;
    if (!isLast || item.colon || item.brackets.length > 0) return false;
    const blend = this.#drafts[index];
    const [, other] = partsOf(item.pieces, this.#vocabulary.lexicon).entries;
    if (blend?.entry?.canonical !== 'blends' || other !== undefined) return false;
    this.#drafts.pop();
    const joins = this.#pushForms(before, blend.qualities);
    if (!joins) this.#drafts.push(blend);
    return joins;
  }

  /**
   * "Soy and sunflower lecithin", "lécithine de soja et de tournesol": both are lecithins. A name without such a kind
   * means itself.
   */
  #shareKind(before: number, index: number | null, item: Item): void {
    const one = this.#drafts[before];
    if (!one?.entry) return;
    if (index === null) {
      const { qualities } = partsOf(item.pieces, this.#vocabulary.lexicon);
      for (const entry of entriesOfOrigins(qualities, one.entry, this.#vocabulary))
        this.#pushForm({ ...one, declared: [] }, entry, one.parent);
      return;
    }
    const other = this.#drafts[index];
    if (!other?.entry) return;
    const shared = sharedBefore(one.text, one.entry, other.entry, this.#vocabulary);
    this.#rename(before, shared);
    const own = { text: other.text, entry: other.entry };
    const full = { text: one.text, entry: one.entry };
    this.#rename(index, sharedBehind(item, own, full, this.#vocabulary));
    if (shared !== null) this.#shareForms(before, index);
  }

  /** "Hydrolyzed soy and corn protein", "hydrolyzed corn, soy, and wheat protein": the form before the first is of all. */
  #shareForms(before: number, index: number | null): void {
    const full = index === null ? null : this.#drafts[index]?.entry;
    if (index === null || !full) return;
    const isFormed = ({ qualities }: EntryDraft): boolean => qualities.includes('hydrolyzed');
    const from = Math.max(0, before + 1 - LONGEST_SERIES);
    const found = this.#drafts.slice(from, before + 1).findLastIndex(isFormed);
    const first = from + found;
    const series = this.#drafts.slice(first, index + 1);
    if (found < 0 || series.some(({ parent }) => parent !== series[0]?.parent)) return;
    const entries = series.map(({ entry, text }, at) => {
      if (first + at === index || entry === null) return entry;
      const shared = sharedBefore(text, entry, full, this.#vocabulary);
      return first + at === before ? (shared ?? entry) : shared;
    });
    const forms = entries.map(
      (entry) => entry && withForm(entry, ['hydrolyzed'], this.#vocabulary),
    );
    if (forms.includes(null)) return;
    for (const [at, form] of forms.entries()) this.#rename(first + at, form);
  }

  /** "Whey protein concentrate, isolate": an item that only names another form of the protein before it. */
  #addForms(before: number, item: Item): boolean {
    const { qualities, functions } = partsOf(item.pieces, this.#vocabulary.lexicon);
    if (functions > 0) return false;
    return this.#hydrolyze(before, item, qualities) || this.#pushForms(before, qualities);
  }

  /** "Molkenprotein, hydrolysiert": behind a plain protein, a participle says what was done to it. */
  #hydrolyze(before: number, { joined }: Item, qualities: readonly string[]): boolean {
    const entry = this.#drafts[before]?.entry;
    if (!entry || joined === true || before < this.#drafts.length - 1) return false;
    if (qualities.filter((quality) => quality !== 'other').join() !== 'hydrolyzed') return false;
    const whole = withForm(entry, qualities, this.#vocabulary);
    this.#rename(before, whole);
    return whole !== null;
  }

  /** "Isolat et concentrat de protéines de lactosérum", "Concentré/Isolat de …": several forms before the protein are all present. */
  addFormsBefore(index: number, item: Item): void {
    const before = piecesBeforeName(item);
    if (!before.some((piece) => says(piece, 'and') || isMark(piece, '/'))) return;
    this.#pushForms(index, partsOf(before, this.#vocabulary.lexicon).qualities);
  }

  /** Adds the other forms of a protein that qualities state; true if there are any. */
  #pushForms(index: number, qualities: readonly string[]): boolean {
    const one = this.#drafts[index];
    if (!one?.entry) return false;
    const forms = formsOfProtein(one.entry, qualities, this.#vocabulary);
    for (const entry of forms) if (entry !== one.entry) this.#pushForm(one, entry, one.parent);
    return forms.length > 0;
  }

  /** "Cellulose gum and gel": a name that means two entries, unless it has a list. */
  addSecond(index: number, listed: boolean): void {
    if (listed) return;
    const one = this.#drafts[index];
    const [first, second] =
      one?.entry?.parents.map((name) => this.#vocabulary.entries.get(name)) ?? [];
    if (!one || !first || !second || !one.canonical.startsWith(`${first.canonical} and `)) return;
    this.#rename(index, first);
    this.#pushForm(one, second, one.parent);
  }

  /** "Sieroproteine (concentrate e isolate)": the forms in the bracket of a protein. */
  addFormsWithin(index: number, inner: Parts): void {
    const one = this.#drafts[index];
    const entry = one?.entry;
    if (!entry || inner.entries.some((other) => !entry.ancestors.includes(other.canonical))) return;
    const forms = formsOfProtein(entry, inner.qualities, this.#vocabulary);
    if (forms.length > 1) for (const entry of forms) this.#pushForm(one, entry, index);
    else this.#rename(index, forms[0] ?? null);
  }

  #pushForm(one: EntryDraft, entry: VocabularyEntry, parent: number | null): void {
    const { canonical } = entry;
    this.#drafts.push({ ...one, text: canonical, canonical, entry, parent, heading: false });
  }

  /**
   * "Vegetable oils (canola, corn)": the oil, not the grain. After a name that is not a protein, no protein is meant:
   * "protein (soy, salt, peanuts".
   */
  renameMembers(group: number, first: number): void {
    const { entry = null, heading = true } = this.#drafts[group] ?? {};
    if (entry === null || heading) return;
    for (let at = first; at < this.#drafts.length; at += 1) {
      const member = this.#drafts[at];
      if (member?.parent !== group || member.entry === null) continue;
      const whole = repeatsFruit(member, this.#drafts[group])
        ? entry
        : combineWithGroup(member.entry, entry, this.#vocabulary);
      this.#rename(at, whole);
      const { proteinSource, kind } = whole ?? member.entry;
      const ofProteins = [entry.canonical, ...entry.ancestors].includes('proteins');
      if (ofProteins && proteinSource === null && kind === 'ingredient') return;
    }
  }

  /** "Nuts (almonds, cashews)": the list of a group decides which of its allergens are present, if it names one. */
  leaveToList(group: number, { brackets }: Item): void {
    const draft = this.#drafts[group];
    const { entry = null } = draft ?? {};
    if (draft === undefined || entry === null) return;
    if (brackets.some(({ closed, partly }) => !closed || partly)) return;
    const members = this.#drafts.filter(({ parent }) => parent === group);
    if (!members.every((member) => member.entry !== null && member.read)) return;
    const found = members.flatMap((member) => allergensOfEntry(member.entry));
    const { kind, allergens } = entry;
    const isTold = allergens.some((allergen) => found.includes(allergen));
    if (kind === 'family' && allergens.length > 1 && isTold) {
      const declared = without(draft.declared, allergens);
      this.#drafts[group] = { ...draft, declared, entry: null, heading: true };
    } else if (this.#vocabulary.wordClasses.toldByList.has(entry.canonical) && members.length > 1) {
      // "Soy sauce (water, soybeans, salt)": its wheat is only a doubt.
      const lacking = without(allergensOfEntry(entry), found);
      const declared = without(draft.declared, lacking);
      this.#drafts[group] = { ...draft, declared, entry: asDoubts(entry, lacking) };
    }
  }

  /** "Colorant : caramel": the color, if a name may be either. */
  renameColors(first: number): void {
    for (let at = first; at < this.#drafts.length; at += 1) {
      const { entry = null } = this.#drafts[at] ?? {};
      if (entry === null) continue;
      const color = this.#vocabulary.entries.get(`${entry.canonical} color`);
      const either = color !== undefined && entry.maybe.includes(color.canonical);
      // The color of beets is made of them.
      if (either && !color.ancestors.includes(entry.canonical)) this.#rename(at, color);
    }
  }

  #rename(at: number, entry: VocabularyEntry | null): void {
    const draft = this.#drafts[at];
    if (draft === undefined || entry === null) return;
    this.#drafts[at] = { ...draft, canonical: entry.canonical, entry };
  }
}
