import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a path, sorted by name. The path itself if it is a file; empty if it does not exist. */
export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesUnder(inside) : inside;
    });
}
