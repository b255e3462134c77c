import { paths } from '#contract/paths.ts';

/** What answers may mention of the live catalogue. */
export interface FaqFigures {
  /** In friendly words: "1,200+". */
  readonly products: string;
  readonly brands: string;
}

export interface FaqQuestion {
  readonly id: string;
  readonly question: string;
  /** Paragraphs of plain text: the page and the structured data say exactly the same. */
  readonly answer: readonly string[];
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

export interface FaqGroup {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly FaqQuestion[];
}

/** The questions in their groups (specification section 2, "FAQ"). */
export function faqGroups({ products, brands }: FaqFigures): readonly FaqGroup[] {
  return [
    {
      id: 'search',
      heading: 'Search and matching',
      questions: [
        {
          id: 'how-search',
          question: 'How does the search work?',
          answer: [
            'Say what you want and what you do not: ingredients to avoid, ingredients it must have, protein types, fitness goals, brands and eight dietary wishes. Every field is optional. Each product is then compared with what you asked, by what its label says.',
          ],
          links: [{ label: 'How It Works, rule by rule', href: paths.howItWorks() }],
        },
        {
          id: 'perfect',
          question: 'What does a 100% match mean?',
          answer: [
            'All wanted ingredients are present, all avoided ones are absent, and the dietary and protein-type requirements are met. If you also asked for a goal or a brand, that fits too.',
          ],
        },
        {
          id: 'why-not',
          question: 'Why is the score of a product low?',
          answer: [
            "Open 'Why not 100% match?' on its card. It explains the score line by line: what was met, what was not, what the label does not say, and how many points each cost.",
          ],
        },
        {
          id: 'avoid',
          question: 'Will I see products with an ingredient I want to avoid?',
          answer: [
            'Not among the results. A product that contains it, or may contain it, is hidden, whatever its score. The page says how many are hidden and why, and you can look at them if you like.',
            'With an allergy, please read the pack as well: labels change, and records often leave out statements about traces.',
          ],
          links: [
            { label: 'Traces and “may contain”', href: paths.blogPost('traces-and-may-contain') },
          ],
        },
        {
          id: 'unknown',
          question: 'What does “not confirmed” mean?',
          answer: [
            'The label, as we have it, does not say. A product without a gluten statement is neither gluten free nor proven otherwise. Such products are counted apart, and one switch lists them after the others.',
          ],
        },
        {
          id: 'nothing',
          question: 'What if nothing fits?',
          answer: [
            'The page says which wish to drop and how many products that gives, exactly. One tap applies it. An ingredient you avoid is the last thing it suggests to drop.',
          ],
        },
        {
          id: 'words',
          question: 'Which words can I use for ingredients?',
          answer: [
            'Plain ones. “Ace-K”, “E950” and “acesulfame potassium” are the same to us, spelling mistakes are understood, and families such as “dairy” or “artificial sweeteners” work. The page shows what a word was understood as. Separate several with commas.',
          ],
          links: [{ label: 'Ingredient Database', href: paths.ingredients() }],
        },
      ],
    },
    {
      id: 'calculator',
      heading: 'Calculator',
      questions: [
        {
          id: 'how-calculator',
          question: 'How does the protein calculator get its number?',
          answer: [
            'From your weight, activity and goal: 0.8 to 1.6 grams per kilogram by activity, plus 0.2 to 0.6 for a goal, plus 0.1 for men. It shows the result per day, per meal (a quarter) and after a workout (a quarter), beside the range that research supports.',
          ],
          links: [{ label: 'Open the calculator', href: paths.calculator() }],
        },
        {
          id: 'accurate',
          question: 'Is it accurate for me?',
          answer: [
            'It is a rule of thumb for healthy adults. If you have kidney or liver disease, are pregnant or breastfeeding, under 18, or on a prescribed diet, ask a doctor or dietitian instead.',
          ],
          links: [
            { label: 'How much protein a day?', href: paths.blogPost('how-much-protein-a-day') },
          ],
        },
        {
          id: 'kept',
          question: 'Do you keep what I enter?',
          answer: [
            'No. The calculation runs in your browser. We count that a calculation was made, with goal, activity and the rounded result, without anything that identifies you.',
          ],
        },
      ],
    },
    {
      id: 'products',
      heading: 'Products and shopping',
      questions: [
        {
          id: 'how-many',
          question: 'How many products are there?',
          answer: [
            `At the moment ${products} products from ${brands} brands: powders, ready-to-drink products and bars. These are live counts.`,
          ],
          links: [
            { label: 'Browse all products', href: paths.searchAll() },
            { label: 'Brand Directory', href: paths.brands() },
          ],
        },
        {
          id: 'compare',
          question: 'How do I compare products?',
          answer: [
            'Tick Compare on up to 3 products. A floating widget shows what you picked and links to the comparison table. On the comparison page itself you can add a fourth.',
          ],
          links: [{ label: 'Compare', href: paths.compare() }],
        },
        {
          id: 'sources',
          question: 'Where does the product data come from?',
          answer: [
            'From public records of labels such as Open Food Facts and USDA FoodData Central. Each figure says its source and whether it is stated or calculated. What nobody states is shown as unknown.',
          ],
          links: [{ label: 'Open Data', href: paths.openData() }],
        },
        {
          id: 'buy',
          question: 'Can I buy here?',
          answer: [
            'No. We link to retailers. Their links open in a new tab; if you buy, we may earn a small commission at no extra cost to you. Commissions change no match score.',
          ],
        },
        {
          id: 'prices',
          question: "Why does a link say 'View Price'?",
          answer: [
            'Prices change all the time. We only show one when we know when it was checked, and for the marketplace only when that was less than a day ago. Otherwise the retailer has the true one.',
          ],
        },
        {
          id: 'wrong',
          question: 'A fact about a product is wrong. What now?',
          answer: [
            'Please write to us with the product’s address and, if you can, a photo of the label.',
          ],
          links: [{ label: 'Contact', href: paths.contact() }],
        },
      ],
    },
    {
      id: 'platform',
      heading: 'Platform',
      questions: [
        {
          id: 'free',
          question: 'Is it free? Do I need an account?',
          answer: [
            'It is free, and there is nothing to sign up for. Everyone is an anonymous visitor. Accounts are planned and will be optional.',
          ],
        },
        {
          id: 'app',
          question: 'Is there an app?',
          answer: [
            'There is no native app. The site works on phones, and most of it works without JavaScript.',
          ],
        },
        {
          id: 'privacy',
          question: 'What do you know about me?',
          answer: [
            'Very little. No cookies for shoppers, no profile. What is stored in your browser and what our server counts is written down on the privacy page.',
          ],
          links: [{ label: 'Privacy Policy', href: paths.privacy() }],
        },
        {
          id: 'money',
          question: 'How do you earn money?',
          answer: [
            'With affiliate links and, where it is switched on, advertising. Neither changes a score.',
          ],
          links: [{ label: 'About us', href: paths.about() }],
        },
        {
          id: 'advice',
          question: 'Is this medical advice?',
          answer: [
            'No. The site tells what labels say. Decisions about your health belong to you and a professional who knows you.',
          ],
        },
        {
          id: 'answer-time',
          question: 'How fast do you answer e-mail?',
          answer: ['Within 24-48 business hours.'],
          links: [{ label: 'Contact', href: paths.contact() }],
        },
      ],
    },
  ];
}

/** The questions for search engines (schema.org FAQPage). */
export function faqPage(groups: readonly FaqGroup[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
    ),
  };
}
