import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { FactEditBody } from '#contract/fact-edits.ts';
import { OPERATOR_KEYS, operatorApi } from '../../admin/operator-api.ts';
import { refusalText } from '../../admin/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';

const TEXTS = [
  ['name', 'Name'],
  ['brand', 'Brand'],
  ['flavor', 'Flavor'],
] as const;
const NUMBERS = [
  ['protein', 'Protein (g)'],
  ['energy', 'Energy (kcal)'],
  ['carbohydrate', 'Carbohydrate (g)'],
  ['sugar', 'Sugar (g)'],
  ['fiber', 'Fiber (g)'],
  ['fat', 'Fat (g)'],
  ['saturatedFat', 'Saturated fat (g)'],
  ['salt', 'Salt (g)'],
  ['servingGrams', 'Serving (g)'],
  ['servings', 'Servings a package'],
] as const;

/** Only what was filled in is sent; an empty field leaves the fact as it is. */
function readEdit(form: FormData): FactEditBody {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const filled = (names: readonly (readonly [string, string])[]) =>
    names.map(([name]) => [name, text(name)] as const).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(filled([...TEXTS, ['statement', '']])),
    ...Object.fromEntries(filled(NUMBERS).map(([name, value]) => [name, Number(value)])),
    source: text('source'),
  };
}

/** Corrects facts of one product, with the address where they can be checked. */
export function FactForm() {
  const queries = useQueryClient();
  const [form, setForm] = useState(0);
  const edit = useMutation({
    mutationFn: ({ id, body }: { id: number; body: FactEditBody }) =>
      operatorApi.editFacts(id, body),
    onSuccess: async () => {
      toast({ title: 'Corrected', description: 'The site shows it within seconds.' });
      setForm((count) => count + 1);
      await queries.invalidateQueries({ queryKey: OPERATOR_KEYS.facts });
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: refusalText(error, 'Failed to correct the facts'),
        variant: 'destructive',
      }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    edit.mutate({ id: Number(data.get('id')), body: readEdit(data) });
  };
  return (
    <form key={form} onSubmit={submit} className="label self-start" aria-label="Correct a fact">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Product number" name="id" inputMode="numeric" pattern="\d{1,9}" required />
        <Field
          label="Source"
          name="source"
          type="url"
          required
          placeholder="https://"
          hint="Where the fact can be checked."
        />
        {TEXTS.map(([name, label]) => (
          <Field key={name} label={label} name={name} maxLength={200} />
        ))}
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
        <textarea name="statement" className="input min-h-28" maxLength={10_000} />
      </label>
      <p className="mt-2 text-sm text-soft">Fields left empty stay as they are.</p>
      <Button type="submit" variant="primary" className="mt-4" disabled={edit.isPending}>
        Correct
      </Button>
    </form>
  );
}
