import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OPERATOR_ROUTES } from '#contract/operator-paths.ts';
import { Waiting } from '../../admin/waiting.tsx';
import { Fold } from '../../admin/fold.tsx';
import { OperatorPage } from '../../admin/operator-page.tsx';
import type { ScreenHandle } from '../../screen.ts';
import { PRODUCT_KEYS, productsApi } from './products-api.ts';
import { HistoryList } from './history-list.tsx';
import { ProductForm } from './product-form.tsx';
import { EditedProduct } from './edited-product.tsx';
import { ProductList } from './product-list.tsx';

export const handle: ScreenHandle = {
  meta: () => ({ title: 'Products', noindex: true }),
};

function NothingEdited({ onAdded }: { onAdded: (id: number | null) => void }) {
  const asked = useQuery({
    queryKey: PRODUCT_KEYS.history,
    queryFn: productsApi.history,
    staleTime: 0,
  });
  const { data } = asked;
  return (
    <>
      <Fold className="label" summary="Add a product by hand">
        <ProductForm product={null} onDone={onAdded} />
      </Fold>
      <section className="label mt-6" aria-labelledby="history-heading">
        <h2 id="history-heading" className="font-semibold">
          Recent changes
        </h2>
        <div className="rule-mid mt-1" />
        {data === undefined ? (
          <Waiting asked={asked} what="The changes" room="h-40" className="mt-2" />
        ) : (
          <HistoryList changes={data} />
        )}
      </section>
    </>
  );
}

function ListAndEditor() {
  const [edited, setEdited] = useState<number | null>(null);
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2">
      <ProductList edited={edited} onEdit={setEdited} />
      <div className={edited === null ? 'min-w-0' : 'min-w-0 max-lg:order-first'}>
        {edited === null ? (
          <NothingEdited onAdded={setEdited} />
        ) : (
          <EditedProduct key={edited} id={edited} onClose={() => setEdited(null)} />
        )}
      </div>
    </div>
  );
}

/** /admin/products: find a product and edit it. Every change can be undone. */
export function Component() {
  return (
    <OperatorPage
      title="Products"
      intro="Add, correct, hide, merge, split and move products. Each change is kept as a record of your own beside the sources, and can be undone."
      here={OPERATOR_ROUTES.products}
    >
      <ListAndEditor />
    </OperatorPage>
  );
}
