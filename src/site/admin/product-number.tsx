import type { FormEvent } from 'react';
import { adminProductsPath } from '#contract/operator-paths.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** A form that asks for the number of an existing product; its field is `id`. */
export function ProductNumber(props: {
  /** The product's name in the source. The link searches for its first words, which are usually the brand. */
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
          <a href={adminProductsPath(props.name.split(' ', 2).join(' '))}>
            Look for it on the products page
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
