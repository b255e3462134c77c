import type { FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** Asks for the number of the product that something belongs to: the form's field `id`. */
export function ProductNumber(props: {
  pending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <form className="mt-1" onSubmit={props.onSubmit}>
      <Field
        label="Number of the product"
        name="id"
        inputMode="numeric"
        pattern="\d{1,9}"
        required
        trailing={
          <Button type="submit" disabled={props.pending}>
            Match
          </Button>
        }
      />
    </form>
  );
}
