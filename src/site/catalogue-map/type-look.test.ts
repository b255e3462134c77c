import { describe, expect, test } from 'vitest';
import { linearLight } from '../../../tests/support/color-tokens.ts';
import { distanceSeen, type Vision, VISIONS } from '../../../tests/support/color-vision.ts';
import { PROTEIN_TYPES } from '#domain/enumerations.ts';
import { typeLook } from './type-look.ts';

/** OKLab distance from which neighboring marks are told apart. */
const APART = 0.1;

const PAIRS = PROTEIN_TYPES.flatMap((_, one) =>
  PROTEIN_TYPES.flatMap((__, other) =>
    one < other && typeLook(one).shape === typeLook(other).shape ? [[one, other] as const] : [],
  ),
);
const token = (type: number) => typeLook(type).stroke.replace('stroke-', '');

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  test.each(Object.keys(VISIONS) as Vision[])(
    'types of one shape can be told apart by their hue: %s',
    (vision) => {
      const close = PAIRS.flatMap(([one, other]) => {
        const apart = distanceSeen(
          vision,
          linearLight(token(one), scheme),
          linearLight(token(other), scheme),
        );
        return apart < APART ? [`${token(one)} ${token(other)} ${apart.toFixed(3)}`] : [];
      });
      expect(close).toEqual([]);
    },
  );
});
