import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { readStatement, type ParsedStatement } from './read-statement.ts';

export type ReadText = (text: string) => ParsedStatement;

/** The texts of some dozen products. */
const MOST_TEXTS = 200;

/** `readStatement` for a run of products, each text read once: brands, claims and statements come again. */
export function rememberedReadings(vocabulary: Vocabulary): ReadText {
  const readings = new Map<string, ParsedStatement>();
  return (text) => {
    let reading = readings.get(text);
    if (reading === undefined) {
      reading = readStatement(text, vocabulary);
      if (readings.size >= MOST_TEXTS) readings.clear();
      readings.set(text, reading);
    }
    return reading;
  };
}
