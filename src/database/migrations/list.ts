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
import { familiesAndLaboratories } from './025-families-and-laboratories.ts';
import { figuresOfProducts } from './026-figures-of-products.ts';
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
import { namesAndServings } from './105-names-and-servings.ts';
import { catalogueIndex } from './106-catalogue-index.ts';
import { goalsOfFamilies } from './115-goals-of-families.ts';
import { typesOfFamilies } from './122-types-of-families.ts';
import { marksOfPending } from './127-marks-of-pending.ts';
import { productsVersion } from './129-products-version.ts';
import { namesOfFamilies } from './131-names-of-families.ts';
import { familiesAndDuplicates } from './136-families-and-duplicates.ts';
import type { Migration } from './migration.ts';
import { rederiveAll, rederiveProducts } from './rederive.ts';

/**
 * Every migration, in order. To add one, write `NNN-name.ts` beside the others and add it here. If only rules have changed, so that
 * stored products must be derived again, `rederiveProducts('NNN-name')` or `rederiveAll('NNN-name')` is enough.
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
  rederiveProducts('024-derive-anew'),
  familiesAndLaboratories,
  figuresOfProducts,
  rederiveProducts('027-labels-anew'),
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
  rederiveProducts('100-read-anew'),
  namesAndServings,
  catalogueIndex,
  rederiveProducts('107-lines-and-damage'),
  rederiveProducts('113-weights-and-blanks'),
  rederiveProducts('114-words-and-origins'),
  goalsOfFamilies,
  rederiveProducts('117-sea-and-forms'),
  rederiveProducts('118-packs-speak-of-milk'),
  rederiveProducts('119-bars-and-lines'),
  rederiveProducts('120-nuts-and-gluten'),
  rederiveProducts('121-lines-and-figures'),
  typesOfFamilies,
  rederiveProducts('124-flours-and-places'),
  rederiveProducts('125-making-and-names'),
  rederiveProducts('126-rounded-descriptions'),
  marksOfPending,
  rederiveAll('128-families-of-brands'),
  productsVersion,
  rederiveAll('130-warnings-and-brands'),
  namesOfFamilies,
  rederiveAll('132-denials-and-doubts'),
  rederiveAll('133-answers-and-interruptions'),
  rederiveAll('134-names-as-shops-print-them'),
  rederiveAll('135-storage-and-short-words'),
  familiesAndDuplicates,
  rederiveAll('137-labels-of-six-languages'),
  rederiveAll('138-brands-and-strays'),
  rederiveAll('139-labels-once-more'),
  rederiveAll('140-types-and-foods'),
  rederiveAll('141-groups-claims-and-names'),
  rederiveAll('142-salts-and-facts'),
  rederiveAll('143-one-order-and-flavors'),
  rederiveAll('144-lists-warnings-and-fiber'),
  rederiveAll('145-endings-servings-and-warnings'),
  rederiveAll('146-doubts-flavor-headings-and-words'),
  rederiveAll('147-packs-wpi-and-words'),
  rederiveAll('148-coatings-codes-and-words'),
  rederiveAll('149-tastes-of-foods-and-words'),
  rederiveAll('150-words-of-kind-and-place'),
  rederiveAll('151-names-and-warnings'),
  rederiveAll('152-scrambled-texts-and-declarations'),
  rederiveAll('153-foods-within-names'),
  rederiveAll('154-names-of-packs'),
  rederiveAll('155-statements-of-packs'),
  rederiveAll('156-animals-places-and-ends'),
  rederiveAll('157-parts-of-lists-and-uses'),
];
