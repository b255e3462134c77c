import { refusalText } from './refusal.ts';
import { type OperatorCall, useOperatorCall } from './use-operator-call.ts';

type DeskCall<Input, Output> = Omit<OperatorCall<Input, Output>, 'failure' | 'changes'> & {
  readonly failure: string;
};

/** A change at the desk: its failure is the reason of the refusal, and everything that the operator's pages show is asked for again. */
export function useDeskCall<Input, Output>({ failure, ...call }: DeskCall<Input, Output>) {
  return useOperatorCall({
    ...call,
    failure: (error) => refusalText(error, failure),
    changes: [
      { predicate: ({ queryKey: [whose, what] }) => whose === 'operator' && what !== 'session' },
    ],
  });
}
