import { type QueryFilters, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
 * The same call is not made twice at once: the second click of a double click comes before a button is disabled.
 */
export function useOperatorCall<Input, Output>({
  run,
  success,
  failure,
  onSuccess,
  changes = [],
}: OperatorCall<Input, Output>) {
  const queries = useQueryClient();
  const running = useRef<string | undefined | null>(null);
  const call = useMutation({
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
    onSettled: () => {
      running.current = null;
    },
  });
  const mutate: typeof call.mutate = (...asked) => {
    const key = JSON.stringify(asked[0]) as string | undefined;
    if (running.current === key) return;
    running.current = key;
    call.mutate(...asked);
  };
  return { ...call, mutate };
}
