/** How following names are read: avoided, wanted by a word that says so, or wanted by default. */
type Mode = 'neutral' | 'avoid' | 'want';

/** The word that governs what follows it: "no", "with", "for". */
export class GoverningWord {
  mode: Mode = 'neutral';
  /** Index of the last word of denial. */
  deniesFrom = 0;
  /** Whether nothing has been named since the word that set the mode. */
  fresh = false;
  /** After "for", an unknown word is a person or a purpose, not something to avoid. */
  purpose = false;
  /** After "no sugar", "or sweeteners" is denied, too. */
  deniesOn = false;

  /** "No": names from here on are avoided. */
  deny(at: number, fresh = true): void {
    this.#set('avoid', fresh);
    this.deniesFrom = at;
  }

  /** "With": names from here on are wanted. */
  want(): void {
    this.#set('want', true);
  }

  /** Ends what the word governs. */
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
