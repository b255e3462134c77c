import { eraseSubscription } from '#database/newsletter.ts';
import type { Site } from '../site.ts';

/** Removes an address of the newsletter and its tokens for good; false if there is no such subscription. */
export function eraseSubscriber({ database }: Site, id: number): Promise<boolean> {
  return eraseSubscription(database, id);
}
