import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useNavigation } from 'react-router';
import { hasCriteria } from '#contract/criteria.ts';
import { paths } from '#contract/paths.ts';
import { type PackView, packPath, parsePackUrl } from '#contract/pack-url.ts';
import type { ScreenHandle } from '../../screen.ts';
import { formDataForBrowser } from '../../search-form/form-data.ts';
import { useApi } from '../../site-context.tsx';
import { BarcodeSection } from './barcode-section.tsx';
import { lazy } from './lazy-parts.ts';
import { NotUnderstoodNote } from '../../prose/not-understood.tsx';
import { OfflineOffer } from './offline-offer.tsx';
import { explainWithFallback } from './on-device/explain-with-fallback.ts';
import type { PackData } from './pack-data.ts';
import { usePackWishes } from './pack-wishes.tsx';
import { StatementSection } from './statement-section.tsx';
import { rememberWishes, useSessionWishes } from './use-session-wishes.ts';

export { loader } from './pack-data.ts';
export { loadParts } from './lazy-parts.ts';

/** Length limit of a statement in the address. Longer ones are read, but the address does not hold them. */
const ADDRESS_LENGTH = 4_000;

export const handle: ScreenHandle<PackData | null> = {
  meta: ({ url }) => ({
    title: 'Read any pack',
    description:
      'Scan a barcode, photograph the ingredients or paste them: what is in a protein product, and whether it fits your wishes. Pictures stay on your device.',
    canonical: paths.readLabel(),
    noindex: url.search !== '',
  }),
  browserData: import.meta.env.SSR
    ? (data) => (data?.form == null ? data : { ...data, form: formDataForBrowser(data.form) })
    : undefined,
};

/** Requests the explanation of a statement that is too long for the address. */
function useLongStatement(view: PackView) {
  const [long, setLong] = useState<{ statement: string; unchecked: boolean } | null>(null);
  const { statement = '', unchecked = false } = long ?? {};
  const api = useApi();
  const options = { criteria: hasCriteria(view.criteria) ? view.criteria : undefined, unchecked };
  const asked = useQuery({
    queryKey: ['explain-label', statement, options],
    queryFn: () => explainWithFallback(api, statement, options),
    // This device reads the statement if there is no network.
    enabled: long !== null,
  });
  return { long, setLong, ...asked };
}

/** Which section has the page's only primary button; null if an open tool has one of its own. */
function leadOf(explained: boolean, open: boolean): 'barcode' | 'statement' | null {
  if (open) return null;
  return explained ? 'statement' : 'barcode';
}

/** Says that a product whose label was asked for has none here. */
function WithoutLabel({ of }: { of: PackData['withoutLabel'] }) {
  if (of === null) return null;
  const { product, known } = of;
  return (
    <p role="status" className="mb-2 bg-amber-wash px-3 py-1.5 text-sm text-amber">
      {known ? (
        <>
          No source states the ingredients of <a href={paths.product(product)}>product {product}</a>
          . Paste them from the pack.
        </>
      ) : (
        `There is no product ${product} in the catalogue now.`
      )}
    </p>
  );
}

/** Read any pack: a barcode, a photograph or a pasted statement, judged by the wishes of this session. */
export function Component() {
  const data = useLoaderData<PackData>();
  const view = parsePackUrl(useLocation().search);
  const navigate = useNavigate();
  const loading = useNavigation().state !== 'idle';
  const { long, setLong, data: answered, isError, isFetching } = useLongStatement(view);
  const [camera, setCamera] = useState(false);
  const [photograph, setPhotograph] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  /**
   * Set when the shopper requests something, so that the heading of the result takes the focus. A page that is merely
   * opened leaves the focus alone.
   */
  const asked = useRef(false);
  const focusAnswer = () => {
    asked.current = true;
  };
  useSessionWishes(view);

  const go = (next: Partial<PackView>) =>
    void navigate(packPath({ criteria: view.criteria, ...next }), { preventScrollReset: true });
  const wishes = usePackWishes(view, data.form, (criteria) => {
    rememberWishes(criteria);
    go({ ...view, criteria });
  });
  const read = (statement: string, unchecked: boolean) => {
    focusAnswer();
    setLong(statement.length > ADDRESS_LENGTH ? { statement, unchecked } : null);
    if (statement !== '' && statement.length <= ADDRESS_LENGTH) go({ statement, unchecked });
  };
  const statement = long?.statement ?? data.statement;
  const explanation = long === null ? data.explanation : answered;
  const answer = camera ? null : data.barcode;
  const explained = explanation != null && statement !== '';
  const lead = leadOf(explained, photograph || answer !== null);
  const barcode = (
    <BarcodeSection
      key="barcode"
      leads={lead === 'barcode'}
      {...{ view, camera, setCamera }}
      look={(gtin) => {
        focusAnswer();
        setLong(null);
        go({ gtin });
      }}
    />
  );
  const label = (
    <div key="label">
      <StatementSection
        {...{ view, field, photograph, setPhotograph, read, statement }}
        example={data.example}
        leads={lead === 'statement'}
        reading={loading || isFetching}
      />
      {explained && <lazy.Explanation.Part label={explanation} {...{ statement, view, asked }} />}
    </div>
  );
  return (
    <div className="workbench">
      {wishes.rail}
      <div className="min-w-0 max-w-280 flex-1 pb-8">
        <h1 className="headline pb-2 text-2xl">Read any pack</h1>
        {wishes.line}
        <NotUnderstoodNote view={view} />
        <WithoutLabel of={data.withoutLabel} />
        {(isError || data.failed) && (
          <p role="alert" className="label mt-3 border-clay p-4">
            {data.statement === '' && view.gtin !== ''
              ? 'The number could not be looked up just now. It is still in the field: try again in a moment, or where there is a network.'
              : 'The label could not be read just now. Your text is still in the field: try again in a moment, or where there is a network.'}
          </p>
        )}
        {answer !== null && (
          <lazy.BarcodeResult.Part
            {...{ answer, view, asked }}
            again={() => setCamera(true)}
            photograph={() => {
              setPhotograph(true);
              field.current?.scrollIntoView({ block: 'center' });
              field.current?.focus();
            }}
          />
        )}
        {/* What was requested comes first. */}
        {explained ? [label, barcode] : [barcode, label]}
        <OfflineOffer />
      </div>
    </div>
  );
}
