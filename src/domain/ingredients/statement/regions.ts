import type { PrecautionBasis } from '../../product/enumerations.ts';
import type { Atom } from '../names/find-atoms.ts';
import { type CueKind, type Lexicon, LIST } from '../vocabulary/meanings.ts';
import {
  isBut,
  untilBut,
  denialIn,
  isDeniedOn,
  isWholeDenial,
  turnedIn,
  unreadClaim,
  isDenial,
} from './denials.ts';
import { exceptedFrom, isException } from './exceptions.ts';
import { isClosing, isMark, isOpening } from './marks.ts';
import { isMakingWord, isWithout, type Making, makingIn } from './making.ts';
import type { Placed, Region } from './placed.ts';
import { allergyNamed, warnedIn } from './warned-people.ts';
import {
  declaresAllergens,
  endsDenial,
  endsSentence,
  isHalf,
  isList,
  isPartOfWord,
  isRecipe,
  listsAllergensOn,
  namesAdditives,
  saysFromWhat,
  sentenceFrom,
  speaksOfIngredients,
  standsBehind,
} from './sentences.ts';

function cueOf(atom: Atom | undefined): CueKind | null {
  return atom?.kind === 'cue' ? (atom.meaning?.cue ?? null) : null;
}

/** Codes of languages and countries have no more letters. */
const LONGEST_CODE = 2;

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
  /** Where the sentence turns a denial round. */
  #turned: number | null = null;
  /** The name that a warning takes out. */
  #excepted: number | null = null;

  constructor(atoms: readonly Atom[], lexicon: Lexicon) {
    this.#atoms = atoms;
    this.#lexicon = lexicon;
  }

  read(): readonly Placed[] {
    this.#beginSentence(0);
    for (const [at, atom] of this.#atoms.entries()) {
      this.#readMark(atom);
      if (at === this.#denied && this.#region === 'list') this.#enter('denial', null);
      if (at === this.#turned) this.#turn(atom);
      else this.#readCue(at, atom);
      this.#readMaking(at);
      if (isException(atom)) this.#except(at);
      const ends = endsSentence(atom, this.#atoms[at + 1]);
      this.#place(at, atom, ends);
      if (atom.kind === 'name' || atom.kind === 'unread') this.#named = true;
      if (atom.kind === 'cue behind' && at !== this.#turned) this.#readBehind(atom);
      if (ends) this.#endSentence(at + 1);
    }
    return this.#placed;
  }

  #place(at: number, atom: Atom, ends: boolean): void {
    const excepted = at === this.#excepted;
    this.#placed.push({
      atom: at === this.#turned ? unreadClaim(atom) : this.#asWarning(atom),
      region: excepted ? 'denial' : this.#region,
      basis: excepted ? null : this.#basis,
      depth: this.#depth,
      ends,
    });
  }

  #readMark(atom: Atom): void {
    if (isOpening(atom)) this.#depth += 1;
    if (isClosing(atom)) this.#close();
    else if (this.#endsDenial(atom)) this.#enter('list', null);
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

  /** "Free from milk and soya but packed where …" */
  #endsDenial(atom: Atom): boolean {
    if (this.#untilSeparator) return endsDenial(atom);
    return this.#region === 'denial' && isBut(atom);
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
    const sentence = [...sentenceFrom(this.#atoms, start)];
    const making = makingIn(sentence, this.#lexicon) ?? warnedIn(sentence, this.#lexicon);
    return making && { ...making, start: start + making.start, end: start + making.end };
  }

  #readCue(at: number, atom: Atom): void {
    const cue = cueOf(atom);
    if (cue === null || isHalf(atom, sentenceFrom(this.#atoms, at + 1))) return;
    if (cue === 'heading') {
      if (this.#region !== 'list' && this.#heads(at, atom)) this.#enter('list', null);
    } else if (cue === 'precaution') this.#warn(at, atom);
    else if (cue === 'declaration') this.#declare(at);
    else if (cue === 'denial') this.#deny(at, atom);
    else if (cue === 'direction' || cue === 'address') this.#readProse(at, cue);
  }

  /** "Servings 29 Ingredients Whey …": the heading of the list needs no colon among directions. */
  #heads(at: number, { meaning }: Atom): boolean {
    const next = this.#atoms[at + 1];
    if (isMark(next, ':')) return true;
    const prose = this.#region === 'direction' || this.#region === 'address';
    return prose && meaning?.value === LIST && (next?.kind === 'name' || next?.kind === 'function');
  }

  /** "Nuts other than peanuts" warns of no peanuts; "no allergens except milk" has milk. */
  #except(at: number): void {
    if (this.#region === 'denial') this.#enter('declaration', null);
    else if (this.#region !== 'list') this.#excepted = exceptedFrom(this.#atoms, at);
  }

  #warn(at: number, atom: Atom): void {
    if (this.#isInMaking(at) && this.#making?.warns === false) return;
    const before = this.#atoms.slice(this.#sentenceStart, at);
    if (standsBehind(before, sentenceFrom(this.#atoms, at + 1))) this.#readBehind(atom);
    this.#enter('precaution', atom.meaning?.basis ?? null);
  }

  #declare(at: number): void {
    if (this.#isWithinPrecaution(at)) return;
    // "Contém: emulsificante lecitina de girassol, aromatizante vanilina."
    const goesOn = this.#region === 'list' && namesAdditives(sentenceFrom(this.#atoms, at + 1));
    if (!goesOn && this.#declares(at)) this.#enter('declaration', null);
  }

  #readProse(at: number, cue: 'direction' | 'address'): void {
    if (this.#isInMaking(at)) return;
    if (
      this.#depth === 0 &&
      !isPartOfWord(this.#atoms, at) &&
      !isList(sentenceFrom(this.#atoms, at + 1))
    )
      if (cue === 'direction' || !saysFromWhat(sentenceFrom(this.#atoms, at + 1)))
        this.#enter(cue, null);
  }

  #isWithinPrecaution(at: number): boolean {
    const begins = at <= this.#sentenceStart || isMark(this.#atoms[at + 1], ':');
    return this.#region === 'precaution' && !begins;
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
    return declaresAllergens(sentenceFrom(this.#atoms, at + 1), this.#depth > 0);
  }

  /** "Free from soy, gluten and dairy." denies all of a sentence of plain allergens; "…, sans sel, farine …" one item. */
  #deny(at: number, denial: Atom): void {
    if (this.#region === 'precaution' && this.#basis === 'facility') {
      const before = this.#atoms.slice(this.#sentenceStart, at);
      if (isWithout(before, denial, [...sentenceFrom(this.#atoms, at + 1)], this.#lexicon))
        this.#enter('denial', null);
      return;
    }
    if (this.#region !== 'list' && this.#region !== 'declaration') return;
    const begins = this.#beginsSentence(at) && this.#depth === 0;
    const rest = untilBut(sentenceFrom(this.#atoms, at + 1));
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

  /** "Not free from soy" declares it; what "not gluten free" holds, nobody says. */
  #turn(atom: Atom): void {
    if (this.#region === 'precaution') return;
    this.#enter(isDenial(atom) && !isWholeDenial(atom) ? 'declaration' : 'list', null);
  }

  #beginSentence(at: number): void {
    this.#sentenceStart = at;
    const turned = turnedIn([...sentenceFrom(this.#atoms, at)], this.#lexicon);
    this.#turned = turned === null ? null : at + turned;
    this.#making = this.#makingFrom(at);
    // A list that begins with a claim is no denial.
    const behind = at > 0 && this.#depth === 0;
    const denied = behind ? denialIn([...sentenceFrom(this.#atoms, at)], this.#lexicon) : null;
    this.#denied = denied === null ? null : at + denied;
  }

  /** Behind directions and addresses more of them follow, until a sentence names an ingredient, says what it is or is not read. */
  #endSentence(next: number): void {
    this.#beginSentence(next);
    if (this.#depth > 0 && this.#regionDepth === 0) return;
    // "May also contain. Egg": the names stand behind the full stop.
    const waits = this.#region === 'precaution' || this.#region === 'declaration';
    if (waits && !this.#named) return;
    if (this.#region === 'precaution' && listsAllergensOn(sentenceFrom(this.#atoms, next))) return;
    const prose = this.#region === 'direction' || this.#region === 'address';
    if (prose && !speaksOfIngredients(sentenceFrom(this.#atoms, next))) return;
    this.#enter(isRecipe([...sentenceFrom(this.#atoms, next)]) ? 'direction' : 'list', null);
  }
}

/** The region of each piece of a text. */
export function placeAtoms(atoms: readonly Atom[], lexicon: Lexicon): readonly Placed[] {
  return new RegionReader(atoms, lexicon).read();
}
