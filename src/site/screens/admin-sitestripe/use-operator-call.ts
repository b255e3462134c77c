import { useMutation } from '@tanstack/react-query';
import { toast, type ToastMessage } from '../../ui/toast.ts';

/** A call of the operator's that says how it went: the success toast, or 'Error' with the failure's words. */
export function useOperatorCall<Input, Output>(call: {
  readonly run: (input: Input) => Promise<Output>;
  readonly success: ToastMessage | ((output: Output) => ToastMessage);
  readonly failure: string;
  readonly onSuccess?: (output: Output, input: Input) => void;
}) {
  return useMutation({
    mutationFn: call.run,
    onSuccess: (output, input) => {
      toast(typeof call.success === 'function' ? call.success(output) : call.success);
      call.onSuccess?.(output, input);
    },
    onError: () => toast({ title: 'Error', description: call.failure, variant: 'destructive' }),
  });
}
