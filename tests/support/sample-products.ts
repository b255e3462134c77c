import type { Product } from '#domain/product/product.ts';
import { anIngredient } from './a-product.ts';

const AMAZON_LINK = {
  retailer: 'Amazon',
  affiliateUrl: 'https://www.amazon.com/dp/B000000001?tag=example-20',
  url: 'https://www.amazon.com/dp/B000000001',
  currentPrice: 39.99,
  priceCheckedAt: '2026-01-15T11:00:00.000Z',
  isActive: true,
};

/** Returns a few products that differ in everything a search may ask for. Their ids are 1 to 6. */
export function sampleProducts(): readonly Partial<Product>[] {
  return [
    {
      name: 'Alpha Isolate Vanilla',
      brand: { id: 1, name: 'Alpha', logo: null },
      ingredients: [
        anIngredient('whey protein isolate', { allergen: 'milk' }),
        anIngredient('natural flavor'),
        anIngredient('stevia leaf extract'),
      ],
      ingredientsStatement:
        'Whey protein isolate, natural flavor, stevia leaf extract. Contains milk.',
      isGlutenFree: true,
      affiliateLinks: [AMAZON_LINK],
    },
    {
      name: 'Alpha Isolate Chocolate',
      brand: { id: 1, name: 'Alpha', logo: null },
      isGlutenFree: null,
      proteinPerServing: 25,
    },
    {
      name: 'Bravo Pea',
      brand: { id: 2, name: 'Bravo', logo: null },
      proteinType: 'Plant Protein',
      fitnessGoal: 'General Fitness',
      ingredients: [anIngredient('pea protein'), anIngredient('cocoa')],
      ingredientsStatement: 'Pea protein, cocoa.',
      contains: [],
      isVegan: true,
      isLactoseFree: true,
      sugar: 0,
    },
    {
      name: 'Bravo Bar "Crunch" <b>',
      brand: { id: 2, name: 'Bravo', logo: null },
      format: 'bar',
      proteinType: 'Multi-Source',
      fitnessGoal: 'Performance',
      ingredients: [
        anIngredient('milk protein', { allergen: 'milk' }),
        anIngredient('soy protein isolate', { allergen: 'soy' }),
        anIngredient('maltitol'),
      ],
      ingredientsStatement: 'Milk protein, soy protein isolate, maltitol. May contain peanuts.',
      contains: ['milk', 'soy'],
      mayContain: ['peanuts'],
      precautions: [{ allergen: 'peanuts', basis: 'may contain' }],
      proteinPerServing: 20,
      calories: 210,
      sugar: 3,
    },
    {
      name: 'Charlie Casein',
      brand: { id: 3, name: 'Charlie', logo: null },
      proteinType: 'Casein',
      fitnessGoal: 'Recovery',
      ingredients: [anIngredient('micellar casein', { allergen: 'milk' })],
      ingredientsStatement: 'Micellar casein.',
      isGlutenFree: null,
    },
    {
      name: 'Delta Mystery Drink',
      brand: { id: 4, name: 'Delta', logo: null },
      format: 'rtd',
      proteinType: null,
      proteinTypeReason: null,
      fitnessGoal: null,
      fitnessGoalReason: null,
      ingredients: [],
      ingredientsStatement: null,
      ingredientsComplete: false,
      contains: [],
      calories: null,
      sugar: null,
      isVegan: null,
      isGlutenFree: null,
    },
  ];
}
