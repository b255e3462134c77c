import { catalogue } from './001-catalogue.ts';
import { jobs } from './002-jobs.ts';
import { settings } from './003-settings.ts';
import { newsletter } from './010-newsletter.ts';
import { sessions } from './011-sessions.ts';
import { rateLimits } from './012-rate-limits.ts';
import { events } from './013-events.ts';
import { blog } from './014-blog.ts';
import { linkHistory } from './020-link-history.ts';
import { factHistory } from './021-fact-history.ts';
import { brandLogos } from './022-brand-logos.ts';
import { secondFactor } from './023-second-factor.ts';
import { deriveAnew } from './024-derive-anew.ts';
import { familiesAndLaboratories } from './025-families-and-laboratories.ts';
import { figuresOfProducts } from './026-figures-of-products.ts';
import { labelsAnew } from './027-labels-anew.ts';
import { namesAndFlavors } from './028-names-and-flavors.ts';
import { mailQueue } from './030-mail-queue.ts';
import { operatorDoor } from './031-operator-door.ts';
import { pictures } from './040-pictures.ts';
import { pricesByFeed } from './041-prices-by-feed.ts';
import { datedRecords } from './042-dated-records.ts';
import { productDecisions } from './050-product-decisions.ts';
import { newsletterIssues } from './051-newsletter-issues.ts';
import { wordDecisions } from './052-word-decisions.ts';
import { operatorArticles } from './053-operator-articles.ts';
import { collectionAnswers } from './070-collection-answers.ts';
import { statementReadings } from './080-statement-readings.ts';
import { readAnew } from './100-read-anew.ts';
import { namesAndServings } from './105-names-and-servings.ts';
import { catalogueIndex } from './106-catalogue-index.ts';
import { linesAndDamage } from './107-lines-and-damage.ts';
import { weightsAndBlanks } from './113-weights-and-blanks.ts';
import { wordsAndOrigins } from './114-words-and-origins.ts';
import { goalsOfFamilies } from './115-goals-of-families.ts';
import { seaAndForms } from './117-sea-and-forms.ts';
import { packsSpeakOfMilk } from './118-packs-speak-of-milk.ts';
import { barsAndLines } from './119-bars-and-lines.ts';
import { nutsAndGluten } from './120-nuts-and-gluten.ts';
import { linesAndFigures } from './121-lines-and-figures.ts';
import { typesOfFamilies } from './122-types-of-families.ts';
import { floursAndPlaces } from './124-flours-and-places.ts';
import { makingAndNames } from './125-making-and-names.ts';
import { roundedDescriptions } from './126-rounded-descriptions.ts';
import { marksOfPending } from './127-marks-of-pending.ts';
import { familiesOfBrands } from './128-families-of-brands.ts';
import { productsVersion } from './129-products-version.ts';
import { warningsAndBrands } from './130-warnings-and-brands.ts';
import { namesOfFamilies } from './131-names-of-families.ts';
import { denialsAndDoubts } from './132-denials-and-doubts.ts';
import { answersAndInterruptions } from './133-answers-and-interruptions.ts';
import { namesAsShopsPrintThem } from './134-names-as-shops-print-them.ts';
import { storageAndShortWords } from './135-storage-and-short-words.ts';
import { familiesAndDuplicates } from './136-families-and-duplicates.ts';
import type { Migration } from './migration.ts';

/**
 * Every migration, in order. To add one: write `NNN-name.ts` beside the others and add its line here. Where rules changed so
 * that stored products must be derived again, `deriveAnew` of `024-derive-anew.ts` is the model.
 */
export const MIGRATIONS: readonly Migration[] = [
  catalogue,
  jobs,
  settings,
  newsletter,
  sessions,
  rateLimits,
  events,
  blog,
  linkHistory,
  factHistory,
  brandLogos,
  secondFactor,
  deriveAnew,
  familiesAndLaboratories,
  figuresOfProducts,
  labelsAnew,
  namesAndFlavors,
  mailQueue,
  operatorDoor,
  pictures,
  pricesByFeed,
  datedRecords,
  productDecisions,
  newsletterIssues,
  wordDecisions,
  operatorArticles,
  collectionAnswers,
  statementReadings,
  readAnew,
  namesAndServings,
  catalogueIndex,
  linesAndDamage,
  weightsAndBlanks,
  wordsAndOrigins,
  goalsOfFamilies,
  seaAndForms,
  packsSpeakOfMilk,
  barsAndLines,
  nutsAndGluten,
  linesAndFigures,
  typesOfFamilies,
  floursAndPlaces,
  makingAndNames,
  roundedDescriptions,
  marksOfPending,
  familiesOfBrands,
  productsVersion,
  warningsAndBrands,
  namesOfFamilies,
  denialsAndDoubts,
  answersAndInterruptions,
  namesAsShopsPrintThem,
  storageAndShortWords,
  familiesAndDuplicates,
];
