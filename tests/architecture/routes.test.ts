import { expect, it } from 'vitest';
import { MISSING_SCREENS } from '#site/routes.tsx';

it('every address of the route table has its screen', () => {
  expect(MISSING_SCREENS).toEqual([]);
});
