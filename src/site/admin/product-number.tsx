import type { FormEvent } from 'react';
import { productsDeskPath } from '#contract/operator-paths.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** Asks for the number of the product that something belongs to: the form's field `id`. */
export function ProductNumber(props: {
  /** How the source calls it; its first words, the brand as a rule, are looked for by the link. */
  name: string;
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
        hint={
          <a href={productsDeskPath(props.name.split(' ', 2).join(' '))}>
            Look for it at the products desk
          </a>
        }
        trailing={
          <Button type="submit" disabled={props.pending}>
            Match
          </Button>
        }
      />
    </form>
  );
}
