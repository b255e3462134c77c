import type { FactEditBody } from '#contract/fact-edits.ts';
import type {
  ProductChange,
  AdminProductDetail,
  AdminProductList,
  AdminProduct,
  NewProductBody,
} from '#contract/admin-products.ts';
import { get, operatorApi, post, send } from '../../admin/operator-api.ts';

type Done = { readonly status: 'done' | 'waiting' };
export type StateFilter = AdminProduct['state'] | 'all';

/** The calls behind /admin/products. */
export const productsApi = {
  search: (query: { q: string; state: StateFilter; limit: number; offset: number }) =>
    get<AdminProductList>(['admin', 'products'], query),
  detail: (id: number) => get<AdminProductDetail>(['admin', 'products', id]),
  history: async () =>
    (await get<{ changes: ProductChange[] }>(['admin', 'product-history'])).changes,
  add: (body: NewProductBody) => post<{ id: number | null }>(['admin', 'products'], body),
  edit: (id: number, body: FactEditBody) => operatorApi.editFacts(id, body),
  hide: ({ id, state }: AdminProduct) =>
    post<Done>(['admin', 'products', id, state === 'hidden' ? 'show' : 'hide']),
  hidePicture: (id: number, hidden: boolean) =>
    send('POST', ['admin', 'products', id, 'picture'], { hidden }),
  putPicture: (id: number, picture: { image: string; by: string; source: string }) =>
    send('PUT', ['admin', 'products', id, 'picture'], picture),
  merge: (id: number, into: number) => post<Done>(['admin', 'products', id, 'merge'], { into }),
  move: (id: number, to: number) => post<Done>(['admin', 'products', id, 'move'], { to }),
  split: (ids: number[]) => post<Done>(['admin', 'products', 'split'], { ids }),
  undo: async ({ kind, id, productId }: ProductChange) => {
    if (kind === 'decision') await post<Done>(['admin', 'product-history', id, 'undo']);
    else await operatorApi.undoFacts(productId ?? 0);
  },
};

export const PRODUCT_KEYS = {
  list: ['operator', 'products', 'list'],
  detail: ['operator', 'products', 'detail'],
  history: ['operator', 'products', 'history'],
} as const;
