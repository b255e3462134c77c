/** `npm run build`: builds the site into dist/, whether or not it was built from these sources already. */
import { buildSite } from './build-site.ts';

buildSite({ force: true });
