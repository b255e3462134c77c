import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aProduct } from '../../../../../tests/support/a-product.ts';
import { FlagSection } from './flag-section.tsx';

test('a claim that the ingredients contradict is shown with its evidence, as a conflict', () => {
  const { flagEvidence, ...product } = aProduct({ isVegan: false });
  const isVegan = {
    ...flagEvidence.isVegan,
    evidence: 'Contains milk.',
    conflict: 'The label claims "vegan".',
  };
  const html = renderToStaticMarkup(
    <FlagSection product={{ ...product, flagEvidence: { ...flagEvidence, isVegan } }} />,
  );
  expect(html).toMatch(
    /<dd[^>]*>No<\/dd><dd>Contains milk\.<span[^>]*>The label claims &quot;vegan&quot;\.<\/span>/,
  );
  expect(html.match(/bg-clay-wash/g)).toHaveLength(1);
});
