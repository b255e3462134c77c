import { type FormEvent, useState } from 'react';
import type { FactEditBody } from '#contract/fact-edits.ts';
import type { AdminProduct, NewProductBody } from '#contract/admin-products.ts';
import { useCatalogueCall } from '../../admin/use-catalogue-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { productsApi } from './products-api.ts';

const TEXTS = [
  ['name', 'Name'],
  ['brand', 'Brand'],
  ['flavor', 'Flavor'],
] as const;
const NUMBERS = [
  ['protein', 'Protein (g)'],
  ['energy', 'Calories (kcal)'],
  ['carbohydrate', 'Carbohydrate (g)'],
  ['sugar', 'Sugar (g)'],
  ['fiber', 'Fiber (g)'],
  ['fat', 'Fat (g)'],
  ['saturatedFat', 'Saturated fat (g)'],
  ['salt', 'Salt (g)'],
  ['servingGrams', 'Serving (g)'],
  ['servings', 'Servings a package'],
] as const;
const FORMATS = [
  ['powder', 'Powder'],
  ['rtd', 'Ready to drink'],
  ['bar', 'Bar'],
] as const;

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Only filled-in fields are sent. An empty field leaves the fact as it is. */
function readEdit(form: FormData): FactEditBody {
  const filled = (names: readonly (readonly [string, string])[]) =>
    names.map(([name]) => [name, textOf(form, name)] as const).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(filled([...TEXTS, ['statement', '']])),
    ...Object.fromEntries(filled(NUMBERS).map(([name, value]) => [name, Number(value)])),
    source: textOf(form, 'source'),
  };
}

function readNew(form: FormData): NewProductBody {
  const gtin = textOf(form, 'gtin');
  return {
    ...readEdit(form),
    name: textOf(form, 'name'),
    brand: textOf(form, 'brand'),
    format: textOf(form, 'format') as NewProductBody['format'],
    ...(gtin === '' ? {} : { gtin }),
  };
}

function NewFields() {
  return (
    <>
      <label className="block">
        <span className="mb-1 block text-sm font-semibold">Format</span>
        <select name="format" className="input" defaultValue="powder">
          {FORMATS.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Field label="Barcode" name="gtin" inputMode="numeric" hint="If the pack has one." />
    </>
  );
}

/** Corrects facts of a product, or adds a product (`product` null), with the address where the facts can be checked. */
export function ProductForm(props: {
  product: AdminProduct | null;
  onDone: (id: number | null) => void;
}) {
  const { product, onDone } = props;
  const [form, setForm] = useState(0);
  const save = useCatalogueCall({
    run: async (data: FormData) => {
      if (product === null) return (await productsApi.add(readNew(data))).id;
      await productsApi.edit(product.id, readEdit(data));
      return product.id;
    },
    success: {
      title: product === null ? 'Added' : 'Corrected',
      description: 'The site shows it within seconds.',
    },
    failure: 'Failed to save the facts',
    onSuccess: (id) => {
      setForm((count) => count + 1);
      onDone(id);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate(new FormData(event.currentTarget));
  };
  const isNew = product === null;
  return (
    <form key={form} onSubmit={submit} aria-label={isNew ? 'Add a product' : 'Correct a fact'}>
      <div className="grid gap-4 sm:grid-cols-2">
        {TEXTS.map(([name, label]) => (
          <Field
            key={name}
            label={label}
            name={name}
            maxLength={name === 'name' ? 200 : 100}
            required={isNew && name !== 'flavor'}
            placeholder={product?.[name] ?? undefined}
          />
        ))}
        {isNew && <NewFields />}
        <Field
          label="Source"
          name="source"
          type="url"
          required
          placeholder="https://"
          hint="Where it can be checked."
        />
      </div>
      <fieldset className="mt-4">
        <legend className="text-sm font-semibold">Per serving</legend>
        <div className="mt-2 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {NUMBERS.map(([name, label]) => (
            <Field key={name} label={label} name={name} type="number" min={0} step="any" />
          ))}
        </div>
      </fieldset>
      <label className="mt-4 block">
        <span className="mb-1 block text-sm font-semibold">Ingredient statement</span>
        <textarea name="statement" className="input min-h-26" maxLength={10_000} />
      </label>
      <p className="mt-2 text-sm text-soft">
        {isNew ? 'What is left empty is unknown.' : 'Fields left empty stay as they are.'}
      </p>
      <Button type="submit" variant="primary" className="mt-4" disabled={save.isPending}>
        {isNew ? 'Add' : 'Correct'}
      </Button>
    </form>
  );
}
