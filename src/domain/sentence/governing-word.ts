/** What the names that follow are: avoided, wanted by a word that says so, or wanted for want of one. */
type Mode = 'neutral' | 'avoid' | 'want';

/** The word that governs what stands behind it: "no", "with", "for". */
export class GoverningWord {
  mode: Mode = 'neutral';
  /** Where the last word of denial stands. */
  deniesFrom = 0;
  /** Nothing has been named behind the word that set the mode. */
  fresh = false;
  /** Behind "for": an unknown word says for whom or what, not what is avoided. */
  purpose = false;
  /** Behind "no sugar": "or sweeteners" is denied with it. */
  deniesOn = false;

  /** "No": what is named from here on is avoided. */
  deny(at: number, fresh = true): void {
    this.#set('avoid', fresh);
    this.deniesFrom = at;
  }

  /** "With": what is named from here on is wanted. */
  want(): void {
    this.#set('want', true);
  }

  /** What it governed ends. */
  end(): void {
    this.#set('neutral', false);
  }

  #set(mode: Mode, fresh: boolean): void {
    this.mode = mode;
    this.fresh = fresh;
    this.purpose = false;
    this.deniesOn = false;
  }

  get deniesNothingYet(): boolean {
    return this.mode === 'avoid' && this.fresh;
  }
}
