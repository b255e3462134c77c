import { compareTexts } from '#domain/wording.ts';

/** Counts of what an import did, stored as the job's report. */
export interface ImportReport {
  /** Rows read from files. */
  readonly rows: number;
  /** Rows that are records of protein supplements. */
  readonly taken: number;
  readonly recordsAdded: number;
  readonly recordsChanged: number;
  readonly recordsUnchanged: number;
  readonly productsCreated: number;
  readonly productsUpdated: number;
  readonly productsUnchanged: number;
  readonly productsRemoved: number;
  /** Rows rejected, by rule, most frequent first, with the first examples. */
  readonly rejected: readonly ReasonCount[];
  /** Records held back for an operator's review, by rule. */
  readonly quarantined: readonly ReasonCount[];
  /** Impossible figures that were replaced by unknown, by rule. Their records were accepted. */
  readonly leftOut: readonly ReasonCount[];
  /** Lines that could not be read; the first twenty. */
  readonly badLines: readonly {
    readonly file: string;
    readonly line: number;
    readonly problem: string;
  }[];
  readonly badLineCount: number;
  /** Remarks for the operator, and the services that an update could not read completely. */
  readonly notes: readonly string[];
  readonly failed: readonly string[];
}

type ListedInReport = 'rejected' | 'quarantined' | 'leftOut' | 'badLines' | 'notes' | 'failed';

export interface ReasonCount {
  readonly reason: string;
  readonly count: number;
  readonly examples: readonly string[];
}

const EXAMPLES = 3;
/** Length to which an example is truncated, in characters: enough to find it again. */
const EXAMPLE_LENGTH = 300;
const BAD_LINES = 20;

/** Counts the outcome of an import. `report` returns the sums so far. */
export class ImportTally {
  #counts = {
    rows: 0,
    taken: 0,
    recordsAdded: 0,
    recordsChanged: 0,
    recordsUnchanged: 0,
    productsCreated: 0,
    productsUpdated: 0,
    productsUnchanged: 0,
    productsRemoved: 0,
    badLineCount: 0,
  };
  #rejected = new Map<string, { count: number; examples: string[] }>();
  #quarantined = new Map<string, { count: number; examples: string[] }>();
  #leftOut = new Map<string, { count: number; examples: string[] }>();
  #badLines: { file: string; line: number; problem: string }[] = [];
  readonly #notes: string[] = [];
  readonly #failed: string[] = [];

  add(counts: Partial<Record<Exclude<keyof ImportReport, ListedInReport>, number>>): void {
    for (const key of Object.keys(counts) as (keyof typeof counts)[])
      this.#counts[key] += counts[key] ?? 0;
  }

  /** Prepares for a second pass over the same files: keeps the counts of writes and resets the counts of reads. */
  resetForRetry(): void {
    Object.assign(this.#counts, { rows: 0, taken: 0, badLineCount: 0 });
    Object.assign(this.#counts, { recordsUnchanged: 0, productsUnchanged: 0 });
    for (const list of [this.#rejected, this.#quarantined, this.#leftOut]) list.clear();
    this.#badLines = [];
    this.note('The database was away for a while; what it had was not brought in again.');
  }

  get rows(): number {
    return this.#counts.rows;
  }

  reject(reason: string, example: string): void {
    note(this.#rejected, reason, example);
  }

  quarantine(reason: string, example: string): void {
    note(this.#quarantined, reason, example);
  }

  leaveOut(reason: string, example: string): void {
    note(this.#leftOut, reason, example);
  }

  badLine(file: string, line: number, problem: string): void {
    this.#counts.badLineCount += 1;
    if (this.#badLines.length < BAD_LINES) this.#badLines.push({ file, line, problem });
  }

  /** Adds a remark for the operator. */
  note(line: string): void {
    this.#notes.push(line);
  }

  /** Adds a service that could not be read completely, with the reason. */
  fail(line: string): void {
    this.#failed.push(line);
  }

  report(): ImportReport {
    return {
      ...this.#counts,
      notes: [...this.#notes],
      failed: [...this.#failed],
      rejected: sorted(this.#rejected),
      quarantined: sorted(this.#quarantined),
      leftOut: sorted(this.#leftOut),
      badLines: [...this.#badLines],
    };
  }
}

function note(
  map: Map<string, { count: number; examples: string[] }>,
  reason: string,
  example: string,
): void {
  const entry = map.get(reason) ?? { count: 0, examples: [] };
  entry.count += 1;
  if (entry.examples.length < EXAMPLES) entry.examples.push(example.slice(0, EXAMPLE_LENGTH));
  map.set(reason, entry);
}

function sorted(
  map: ReadonlyMap<string, { count: number; examples: readonly string[] }>,
): readonly ReasonCount[] {
  return [...map]
    .map(([reason, entry]) => ({ reason, ...entry }))
    .sort((a, b) => b.count - a.count || compareTexts(a.reason, b.reason));
}
