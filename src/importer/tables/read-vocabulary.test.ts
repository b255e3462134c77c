import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readVocabulary, readVocabularyTables } from './read-vocabulary.ts';

const HEADERS = {
  ingredients:
    'canonical\tparents\tallergens\tanimal\tgluten\troles\tproteinSource\tdescription\tsource',
  families: 'canonical\tparents\tallergens\tdescription\tsource',
  synonyms: 'synonym\tcanonical\tkind',
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aFolder(tables: Partial<typeof HEADERS> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'vocabulary-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...HEADERS, ...tables })) {
    writeFileSync(join(folder, `${name}.tsv`), text);
  }
  return folder;
}

describe('readVocabularyTables', () => {
  it('reads rows by the names of their columns, with either kind of line end', () => {
    const folder = aFolder({
      ingredients: `${HEADERS.ingredients}\r\nwater\t\t\tno\t\tother\t\tWater.\ta book\r\n`,
      synonyms: `${HEADERS.synonyms}\naqua\twater\tother language\n`,
    });
    expect(readVocabularyTables(folder).ingredients).toEqual([
      {
        canonical: 'water',
        parents: '',
        allergens: '',
        animal: 'no',
        gluten: '',
        roles: 'other',
        proteinSource: '',
        description: 'Water.',
        source: 'a book',
      },
    ]);
    expect(readVocabulary(folder).resolve('Aqua')?.canonical).toBe('water');
  });

  it('says which file has the wrong columns', () => {
    const folder = aFolder({ families: 'name\tparents' });
    expect(() => readVocabularyTables(folder)).toThrow(
      /families\.tsv: line 1 must name the columns canonical/u,
    );
  });

  it('says which line has the wrong number of cells', () => {
    const folder = aFolder({ synonyms: `${HEADERS.synonyms}\na\tb\tc\nd\te\n` });
    expect(() => [...readVocabularyTables(folder).synonyms]).toThrow(
      /synonyms\.tsv: line 3 has 2 cells instead of 3/u,
    );
  });
});
