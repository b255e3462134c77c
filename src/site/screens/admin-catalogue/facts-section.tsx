import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { OPERATOR_KEYS, operatorApi } from '../../admin/operator-api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { FactForm } from './fact-form.tsx';

const when = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Corrections: the form, and what was corrected, newest first, each to be taken back. */
export function FactsSection() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: OPERATOR_KEYS.facts,
    queryFn: operatorApi.facts,
    staleTime: 0,
  });
  const undo = useMutation({
    mutationFn: operatorApi.undoFacts,
    onSuccess: async () => {
      toast({ title: 'Taken back' });
      await queries.invalidateQueries({ queryKey: OPERATOR_KEYS.facts });
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to take the correction back',
        variant: 'destructive',
      }),
  });
  return (
    <section aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="headline mb-4 text-xl">
        Correct a fact
      </h2>
      <div className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <FactForm />
        <div className="label self-start">
          <h3 className="font-semibold">Corrections</h3>
          <div className="rule-mid mt-1" />
          {data?.edits.length === 0 && <p className="pt-2 text-sm text-soft">None yet.</p>}
          <ol>
            {data?.edits.map(({ id, at, productId, name, source, changed, undone }) => (
              <li key={id} className="border-t border-rule py-2 first:border-0">
                {productId === null ? name : <a href={paths.product(productId)}>{name}</a>}
                <p className="text-sm">
                  {changed.join(', ')}, <time dateTime={at}>{when.format(new Date(at))}</time>,{' '}
                  <a href={source} rel="noopener nofollow">
                    source
                  </a>
                </p>
                {undone ? (
                  <p className="text-sm text-soft">Taken back</p>
                ) : (
                  productId !== null && (
                    <Button
                      variant="quiet"
                      className="text-sm"
                      disabled={undo.isPending}
                      onClick={() => undo.mutate(productId)}
                    >
                      Take the newest of this product back
                    </Button>
                  )
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
