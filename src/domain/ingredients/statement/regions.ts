import { type Atom, type Atoms, depthsOf, isClosing, isOpening, says } from '../names/atom.ts';
import type { CueKind, Lexicon } from '../vocabulary/meanings.ts';
import { asUnreadClaim, deniesNames, endsDenial, isDoubtedClaim, openDenial } from './denials.ts';
import { opensDeclaration } from './declarations.ts';
import { headOfFood } from './foods-like-directions.ts';
import { deniesInWarning } from './facility-statement.ts';
import {
  isProse,
  LIST_REGION,
  type OpenRegion,
  type PlacedAtom,
  type Region,
} from './placed-atom.ts';
import { atomOfWarning, withoutLastWord } from './allergic-warning.ts';
import {
  beginsProse,
  endsProse,
  headsList,
  interruptsList,
  isNutrition,
  isRecipe,
  listsAdditive,
  offersAdditives,
  saysMadeWith,
  speaksOfIngredients,
} from './prose.ts';
import {
  endsSentence,
  isUnclosed,
  MAX_SEEN,
  restBehind,
  listsAllergensOn,
  namesMoreThanMilk,
  sentenceFrom,
} from './sentences.ts';
import { placeNamesBefore, warnOfNames } from './words-behind.ts';
import { readWholeSentence, type WholeSentence } from './whole-sentence.ts';

/** "©2023 Acme Nutrition, LLC.", not "lÃ©cithine", which is wrongly encoded. */
function cueOf(atom: Atom | undefined): CueKind | null {
  if (atom?.key === '©') return atom.spaced || atom.start === 0 ? 'address' : null;
  return atom?.kind === 'cue' ? (atom.meaning?.cue ?? null) : null;
}

/** Goes through the atoms of a text and assigns each its region: the list, or a statement outside it. */
class RegionReader {
  readonly #atoms: Atoms;
  readonly #lexicon: Lexicon;
  readonly #placed: PlacedAtom[] = [];
  #open: OpenRegion = LIST_REGION;
  #depth = 0;
  /** How many of the open brackets are closed later. */
  readonly #closing: readonly number[];
  #sentence: WholeSentence;

  constructor(atoms: Atoms, lexicon: Lexicon) {
    this.#atoms = atoms;
    this.#lexicon = lexicon;
    this.#closing = depthsOf(atoms);
    this.#sentence = this.#sentenceAt(0, new Map());
    if (isRecipe([...sentenceFrom(atoms, 0)])) this.#enter('direction');
  }

  read(): readonly PlacedAtom[] {
    for (const [at, atom] of this.#atoms.entries()) {
      this.#readMark(at, atom);
      if (at === this.#sentence.denied && this.#open.region === 'list') this.#enter('denial');
      const turned = this.#turn(at, atom);
      const answer = this.#sentence.answers.has(at);
      if (turned) this.#readNegated(atom, turned);
      else if (!answer) this.#readCue(at, atom);
      this.#readWarning(at);
      // "No allergens except milk" has milk.
      if (says(atom, 'except') && this.#open.region === 'denial') this.#enter('declaration');
      const ends = endsSentence(atom, this.#atoms[at + 1]);
      this.#place(at, turned ?? this.#asWarning(atom), ends);
      if (atom.kind === 'name' || atom.kind === 'unread')
        this.#open = { ...this.#open, named: true };
      if (atom.kind === 'cue behind' && !turned) this.#readBehind(at, atom);
      if (ends) this.#endSentence(at + 1);
    }
    return this.#placed;
  }

  #place(at: number, atom: Atom, ends: boolean): void {
    const own = this.#sentence.answers.get(at);
    const said = own !== undefined && atom.kind !== 'name' && atom.kind !== 'mark';
    this.#placed.push({
      ...(said ? { ...atom, kind: 'cue', meaning: null } : atom),
      region: own ?? this.#open.region,
      basis: this.#open.basis,
      depth: this.#depth,
      ends,
    });
  }

  /** What precedes an atom in its sentence, up to `MAX_SEEN`. */
  #before(at: number): Atoms {
    return this.#atoms.slice(Math.max(this.#sentence.start, at - MAX_SEEN), at);
  }

  #readMark(at: number, atom: Atom): void {
    if (isOpening(atom)) this.#depth += 1;
    if (isClosing(atom)) {
      this.#depth = Math.max(0, this.#depth - 1);
      if (this.#depth < this.#open.depth) this.#enter('list');
    } else if (this.#endsBefore(at)) this.#enter('list');
  }

  #endsBefore(at: number): boolean {
    const { region } = this.#open;
    if (region === 'denial') return endsDenial(this.#atoms, at, this.#open);
    if (region === 'precaution') return listsAdditive(this.#atoms, at);
    return endsProse(this.#atoms, at, this.#open);
  }

  #enter(region: Region, more: Partial<OpenRegion> = {}): void {
    // "May contain (traces of): milk": the names follow the bracket.
    const leads = region === this.#open.region && !this.#open.named;
    const depth = leads ? this.#open.depth : this.#depth;
    this.#open = { ...LIST_REGION, region, depth: region === 'list' ? 0 : depth, ...more };
  }

  #readWarning(at: number): void {
    if (this.#sentence.warning === null) return;
    const { start, end, warns, basis } = this.#sentence.warning;
    if (at === start) this.#enter(warns ? 'precaution' : 'address', { basis });
    if (at === end) this.#enter('list');
  }

  #asWarning(atom: Atom): Atom {
    if (this.#open.region !== 'precaution') return atom;
    return atomOfWarning(atom, this.#open.basis === 'facility', this.#lexicon);
  }

  #readCue(at: number, atom: Atom): void {
    const cue = cueOf(atom);
    if (cue === null || isUnclosed(atom, restBehind(this.#atoms, at))) return;
    if (cue === 'heading') {
      const heads = headsList(this.#atoms, at, isProse(this.#open.region));
      if (this.#open.region !== 'list' && heads) this.#enter('list');
    } else if (cue === 'precaution') this.#warn(at, atom);
    else if (cue === 'declaration') this.#declare(at);
    else if (cue === 'denial') this.#deny(at, atom);
    else if (cue === 'direction' || cue === 'address') this.#readProse(at, cue);
    // "Alérgenos: ver los ingredientes en negrita." names nothing and expects no names.
    else if (cue === 'claim' && this.#open.region === 'declaration')
      this.#open = { ...this.#open, named: true };
  }

  #warn(at: number, atom: Atom): void {
    const { region } = this.#open;
    const before = this.#atoms[at - 1];
    // "No traces of milk"; what "no added sugar" denies is said.
    if (region === 'denial' && cueOf(before) === 'denial' && !says(before, 'whole')) return;
    if (region === 'list' && offersAdditives(this.#atoms, at)) return;
    const standing = { at, start: this.#sentence.start, depth: this.#depth, region };
    const named = warnOfNames(this.#atoms, standing, this.#placed, this.#lexicon);
    this.#enter('precaution', { basis: atom.meaning?.basis ?? null, named });
  }

  #declare(at: number): void {
    const { region, basis } = this.#open;
    const standing = { region, basis, depth: this.#depth, start: this.#sentence.start };
    // "May contain allergens: milk"
    const before = region === 'precaution' ? this.#before(at) : [];
    const leads = before.length > 0 && !before.some(({ kind }) => kind === 'name');
    // "Contains: milk (contains lactose), soy"
    if (region === 'declaration' || leads) return;
    if (opensDeclaration(this.#atoms, at, standing, this.#lexicon)) this.#enter('declaration');
  }

  #readProse(at: number, cue: 'direction' | 'address'): void {
    const { warning } = this.#sentence;
    const isInWarning = warning !== null && warning.start <= at && at < warning.end;
    if (isInWarning || this.#isBracketed(at)) return;
    if (saysMadeWith(this.#atoms, at, this.#sentence.start)) this.#enter('declaration');
    if (!beginsProse(this.#atoms, at, this.#open.region === 'list')) return;
    const interrupts = isProse(this.#open.region)
      ? this.#open.interrupts
      : interruptsList(this.#atoms, at);
    const facts = isNutrition(this.#atoms[at]) || this.#open.region === 'nutrition facts';
    this.#enter(facts ? 'nutrition facts' : cue, { interrupts });
  }

  /** A bracket that is never closed contains what follows only if that names an allergen and nothing mixed with it. */
  #isBracketed(at: number): boolean {
    if ((this.#closing[at] ?? 0) > 0) return true;
    return this.#depth > 0 && namesMoreThanMilk(restBehind(this.#atoms, at));
  }

  #deny(at: number, denial: Atom): void {
    if (this.#open.region === 'precaution') {
      const rest = [...restBehind(this.#atoms, at)];
      if (deniesInWarning(this.#open.basis, this.#before(at), denial, rest, this.#lexicon))
        this.#enter('denial');
      return;
    }
    if (this.#open.region !== 'list' && this.#open.region !== 'declaration') return;
    const standing = { start: this.#sentence.start, depth: this.#depth };
    const denied = openDenial(this.#atoms, at, standing, this.#lexicon);
    if (denied !== null) this.#enter('denial', denied);
  }

  #readBehind(at: number, words: Atom): void {
    const speaks = words.meaning?.cue === 'direction';
    if (speaks && (this.#open.region !== 'list' || !beginsProse(this.#atoms, at, true))) return;
    placeNamesBefore(words, this.#placed, this.#sentence.start, this.#depth);
    if (speaks) this.#enter('direction', { interrupts: true });
  }

  /** "Not free from soy"; "we cannot guarantee that it is nut free"; "préparation de fruits (…)". */
  #turn(at: number, atom: Atom): Atom | null {
    if (this.#sentence.negated.has(at)) return asUnreadClaim(atom);
    if (this.#open.region === 'list') return headOfFood(this.#atoms, at);
    const doubted = isDoubtedClaim(atom, this.#atoms[at - 1], this.#lexicon);
    if (this.#open.region !== 'precaution' || !doubted) return null;
    // "We cannot guarantee that it is nut free" warns of nuts, "made in a nut free facility" does not.
    const warned = this.#open.basis === 'facility' ? null : withoutLastWord(atom, this.#lexicon);
    return warned ?? asUnreadClaim(atom);
  }

  /** "Not free from soy" declares it; "not gluten free" leaves open what the product contains. */
  #readNegated(atom: Atom, turned: Atom): void {
    const names = deniesNames(atom) || turned.kind === 'name';
    if (this.#open.region === 'precaution' && names) return;
    this.#enter(names ? 'declaration' : 'list');
  }

  #sentenceAt(start: number, asked: WholeSentence['answers']): WholeSentence {
    // A list that begins with a claim is not a denial.
    const behind = start > 0 && this.#depth === 0;
    return readWholeSentence(this.#atoms, start, behind, asked, this.#lexicon);
  }

  /** After directions and addresses more of them follow, until a sentence names an ingredient, describes one, or is unread. */
  #endSentence(next: number): void {
    this.#sentence = this.#sentenceAt(next, this.#sentence.answers);
    if (this.#depth > 0 && this.#open.depth === 0) return;
    // "May also contain. Egg": the names follow the full stop.
    const waits = this.#open.region === 'precaution' || this.#open.region === 'declaration';
    if (waits && !this.#open.named) return;
    if (this.#open.region === 'precaution' && listsAllergensOn(sentenceFrom(this.#atoms, next)))
      return;
    if (isProse(this.#open.region) && !speaksOfIngredients(sentenceFrom(this.#atoms, next))) return;
    this.#enter(isRecipe([...sentenceFrom(this.#atoms, next)]) ? 'direction' : 'list');
  }
}

/** The region of each piece of a text. */
export function placeAtoms(atoms: Atoms, lexicon: Lexicon): readonly PlacedAtom[] {
  return new RegionReader(atoms, lexicon).read();
}
