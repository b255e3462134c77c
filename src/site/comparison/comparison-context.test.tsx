import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ComparisonProvider, useComparison } from './comparison-context.tsx';

function Probe() {
  const { selection, canAddMore, remainingSlots, isSelected } = useComparison();
  return `${selection.length} ${canAddMore} ${remainingSlots} ${isSelected(1)}`;
}

// @spec Using the comparison list outside its provider raises an internal developer error.
test('outside its provider the comparison raises a developer error', () => {
  expect(() => renderToString(<Probe />)).toThrow(
    'useComparison must be used within a ComparisonProvider',
  );
});

// @spec - **Comparison selection** (shared): ordered list, starts empty.
test('it starts empty', () => {
  expect(
    renderToString(
      <ComparisonProvider>
        <Probe />
      </ComparisonProvider>,
    ),
  ).toBe('0 true 3 false');
});
