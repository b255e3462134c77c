import { paths } from '#contract/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Shown if an article does not exist (specification section 8). */
export function MissingArticle() {
  return (
    <div className="page py-16">
      <div className="label max-w-xl">
        <h1 className="headline text-2xl">Blog Post Not Found</h1>
        <div className="rule-thick mt-3" />
        <p className="py-4">The blog post you're looking for doesn't exist or has been moved.</p>
        <ButtonLink href={paths.blog()} variant="primary">
          Back to Blog
        </ButtonLink>
      </div>
    </div>
  );
}
