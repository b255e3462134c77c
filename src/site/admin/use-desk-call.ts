import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast, type ToastMessage } from '../ui/toast.ts';
import { refusalText } from './refusal.ts';

/**
 * A change at the desk: reports success, where the page does not show it by itself, or the reason of a refusal, and refetches
 * everything that the operator's pages show.
 */
export function useDeskCall<Input, Output>(call: {
  readonly run: (input: Input) => Promise<Output>;
  readonly success?: ToastMessage | ((output: Output, input: Input) => ToastMessage);
  readonly failure: string;
  readonly onSuccess?: (output: Output, input: Input) => void;
}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call.run,
    onSuccess: async (output, input) => {
      const said = typeof call.success === 'function' ? call.success(output, input) : call.success;
      if (said !== undefined) toast(said);
      call.onSuccess?.(output, input);
      await queries.invalidateQueries({
        predicate: ({ queryKey: [whose, what] }) => whose === 'operator' && what !== 'session',
      });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: refusalText(error, call.failure),
        variant: 'destructive',
      }),
  });
}
