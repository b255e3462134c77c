import { describe, expect, it } from 'vitest';
import { API_DOCUMENT as document, errorStatuses, operationGroups } from './operations.ts';

describe('operationGroups', () => {
  const groups = operationGroups(document);
  const all = groups.flatMap(({ operations }) => operations);

  it('shows every operation of the document once, under an id of its own', () => {
    const count = Object.values(document.paths).flatMap((methods) => Object.keys(methods)).length;
    expect(all).toHaveLength(count);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    for (const { id } of all) expect(id).toMatch(/^[a-z]+-[A-Za-z0-9-]+$/);
  });

  it('knows what the public search takes and gives, and what only the operator may call', () => {
    const search = all.find(({ path }) => path === '/api/proteins/search');
    expect(search).toMatchObject({ method: 'POST', operatorOnly: false });
    expect(search?.body).not.toBeNull();
    expect(search?.answers.map(({ status }) => status)).toEqual(['200']);
    const subscribers = all.find(({ path }) => path === '/api/newsletter/subscriptions');
    expect(subscribers?.operatorOnly).toBe(true);
  });

  it('finds the errors of the contract', () => {
    expect(errorStatuses(document)).toEqual(expect.arrayContaining(['400', '404', '429', '503']));
  });
});
