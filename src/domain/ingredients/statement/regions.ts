import type { PrecautionBasis } from '../../product/enumerations.ts';
import type { Atom } from '../names/find-atoms.ts';
import type { CueKind, Lexicon } from '../vocabulary/meanings.ts';
import { denialIn, isDeniedOn, isWholeDenial } from './denials.ts';
import { isClosing, isMark, isOpening } from './marks.ts';
import { isMakingWord, isWithout, type Making, makingIn } from './making.ts';
import { allergyNamed, warnedIn } from './warned-people.ts';
import {
  endsDenial,
  endsSentence,
  isList,
  isNameOrBetween,
  isRecipe,
  listsAllergensOn,
  namesAdditives,
  namesAllergen,
  saysFromWhat,
  speaksOfIngredients,
} from './sentences.ts';

/** What a stretch of text is for. */
export type Region = 'list' | 'declaration' | 'precaution' | 'denial' | 'direction' | 'address';

/** A piece of text with the region it stands in. */
export interface Placed {
  readonly atom: Atom;
  readonly region: Region;
  readonly basis: PrecautionBasis | null;
  /** How many brackets are open around it. */
  readonly depth: number;
  /** Ends a sentence. */
  readonly ends: boolean;
}

function cueOf(atom: Atom | undefined): CueKind | null {
  return atom?.kind === 'cue' ? (atom.meaning?.cue ?? null) : null;
}

/** Codes of languages and countries have no more letters. */
const LONGEST_CODE = 2;
/** Words that open a statement only together with those that close it: "kann … enthalten". */
const SHORT_CUE = 6;

class RegionReader {
  readonly #atoms: readonly Atom[];
  readonly #lexicon: Lexicon;
  readonly #placed: Placed[] = [];
  #region: Region = 'list';
  #basis: PrecautionBasis | null = null;
  #regionDepth = 0;
  #untilSeparator = false;
  /** A name has stood in the region. */
  #named = false;
  #depth = 0;
  #sentenceStart = 0;
  #making: Making | null = null;
  /** Where the sentence begins to deny all that follows in it. */
  #denied: number | null = null;

  constructor(atoms: readonly Atom[], lexicon: Lexicon) {
    this.#atoms = atoms;
    this.#lexicon = lexicon;
  }

  read(): readonly Placed[] {
    this.#beginSentence(0);
    for (const [at, atom] of this.#atoms.entries()) {
      if (isOpening(atom)) this.#depth += 1;
      if (isClosing(atom)) this.#close();
      else if (this.#untilSeparator && endsDenial(atom)) this.#enter('list', null);
      if (at === this.#denied && this.#region === 'list') this.#enter('denial', null);
      this.#readCue(at, atom);
      this.#readMaking(at);
      const ends = endsSentence(atom, this.#atoms[at + 1]);
      this.#placed.push({
        atom: this.#asWarning(atom),
        region: this.#region,
        basis: this.#basis,
        depth: this.#depth,
        ends,
      });
      if (atom.kind === 'name' || atom.kind === 'unread') this.#named = true;
      if (atom.kind === 'cue behind') this.#readBehind(atom);
      if (ends) this.#endSentence(at + 1);
    }
    return this.#placed;
  }

  #close(): void {
    this.#depth = Math.max(0, this.#depth - 1);
    if (this.#depth < this.#regionDepth) this.#enter('list', null);
  }

  #enter(region: Region, basis: PrecautionBasis | null, untilSeparator = false): void {
    this.#region = region;
    this.#basis = basis;
    this.#regionDepth = region === 'list' ? 0 : this.#depth;
    this.#untilSeparator = untilSeparator;
    this.#named = false;
  }

  #readMaking(at: number): void {
    if (this.#making === null) return;
    const { start, end, warns, basis } = this.#making;
    if (at === start) this.#enter(warns ? 'precaution' : 'address', warns ? basis : null);
    if (at === end) this.#enter('list', null);
  }

  /** Inside of what says where the product is made. */
  #isInMaking(at: number): boolean {
    return this.#making !== null && this.#making.start <= at && at < this.#making.end;
  }

  /** What a word is in a warning: "plant" is no ingredient where a product is made, "Sojaallergie" names soy. */
  #asWarning(atom: Atom): Atom {
    if (this.#region !== 'precaution') return atom;
    if (this.#making !== null && atom.kind === 'name' && isMakingWord(atom, this.#lexicon))
      return { ...atom, kind: 'cue', meaning: null };
    const meaning = allergyNamed(atom, this.#lexicon);
    return meaning === null ? atom : { ...atom, kind: 'name', meaning, others: [], repaired: null };
  }

  /** Where the sentence that starts here warns of what is where the product is made, or those who are allergic. */
  #makingFrom(start: number): Making | null {
    const sentence = [...this.#sentenceFrom(start)];
    const making = makingIn(sentence, this.#lexicon) ?? warnedIn(sentence, this.#lexicon);
    return making && { ...making, start: start + making.start, end: start + making.end };
  }

  #readCue(at: number, atom: Atom): void {
    const cue = cueOf(atom);
    if (cue === null || this.#isHalf(at, atom)) return;
    if (cue === 'heading') {
      if (this.#region !== 'list' && isMark(this.#atoms[at + 1], ':')) this.#enter('list', null);
    } else if (cue === 'precaution') this.#warn(at, atom);
    else if (cue === 'declaration') this.#declare(at);
    else if (cue === 'denial') this.#deny(at, atom);
    else if (cue === 'direction' || cue === 'address') this.#readProse(at, cue);
  }

  #warn(at: number, atom: Atom): void {
    if (this.#isInMaking(at) && this.#making?.warns === false) return;
    if (this.#standsBehind(at)) this.#readBehind(atom);
    this.#enter('precaution', atom.meaning?.basis ?? null);
  }

  #declare(at: number): void {
    if (this.#isWithinPrecaution(at)) return;
    // "Contém: emulsificante lecitina de girassol, aromatizante vanilina."
    const goesOn = this.#region === 'list' && namesAdditives(this.#sentenceFrom(at + 1));
    if (!goesOn && this.#declares(at)) this.#enter('declaration', null);
  }

  /** "Trockenhefe": what directs as a word of its own is but a part of this one. */
  #isPartOfWord(at: number): boolean {
    const isGlued = (left: number): boolean => {
      const [one, other] = [this.#atoms[left], this.#atoms[left + 1]];
      if (one === undefined || other === undefined || one.end !== other.start) return false;
      return one.kind !== 'mark' && other.kind !== 'mark';
    };
    return isGlued(at - 1) || isGlued(at);
  }

  #readProse(at: number, cue: 'direction' | 'address'): void {
    if (this.#isInMaking(at)) return;
    if (this.#depth === 0 && !this.#isPartOfWord(at) && !isList(this.#sentenceFrom(at + 1)))
      if (cue === 'direction' || !saysFromWhat(this.#sentenceFrom(at + 1))) this.#enter(cue, null);
  }

  #isWithinPrecaution(at: number): boolean {
    const begins = at <= this.#sentenceStart || isMark(this.#atoms[at + 1], ':');
    return this.#region === 'precaution' && !begins;
  }

  /** "kann" without its "enthalten". */
  #isHalf(at: number, atom: Atom): boolean {
    const closing = atom.meaning?.closing ?? null;
    if (closing === null || atom.key.length > SHORT_CUE) return false;
    for (const other of this.#sentenceFrom(at + 1))
      if (other.key === closing || closing.endsWith(other.key)) return false;
    return true;
  }

  *#sentenceFrom(at: number): Generator<Atom> {
    for (let index = at; index < this.#atoms.length; index += 1) {
      const atom = this.#atoms[index];
      if (atom === undefined) return;
      yield atom;
      if (endsSentence(atom, this.#atoms[index + 1])) return;
    }
  }

  #beginsSentence(at: number): boolean {
    const before = this.#atoms[at - 1];
    return at === this.#sentenceStart || before === undefined || isMark(before, ':*)"');
  }

  /** "Contains milk." declares; in a list or a bracket it says what is mixed in, unless nothing but allergens follows. */
  #declares(at: number): boolean {
    if (this.#region !== 'list') return true;
    const before = this.#atoms[at - 1];
    if (before !== undefined && isOpening(before)) return false;
    if (this.#depth === 0 && (this.#beginsSentence(at) || isMark(this.#atoms[at + 1], ':')))
      return true;
    let names = 0;
    for (const atom of this.#sentenceFrom(at + 1)) {
      if (atom.kind === 'unread') return false;
      if (this.#depth > 0 && isClosing(atom)) break;
      if (atom.kind !== 'name') continue;
      names += 1;
      if (atom.meaning?.entry === null || !namesAllergen(atom)) return false;
    }
    return names > 0;
  }

  /** "Free from soy, gluten and dairy." denies all of a sentence of plain allergens; "…, sans sel, farine …" one item. */
  #deny(at: number, denial: Atom): void {
    if (this.#region === 'precaution' && this.#basis === 'facility') {
      const before = this.#atoms.slice(this.#sentenceStart, at);
      if (isWithout(before, denial, [...this.#sentenceFrom(at + 1)], this.#lexicon))
        this.#enter('denial', null);
      return;
    }
    if (this.#region !== 'list' && this.#region !== 'declaration') return;
    const begins = this.#beginsSentence(at) && this.#depth === 0;
    const rest = [...this.#sentenceFrom(at + 1)];
    // "Free from: artificial colors, gluten and soy."
    const opens = isMark(rest[0], ':') && !isWholeDenial(denial);
    const all = begins && (opens || isDeniedOn(rest, this.#sentenceStart > 0));
    // "DK/NO/SE:", "NO: ingredienser" deny nothing, "free from:" and "no gluten, soy or sugar" do.
    const code = denial.key.length <= LONGEST_CODE;
    const goesOn =
      all && isMark(rest[0], ',') && rest.some(({ meaning }) => meaning?.value === 'or');
    if (!goesOn && isMark(rest[0], code ? '/:,;.' : '/,;.')) return;
    this.#enter('denial', null, !all);
  }

  /** "gluten free", "milk may be present": words behind the names they speak of. */
  #readBehind(atom: Atom): void {
    if (atom.meaning === null) return;
    const { cue: region, basis } = atom.meaning;
    if (region !== 'precaution' && region !== 'denial') return;
    const whole = region === 'precaution';
    for (let index = this.#placed.length - 1; index >= this.#sentenceStart; index -= 1) {
      const placed = this.#placed[index];
      if (placed === undefined || placed.depth < this.#depth) return;
      const name = placed.atom.kind === 'name';
      const own = whole || name || isMark(placed.atom, '-');
      if (placed.atom !== atom && !own) return;
      // "Traces of milk may be present" are traces.
      const known = placed.region === region ? placed.basis : null;
      this.#placed[index] = { ...placed, region, basis: known ?? basis };
      if (name && !whole) return;
    }
  }

  /** "Milk and soy may be present.", which elsewhere begins: "may be present: milk". */
  #standsBehind(at: number): boolean {
    const before = this.#atoms.slice(this.#sentenceStart, at);
    if (!before.some(namesAllergen) || !before.every(isNameOrBetween)) return false;
    for (const { kind } of this.#sentenceFrom(at + 1))
      if (kind === 'name' || kind === 'unread') return false;
    return true;
  }

  #beginSentence(at: number): void {
    this.#sentenceStart = at;
    this.#making = this.#makingFrom(at);
    // A list that begins with a claim is no denial.
    const behind = at > 0 && this.#depth === 0;
    const denied = behind ? denialIn([...this.#sentenceFrom(at)], this.#lexicon) : null;
    this.#denied = denied === null ? null : at + denied;
  }

  /** Behind directions and addresses more of them follow, until a sentence names an ingredient, says what it is or is not read. */
  #endSentence(next: number): void {
    this.#beginSentence(next);
    if (this.#depth > 0 && this.#regionDepth === 0) return;
    // "May also contain. Egg": the names stand behind the full stop.
    const waits = this.#region === 'precaution' || this.#region === 'declaration';
    if (waits && !this.#named) return;
    if (this.#region === 'precaution' && listsAllergensOn(this.#sentenceFrom(next))) return;
    const prose = this.#region === 'direction' || this.#region === 'address';
    if (prose && !speaksOfIngredients(this.#sentenceFrom(next))) return;
    this.#enter(isRecipe([...this.#sentenceFrom(next)]) ? 'direction' : 'list', null);
  }
}

/** The region of each piece of a text. */
export function placeAtoms(atoms: readonly Atom[], lexicon: Lexicon): readonly Placed[] {
  return new RegionReader(atoms, lexicon).read();
}
