import { expect, it } from 'vitest';
import { actionOf } from './audit-actions.ts';

it('an action is named by its address', () => {
  expect(actionOf('POST', '/api/admin/products/:id/merge')).toBe('products.merge');
  expect(actionOf('POST', '/api/sitestripe/process-asins')).toBe('sitestripe.process-asins');
  expect(actionOf('DELETE', '/api/newsletter/subscriptions/:id')).toBe(
    'newsletter.subscriptions.removed',
  );
  expect(actionOf('PUT', '/api/admin/brands/:id/logo')).toBe('brands.logo.set');
});
