import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSearchUrl } from '#contract/search-url.ts';
import { parseFrontMatter } from '#importer/blog/front-matter.ts';
import { PROJECT_FOLDER } from '#importer/project-folder.ts';
import type { CollectionText } from '#services/snapshot/collection.ts';

const FOLDER = join(PROJECT_FOLDER, 'data/collections');

/** The groups of collections, in display order. */
const GROUPS: readonly string[] = [
  'Sweeteners and additives',
  'Allergens and tolerance',
  'Vegan and organic',
  'Figures',
  'Bars',
  'Drinks',
  'Kinds of protein',
];

/**
 * Parses one file: front matter with `title`, `group`, `wishes` (a search URL) and `summary`, then plain paragraphs.
 * Throws if the file is invalid.
 */
export function parseCollection(slug: string, file: string): CollectionText {
  const read = parseFrontMatter(file);
  if (!read.ok) throw new Error(`data/collections/${slug}.md:${read.line}: ${read.reason}`);
  const field = (name: string): string => {
    const value = read.fields.get(name);
    if (typeof value !== 'string' || value === '')
      throw new Error(`data/collections/${slug}.md: "${name}" is missing`);
    return value;
  };
  const { criteria, filters, problems } = parseSearchUrl(field('wishes').replace(/^\/search/, ''));
  if (problems.length > 0) throw new Error(`data/collections/${slug}.md: ${problems.join(' ')}`);
  const text = read.body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  const group = field('group');
  if (!GROUPS.includes(group)) throw new Error(`data/collections/${slug}.md: no group ${group}`);
  return {
    slug,
    title: field('title'),
    group,
    summary: field('summary'),
    text,
    view: { criteria, filters },
  };
}

/** Reads the collections of a folder (default: `data/collections`), ordered by group, then by file name. */
export function readCollections(folder = FOLDER): readonly CollectionText[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => parseCollection(name.slice(0, -3), readFileSync(join(folder, name), 'utf8')))
    .toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}
