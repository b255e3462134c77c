import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../support/file-imports.ts';

/** Folders that are divided into rooms. What lies beside the rooms states what all of them share, or composes them. */
const DIVIDED = [
  'src/catalogue',
  'src/database',
  'src/domain',
  'src/domain/ingredients',
  'src/domain/product',
  'src/importer',
  'src/server',
  'src/services',
  'src/services/operator',
  'src/site',
  'src/site/screens/product',
  'src/site/screens/search',
];

type Rooms = ReadonlyMap<string, ReadonlySet<string>>;

/** The room of a file within a divided folder; null beside the rooms, and elsewhere. */
function roomOf(folder: string, file: string): string | null {
  const [room, ...rest] = relative(folder, file).split('/');
  return room === undefined || room === '..' || rest.length === 0 ? null : room;
}

/** The other rooms that each room imports from. */
function roomsOf(folder: string): Rooms {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`)) {
    const room = roomOf(folder, file);
    if (room === null || /\.test\.tsx?$/.test(file)) continue;
    const imported = rooms.get(room) ?? new Set();
    rooms.set(room, imported);
    for (const target of importsOf(file, 'all')) {
      const other = roomOf(folder, target);
      if (other !== null && other !== room) imported.add(other);
    }
  }
  return rooms;
}

/** Rooms that lead back to themselves. */
function roomsInCircles(rooms: Rooms): readonly string[] {
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(rooms.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return leadsTo(next, to, seen);
    });
  return [...rooms.keys()].filter((room) => leadsTo(room, room));
}

describe('rooms', () => {
  it.each(DIVIDED)('of %s stand one above the other', (folder) => {
    const rooms = roomsOf(folder);
    expect(rooms.size).toBeGreaterThan(1);
    expect(roomsInCircles(rooms)).toEqual([]);
  });

  it('would be found in a circle, also in one of three', () => {
    const rooms = new Map([
      ['cellar', new Set<string>()],
      ['hall', new Set(['cellar', 'stairs'])],
      ['stairs', new Set(['attic'])],
      ['attic', new Set(['hall'])],
    ]);
    expect(roomsInCircles(rooms)).toEqual(['hall', 'stairs', 'attic']);
  });
});
