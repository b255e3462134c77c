import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { explainLabel } from '#domain/ingredients/label/explain-label.ts';
import { vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { MarkedStatement } from './marked-statement.tsx';

const draw = (text: string, allergens: readonly string[] = []): string =>
  renderToStaticMarkup(
    <MarkedStatement
      text={text}
      spans={explainLabel({ statement: text }, vocabulary).spans}
      allergens={allergens}
    />,
  );

test('names of allergens are marked, and the mark is explained where there is one', () => {
  const html = draw('Whey protein, salt, soy free.', ['whey protein', 'soy']);
  const lookOf = (word: string) =>
    new RegExp(`<u(?: class="([^"]*)")?>${word}`, 'u').exec(html)?.[1] ?? '';
  expect(lookOf('Whey protein')).toContain('text-clay');
  expect(lookOf('salt')).not.toContain('text-clay');
  expect(html).toContain('Red</span>: allergen.');
  expect(draw('Salt.')).not.toContain('Red</span>');
});

test('an allergen is red in brackets and where it is declared, too, and a warning is told by its color', () => {
  const html = draw('Whey protein (Milch). Contains milk, peanuts. May contain egg.', [
    'whey protein',
    'milk',
    'peanuts',
  ]);
  const looks = [...html.matchAll(/<u(?: class="([^"]*)")?>(\w+)/gu)].map(
    ([, look = '', word]) => `${word} ${/clay|amber/u.exec(look)?.[0]}`,
  );
  expect(looks).toEqual(['Whey clay', 'Milch clay', 'milk clay', 'peanuts clay', 'egg amber']);
  expect(html).toContain('Amber</span>: a warning.');
  expect(draw('Salt.')).not.toContain('Amber</span>');
});

test('the statement is drawn in its own words, names with what they were read as, unread parts as such', () => {
  const html = draw('Erbsenprotein, Xqzvwk. Kann Spuren von Milch enthalten.');
  expect(html).toContain('Erbsenprotein: pea protein (German)');
  expect(html).toContain('Milch: milk (German), a precaution: traces');
  expect(html).toMatch(/<mark[^>]*>Xqzvwk<span class="sr-only"> \(not read\)/u);
});

test('a text that was read to the end has nothing shaded', () => {
  expect(draw('Pea protein, salt.')).not.toContain('<mark');
});

test('marks stay with the name that they stand at, and nothing is said twice or lost', () => {
  const text = 'Whey (milk), salt. Rice protein; sugar';
  const html = draw(text);
  const mark = (text: string) => `<span aria-hidden="true">${text}</span>`;
  expect(html).toContain(`>${mark('(')}<u>milk</u>${mark('),')}</button>`);
  expect(html).toContain(`><u>salt</u>${mark('.')}</button>`);
  const shown = html
    .replace(/<\/p>.*/su, '')
    .replace(/<span id="[^"]*" popover[^>]*>[^<]*<\/span>/gu, '')
    .replace(/<[^>]*>/gu, '');
  expect(shown).toBe(text);
});
