import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The message of specification section 8 for a product that does not exist. */
export function ProductNotFound() {
  return (
    <div className="page py-16">
      <div className="label max-w-xl">
        <h1 className="headline text-2xl">Product Not Found</h1>
        <div className="rule-thick mt-3" />
        <p className="py-4">{"The protein product you're looking for doesn't exist."}</p>
        <ButtonLink href={paths.search()} variant="primary">
          Browse All Proteins
        </ButtonLink>
      </div>
    </div>
  );
}
