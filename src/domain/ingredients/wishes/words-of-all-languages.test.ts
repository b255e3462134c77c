import { describe, expect, test } from 'vitest';
import { vocabulary } from '../../../../tests/support/shipped-vocabulary.ts';
import { understandWish } from './understand-wish.ts';

const avoided = (written: string) => understandWish(written, 'avoid', vocabulary);

describe('an avoided word is understood in every language that shoppers write', () => {
  test.each([
    ['Milch', 'milk', 'de'],
    ['Molke', 'whey', 'de'],
    ['Erdnüsse', 'peanut', 'de'],
    ['erdnusse', 'peanut', null],
    ['Erdnuesse', 'peanut', null],
    ['Weizen', 'wheat', 'de'],
    ['Ei', 'egg', 'de'],
    ['lait', 'milk', 'fr'],
    ['œuf', 'egg', 'fr'],
    ['arachides', 'peanut', null],
    ['cacahuetes', 'peanut', null],
    ['leche', 'milk', 'es'],
    ['huevo', 'egg', 'es'],
    ['latte', 'milk', 'it'],
    ['uova', 'egg', null],
    ['melk', 'milk', 'nl'],
    ['pinda', 'peanut', null],
    ['leite', 'milk', 'pt'],
    ['amendoim', 'peanut', 'pt'],
    ['lactosérum', 'whey', 'fr'],
  ])('%s is %s', (written, name, language) => {
    const [term, ...others] = avoided(written);
    expect(others).toEqual([]);
    expect(term?.kind).not.toBe('literal');
    expect([term?.name, ...(term?.members ?? [])]).toContain(name);
    if (language !== null) expect(term?.language).toBe(language);
  });

  test.each([
    ['milc', 'milk'],
    ['wey', 'whey'],
    ['sucralos', 'sucralose'],
    ['penut', 'peanut'],
  ])('%s is understood, or asked about: %s', (written, meant) => {
    const [term] = avoided(written);
    if (term?.kind === 'literal') expect(term.didYouMean).toContain(meant);
    else expect(term?.name).toBe(meant);
  });
});
