import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readStatement, type ParsedStatement } from './read-statement.ts';

export type ReadText = (text: string) => ParsedStatement;

/** Most texts kept; those of a few dozen products. */
const MAX_TEXTS = 200;

/** `readStatement` for many products, reading each text once: brands, claims and statements are repeated. */
export function rememberedReadings(vocabulary: Vocabulary): ReadText {
  const readings = new Map<string, ParsedStatement>();
  return (text) => {
    let reading = readings.get(text);
    if (reading === undefined) {
      reading = readStatement(text, vocabulary);
      if (readings.size >= MAX_TEXTS) readings.clear();
      readings.set(text, reading);
    }
    return reading;
  };
}
