import { type QueryFilters, useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, type ToastMessage } from '../ui/toast.ts';

export interface OperatorCall<Input, Output> {
  readonly run: (input: Input) => Promise<Output>;
  readonly success?: ToastMessage | ((output: Output, input: Input) => ToastMessage);
  /** The message shown for an error. */
  readonly failure: string | ((error: unknown) => string);
  readonly onSuccess?: (output: Output, input: Input) => void;
  /** Queries to refetch after a success. */
  readonly changes?: readonly Pick<QueryFilters, 'queryKey' | 'predicate'>[];
}

/**
 * An operator's call that reports its outcome: the success toast, or a toast titled 'Error' with the failure's message.
 */
export function useOperatorCall<Input, Output>({
  run,
  success,
  failure,
  onSuccess,
  changes = [],
}: OperatorCall<Input, Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async (output, input) => {
      if (success !== undefined)
        toast(typeof success === 'function' ? success(output, input) : success);
      onSuccess?.(output, input);
      await Promise.all(changes.map((each) => queries.invalidateQueries(each)));
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: typeof failure === 'function' ? failure(error) : failure,
        variant: 'destructive',
      }),
  });
}
