import { describe, expect, it } from 'vitest';
import type { ProteinType } from '../../enumerations.ts';
import { tables } from '../../../../tests/support/naming-tables.ts';
import * as rule from './named-protein-type.ts';

const { withoutDoubtfulType } = rule;
const readProteinType = (name: string | null, category: string | null) =>
  rule.readProteinType(name, category, tables.words);

describe('readProteinType', () => {
  it.each([
    ['100% Whey Protein Isolate', 'Whey Isolate'],
    ['Iso Whey Zero', 'Whey Isolate'],
    ['ISO100 Hydrolyzed 100% Whey Protein Isolate', 'Hydrolyzed Whey'],
    ['Platinum Hydrowhey', 'Hydrolyzed Whey'],
    ['Gold Standard 100% Casein', 'Casein'],
    ['Whey & Casein Blend', 'Casein & Whey'],
    ['Organic Pea Protein', 'Plant Protein'],
    ['Pea & Rice Protein', 'Pea + Rice'],
    ['Vegan Protein Blend', 'Plant Protein'],
    ['Whey Protein Concentrate 80', 'Whey Concentrate'],
    ['Whey Blend', 'Whey Blend'],
    ['Casein with a little Whey', 'Casein & Whey'],
    ['Whey, then Casein', 'Casein & Whey'],
    ['Native Whey & Caseine Mix', 'Casein & Whey'],
    ['Caseine et Whey', 'Casein & Whey'],
    ['Hydrolyzed 100% Whey', 'Hydrolyzed Whey'],
    ['Hydrolysed Whey', 'Hydrolyzed Whey'],
    ['Hydro Whey', 'Hydrolyzed Whey'],
    ['Whey Hydrolysate', 'Hydrolyzed Whey'],
    ['Whey Protein Hydro', 'Hydrolyzed Whey'],
    ['Whey Isolate', 'Whey Isolate'],
    ['Isolate Whey', 'Whey Isolate'],
    ['IsoWhey', 'Whey Isolate'],
    ['WPI 90', 'Whey Isolate'],
    ['Whey Iso', 'Whey Isolate'],
    ['Whey Concentrate', 'Whey Concentrate'],
    ['WPC 80', 'Whey Concentrate'],
    ['Whey Protein Blend', 'Whey Blend'],
    ['Caseine 500 g', 'Casein'],
    ['Pea and Brown Rice', 'Pea + Rice'],
    ['Rice Pea', 'Pea + Rice'],
    ['Rice and Pea', 'Pea + Rice'],
    ['Pumpkin Protein', 'Plant Protein'],
    ['Pumpkin Seed Protein', 'Plant Protein'],
    ['Sunflower Protein', 'Plant Protein'],
    ['Sunflower Seed Protein', 'Plant Protein'],
    ['Protein Soja', 'Plant Protein'],
    ['Protein de Chanvre', 'Plant Protein'],
    ['Plant Protein', 'Plant Protein'],
    ['Plant Proteins', 'Plant Protein'],
    ['Vegan Chocolate Protein', 'Plant Protein'],
    ['Plant-Based Shake', 'Plant Protein'],
    ['Pure Whey Isolat', 'Whey Isolate'],
    ['Isolat de Whey Bio-actif', 'Whey Isolate'],
    ['Black CFM Isolate', 'Whey Isolate'],
    ['Zero Pro Whey Native Isolate', 'Whey Isolate'],
    ['100% Whey Hydroisolate Zero', 'Hydrolyzed Whey'],
    ['Whey idro isolate', 'Hydrolyzed Whey'],
    ['Protéine Whey hydrolisée', 'Hydrolyzed Whey'],
    ['CaseinFX', 'Casein'],
    ['Calcium Caseinate Protein', 'Casein'],
    ['Protéines de Riz', 'Plant Protein'],
    ['Protéine de Chanvre Crue Bio', 'Plant Protein'],
    ['Protéines de lupin', 'Plant Protein'],
    ['Isolat Protéine Soja', 'Plant Protein'],
    ['Mix de Protéines Végétales', 'Plant Protein'],
    ['Proteina 100% vegana', 'Plant Protein'],
    ['Protein + Vegan', 'Plant Protein'],
    ['Whey/Pois Protéine', 'Multi-Source'],
    ['Soy Protein with Casein', 'Multi-Source'],
    ['100% Whey Proteines+ISO', null],
    ['Isolate 97 (Hydrobeef)', null],
    ['100% Whey Protein', null],
    ['Protein Bar', null],
  ])('%s: %s', (name, type) => {
    expect(readProteinType(name, null)?.type ?? null).toBe(type);
  });
  it('says by which words', () => {
    expect(readProteinType('Gold WHEY-Isolate', 'Plant protein')?.reason).toBe(
      'The name says "whey isolate"; no ingredient text says so.',
    );
    expect(readProteinType(null, 'Plant proteins')?.reason).toBe(
      'The source files it under plant protein; no ingredient text says so.',
    );
    expect(readProteinType(null, null)).toBeNull();
    expect(readProteinType('100% Whey Hydroisolate, Cookie', null)?.reason).toBe(
      'The name says "whey hydroisolate"; no ingredient text says so.',
    );
    expect(readProteinType('Bio Protéines de Riz', null)?.reason).toBe(
      'The name says "proteines de riz"; no ingredient text says so.',
    );
  });
  it('believes a category only on plant protein', () => {
    expect(readProteinType('ONE', 'PLANT PROTEIN')?.type).toBe('Plant Protein');
    expect(readProteinType('Super Mass Gainer', 'MICELLAR CASEIN PROTEIN')).toBeNull();
  });
});

describe('withoutDoubtfulType', () => {
  const reading = (proteinType: ProteinType | null, complete = false) => ({
    proteinType,
    proteinTypeReason: proteinType && 'read',
    complete,
  });
  const unread = reading(null);
  it.each(['Casein', 'Plant Protein', 'Pea + Rice', 'Multi-Plant', 'Multi-Source'] as const)(
    '%s is not believed of a whey whose text was not read whole',
    (type) => {
      expect(withoutDoubtfulType(reading(type), 'Impact Whey, Banane', 'powder')).toEqual(unread);
      const whole = reading(type, true);
      expect(withoutDoubtfulType(whole, 'Impact Whey, Banane', 'powder')).toBe(whole);
      const bar = reading(type);
      expect(withoutDoubtfulType(bar, 'Whey Bar', 'bar')).toBe(bar);
      const other = reading(type);
      expect(withoutDoubtfulType(other, 'Total Protein', 'powder')).toBe(other);
    },
  );
  it.each(['100% Whey Gold Standard', 'Iso Zero 100% Whey', '100 % Pure Whey'])(
    'casein is not believed of %s, whose text was not read whole',
    (name) => {
      expect(withoutDoubtfulType(reading('Casein & Whey'), name, 'powder')).toEqual(unread);
      const whole = reading('Casein & Whey', true);
      expect(withoutDoubtfulType(whole, name, 'powder')).toBe(whole);
      const blend = reading('Whey Blend');
      expect(withoutDoubtfulType(blend, name, 'powder')).toBe(blend);
    },
  );
  it.each(['Whey Concentrate', 'Casein & Whey', null] as const)('leaves %s', (type) => {
    const read = reading(type);
    expect(withoutDoubtfulType(read, 'Impact Whey', 'powder')).toBe(read);
  });
});
