/** `npm run build`: builds the site into dist/ even if its sources have not changed. */
import { buildSite } from './build-site.ts';

buildSite({ force: true });
