import { expect, it } from 'vitest';
import { ApiError } from '#contract/api.ts';
import { refusalText } from './refusal.ts';

const refused = (answer: object) =>
  refusalText(new ApiError(400, JSON.stringify(answer)), 'Failed');

it('says what was wrong with the field, else what the site says, else what failed', () => {
  const answer = { error: 'The request is not valid: image.', code: 'invalid_request' };
  const fields = [{ path: 'image', message: 'must be a PNG or WebP picture' }];
  expect(refused({ ...answer, fields })).toBe('The image must be a PNG or WebP picture.');
  const large = [{ path: 'servingGrams', message: 'Too big: expected number to be <=2000' }];
  expect(refused({ ...answer, fields: large })).toBe(
    'The serving grams: Too big: expected number to be <=2000.',
  );
  expect(refused(answer)).toBe('The request is not valid: image.');
  expect(refused({})).toBe('Failed');
  expect(refusalText(new ApiError(502, '<html>: no'), 'Failed')).toBe('Failed');
  expect(refusalText(new TypeError('fetch failed'), 'Failed')).toBe(
    'The site could not be reached. Please try again.',
  );
  // The operator pressed "Cancel the upload".
  expect(refusalText(AbortSignal.abort().reason, 'The upload was stopped')).toBe(
    'The upload was stopped',
  );
});
