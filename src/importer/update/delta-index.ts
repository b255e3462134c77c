/** A file of changed products, with the time range it covers in Unix seconds. */
export interface DeltaFile {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

export interface DeltaPlan {
  /** Files that contain anything newer than `since`, oldest first. */
  readonly files: readonly DeltaFile[];
  /** Why the files do not cover everything since then, so that the whole export is needed; null if they do. */
  readonly gap: string | null;
}

/** "openfoodfacts_products_1637954400_1638040800.json.gz" */
const NAME = /^[a-z_]+_(\d{9,11})_(\d{9,11})\.json\.gz$/;

/** Returns the files in an index of delta files, oldest first. Other lines are skipped. */
export function readDeltaIndex(text: string): readonly DeltaFile[] {
  const files = text.split(/\s+/).flatMap((line) => {
    const [, from, to] = NAME.exec(line) ?? [];
    return from !== undefined && Number(to) > Number(from)
      ? [{ name: line, from: Number(from), to: Number(to) }]
      : [];
  });
  return files.sort((a, b) => a.from - b.from || a.to - b.to);
}

/**
 * Returns which files to read for everything that changed since a time (Unix seconds; null if nothing was read yet).
 */
export function planDeltas(files: readonly DeltaFile[], since: number | null): DeltaPlan {
  if (since === null) return { files: [], gap: 'nothing was read from Open Food Facts yet' };
  const wanted = files.filter(({ to }) => to > since);
  let covered = since;
  for (const { name, from, to } of wanted) {
    if (from > covered) {
      const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 16);
      return {
        files: wanted,
        gap: `no file covers ${day(covered)} to ${day(from)} (before ${name})`,
      };
    }
    covered = Math.max(covered, to);
  }
  return { files: wanted, gap: null };
}
