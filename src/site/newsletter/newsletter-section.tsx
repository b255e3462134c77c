import { paths } from '#contract/paths.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { PhoneFold } from '../ui/phone-fold.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** The home page's newsletter and feedback section, with its link to /privacy (specification section 2, "Home"). */
export function NewsletterSection() {
  const hydrated = useHydrated();
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-heading"
      className="label scroll-mt-24 sm:p-6"
    >
      <h2 id="newsletter-heading" className="headline text-xl">
        Newsletter
      </h2>
      <div className="rule-thick mt-2" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 pt-3 md:grid-cols-2">
        <div>
          <p className="mb-3">
            New products and corrected labels, now and then. Every mail has an unsubscribe link.
          </p>
          <NewsletterForm />
          <p className="mt-3 text-xs text-soft">
            Your address is used for the newsletter only. See the{' '}
            <a href={paths.privacy()}>privacy policy</a>.
          </p>
        </div>
        {/* The feedback is local, so it does nothing without JavaScript. It is hidden but keeps its space, so that
            nothing shifts. */}
        <div className={hydrated ? '' : 'invisible'}>
          <PhoneFold title="Tell us what you look for">
            <FeedbackForm />
          </PhoneFold>
        </div>
      </div>
    </section>
  );
}
