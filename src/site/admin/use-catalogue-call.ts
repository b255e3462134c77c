import { refusalText } from './refusal.ts';
import { type OperatorCall, useOperatorCall } from './use-operator-call.ts';

type CatalogueCall<Input, Output> = Omit<OperatorCall<Input, Output>, 'failure' | 'changes'> & {
  readonly failure: string;
};

/**
 * A change to the catalogue by the operator. A failure shows the reason of the refusal. After a success, all queries of
 * the operator's pages except the session are refetched.
 */
export function useCatalogueCall<Input, Output>({
  failure,
  ...call
}: CatalogueCall<Input, Output>) {
  return useOperatorCall({
    ...call,
    failure: (error) => refusalText(error, failure),
    changes: [
      { predicate: ({ queryKey: [whose, what] }) => whose === 'operator' && what !== 'session' },
    ],
  });
}
