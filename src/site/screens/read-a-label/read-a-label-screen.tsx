import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import type { LabelExplanation } from '#domain/ingredients/label/label.ts';
import { queries } from '../../queries.ts';
import { useApi } from '../../site-context.tsx';
import { loaderTools, type ScreenHandle } from '../../screen.ts';
import { Button } from '../../ui/button.tsx';
import { Explanation } from './explanation.tsx';

interface ReadLabelData {
  readonly statement: string;
  /** What the statement says; null where there is none. */
  readonly explanation: LabelExplanation | null;
  /** A product of the catalogue whose label can be tried. */
  readonly example: { readonly id: number; readonly name: string } | null;
}

/** Longest statement that is kept in the address; longer ones are read, but not kept. */
const ADDRESS_LENGTH = 4000;

export const handle: ScreenHandle<ReadLabelData | null> = {
  meta: ({ url }) => ({
    title: 'Read a label',
    description:
      'Paste an ingredient statement and see it taken apart: allergens, sweeteners, protein sources, and which dietary claims follow.',
    canonical: paths.readLabel(),
    noindex: url.search !== '',
  }),
};

/** `?statement=` is read; `?product=` reads the label of a product of the catalogue. */
export async function loader(args: LoaderFunctionArgs): Promise<ReadLabelData> {
  const { api, url } = loaderTools(args);
  const written = url.searchParams.get('statement')?.slice(0, LIMITS.statementLength) ?? '';
  const asked = Number.parseInt(url.searchParams.get('product') ?? '', 10);
  const product = Number.isSafeInteger(asked) && written === '' ? await api.protein(asked) : null;
  const statement = (written || product?.ingredientsStatement) ?? '';
  if (statement.trim() !== '') {
    const explanation = await api.explainLabel(statement.trim());
    return { statement: statement.trim(), explanation, example: null };
  }
  const sample = await api.browse({ limit: 12 });
  const example = sample.find(
    ({ ingredientsStatement, ingredients }) =>
      ingredientsStatement !== null && ingredients.length > 4,
  );
  return {
    statement: '',
    explanation: null,
    example: example === undefined ? null : { id: example.id, name: example.name },
  };
}

/** Read a label: the same engine that reads the catalogue's labels, on any statement. */
export function Component() {
  const data = useLoaderData<ReadLabelData>();
  // Another address is another label: the field starts over.
  return <ReadLabel key={data.statement} {...data} />;
}

function ReadLabel({ statement, explanation, example }: ReadLabelData) {
  const [text, setText] = useState(statement);
  const [submitted, setSubmitted] = useState(statement);
  const navigate = useNavigate();
  const reading = useNavigation().state !== 'idle';
  const api = useApi();
  // Only what is too long for the address is asked for here.
  const { data, isError, isFetching } = useQuery({
    ...queries.explainLabel(api, submitted),
    enabled: submitted !== statement && submitted !== '',
  });
  const shown = submitted === statement ? explanation : data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted.length > ADDRESS_LENGTH || wanted === '') setSubmitted(wanted);
    else {
      void navigate(`${paths.readLabel()}?statement=${encodeURIComponent(wanted)}`, {
        preventScrollReset: true,
      });
    }
  };
  return (
    <div className="page py-8">
      <h1 className="headline text-2xl sm:text-3xl">Read a label</h1>
      <p className="mt-3 max-w-[44rem] text-lg text-soft">
        Paste an ingredient statement. It is taken apart the way every label of the catalogue is:
        what is in it, what that means, and what nobody can tell from it.
      </p>
      <div className="rule-thick mt-4" />
      <form
        method="get"
        action={paths.readLabel()}
        onSubmit={submit}
        className="label mt-6 p-4 sm:p-6"
      >
        <label htmlFor="statement" className="mb-1 block text-sm font-semibold">
          Ingredient statement
        </label>
        <textarea
          id="statement"
          name="statement"
          rows={5}
          className="input min-h-35"
          required
          maxLength={LIMITS.statementLength}
          placeholder="Ingredients: whey protein isolate (milk), natural flavor, sunflower lecithin, stevia. Contains: milk."
          value={text}
          data-search-box=""
          onChange={(event) => setText(event.target.value)}
        />
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <Button type="submit" variant="primary" className="px-6">
            {reading || isFetching ? 'Reading…' : 'Read it'}
          </Button>
          {example !== null && (
            <a href={`${paths.readLabel()}?product=${example.id}`}>
              Try the label of {example.name}
            </a>
          )}
        </div>
      </form>
      {isError && (
        <p role="alert" className="label mt-6 border-clay p-4">
          The label could not be read just now. Your text is still in the field: try again.
        </p>
      )}
      {shown != null && submitted !== '' && <Explanation label={shown} statement={submitted} />}
    </div>
  );
}
