import type { Token, Tokens } from 'marked';
import { ACTIVITY_TENTHS, GENDER_TENTHS, GOAL_TENTHS } from '#domain/calculator/daily-protein.ts';
import { plainText, type TextSection, type TextValues } from '../../prose/prose-text.ts';

const range = (name: string, tenths: Readonly<Record<string, number>>) => {
  const added = Object.values(tenths).filter((value) => value > 0);
  return {
    [`${name}.least`]: String(Math.min(...added) / 10),
    [`${name}.most`]: String(Math.max(...added) / 10),
  };
};

/** Values of the calculator that answers mention. The loader adds the catalogue's counts. */
export const CALCULATOR_VALUES: TextValues<string> = {
  ...range('activity', ACTIVITY_TENTHS),
  ...range('goal', GOAL_TENTHS),
  male: String(GENDER_TENTHS.male / 10),
};

const isLink = ({ type, raw }: Token) => type === 'link' || raw.trim() === '';

/** Splits an answer from the links at its end: a last paragraph that consists only of links. */
export function answerAndLinks({ tokens }: TextSection): {
  readonly answer: readonly Token[];
  readonly links: readonly Tokens.Link[];
} {
  const last = tokens.at(-1) as Tokens.Paragraph | undefined;
  if (last === undefined || !last.tokens.every(isLink)) return { answer: tokens, links: [] };
  const links = last.tokens.filter((token): token is Tokens.Link => token.type === 'link');
  return { answer: tokens.slice(0, -1), links };
}

/** Returns the questions for search engines (schema.org FAQPage). */
export function faqPage(groups: readonly TextSection[], values: TextValues<string>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ parts }) =>
      parts.map((question) => ({
        '@type': 'Question',
        name: question.heading,
        acceptedAnswer: {
          '@type': 'Answer',
          text: plainText(answerAndLinks(question).answer, values),
        },
      })),
    ),
  };
}
