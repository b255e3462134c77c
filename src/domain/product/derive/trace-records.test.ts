import { describe, expect, it } from 'vitest';
import { derive } from '../../../../tests/support/a-derivation.ts';
import { aSourceRecord, someFigures } from '../../../../tests/support/a-source-record.ts';
import { anExplanation, labelEntries } from '../../../../tests/support/an-explanation.ts';

describe('the origins of facts from several records', () => {
  const perServing = someFigures({ protein: 24, energy: 120 });
  it('lead to the record of each fact', () => {
    const { product } = derive(
      [
        aSourceRecord({ record: 'first', name: null, brand: null }),
        aSourceRecord({ record: 'named', name: 'Vegan Whey Mass', brand: null }),
        aSourceRecord({ record: 'figures', name: null, brand: null, perServing }),
        aSourceRecord({ record: 'coded', gtin: '0748927064100' }),
        aSourceRecord({ record: 'text', statement: 'Whey' }),
      ],
      () =>
        anExplanation({
          ingredients: labelEntries('whey'),
          contains: ['milk'],
          mayContain: ['soy'],
          proteinType: 'Whey Blend',
          proteinTypeReason: 'Only whey.',
          flags: {
            ...anExplanation().flags,
            isLowCarb: { value: false, basis: 'figures', evidence: '20 g.', conflict: null },
            isVegan: { value: false, basis: 'ingredients', evidence: 'Whey.', conflict: null },
            isOrganic: { value: true, basis: 'claim', evidence: 'Claimed.', conflict: null },
          },
        }),
    );
    const { sources, facts } = product.provenance;
    const read = { basis: 'calculated', record: 'text', note: 'read from the ingredient text' };
    const label = (record: string) => ({ basis: 'label', record });
    const found = Object.fromEntries(
      Object.entries(facts).map(([field, { source, ...origin }]) => [
        field,
        { ...origin, record: sources[source]?.record },
      ]),
    );
    expect(found).toStrictEqual({
      name: label('named'),
      brand: label('coded'),
      format: label('first'),
      description: { ...read, record: 'named', note: 'composed of the facts on this page' },
      gtin: label('coded'),
      proteinPerServing: label('figures'),
      caloriesPerServing: label('figures'),
      calories: label('figures'),
      fitnessGoal: { ...read, record: 'figures', note: 'The name says "mass".' },
      proteinType: { ...read, note: 'Only whey.' },
      ingredientsStatement: label('text'),
      ingredients: { ...read, basis: 'label' },
      contains: read,
      mayContain: read,
      isLowCarb: { ...read, record: 'figures', note: '20 g.' },
      isVegan: { ...read, note: 'Whey.' },
      isOrganic: { ...label('text'), note: 'Claimed.' },
    });
  });

  it('lead to the record that lists allergens where there is no text, else to the name', () => {
    const listing = { allergens: ['milk'], traces: ['soy'] } as const;
    const flags = {
      ...anExplanation().flags,
      isVegan: { value: false, basis: 'ingredients', evidence: 'Milk.', conflict: null },
    } as const;
    const records = [
      aSourceRecord({ record: 'named', name: 'Casein Mass' }),
      aSourceRecord({ record: 'listing', ...listing }),
    ] as const;
    const { facts, sources } = derive(records, () => anExplanation({ flags })).product.provenance;
    expect(sources.map((source) => source.record)).toEqual(['named', 'listing']);
    expect(facts['contains']).toStrictEqual({ basis: 'label', source: 1 });
    expect(facts['mayContain']).toStrictEqual({ basis: 'label', source: 1 });
    expect(facts['isVegan']?.source).toBe(1);
    expect(facts['proteinType']).toEqual({
      basis: 'calculated',
      source: 0,
      note: 'The name says "casein"; no ingredient text says so.',
    });
    expect(facts['fitnessGoal']?.source).toBe(0);
    const nameless = aSourceRecord({ record: 'listing', name: null, ...listing });
    const first = derive([nameless, records[0]], () => anExplanation({ flags })).product.provenance;
    expect(first.sources[first.facts['isVegan']?.source ?? -1]?.record).toBe('listing');
    const alone = derive([records[0]], () => anExplanation({ flags })).product.provenance;
    expect(alone.facts['isVegan']?.source).toBe(0);
    expect(alone.facts['contains']).toStrictEqual({
      basis: 'calculated',
      source: 0,
      note: 'read from the name',
    });
  });
});
