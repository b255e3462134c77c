import type { FactEditBody } from '#contract/fact-edits.ts';
import type {
  DeskChange,
  DeskDetail,
  DeskList,
  DeskProduct,
  NewProductBody,
} from '#contract/products-desk.ts';
import { get, operatorApi, post, send } from '../../admin/operator-api.ts';

type Done = { readonly status: 'done' | 'waiting' };
export type DeskStateFilter = DeskProduct['state'] | 'all';

/** The calls behind /admin/products. */
export const deskApi = {
  search: (query: { q: string; state: DeskStateFilter; limit: number; offset: number }) =>
    get<DeskList>(['admin', 'products'], query),
  detail: (id: number) => get<DeskDetail>(['admin', 'products', id]),
  history: async () => (await get<{ changes: DeskChange[] }>(['admin', 'product-history'])).changes,
  add: (body: NewProductBody) => post<{ id: number | null }>(['admin', 'products'], body),
  edit: (id: number, body: FactEditBody) => operatorApi.editFacts(id, body),
  hide: ({ id, state }: DeskProduct) =>
    post<Done>(['admin', 'products', id, state === 'hidden' ? 'show' : 'hide']),
  hidePicture: (id: number, hidden: boolean) =>
    send('POST', ['admin', 'products', id, 'picture'], { hidden }),
  putPicture: (id: number, picture: { image: string; by: string; source: string }) =>
    send('PUT', ['admin', 'products', id, 'picture'], picture),
  merge: (id: number, into: number) => post<Done>(['admin', 'products', id, 'merge'], { into }),
  move: (id: number, to: number) => post<Done>(['admin', 'products', id, 'move'], { to }),
  split: (ids: number[]) => post<Done>(['admin', 'products', 'split'], { ids }),
  undo: async ({ kind, id, productId }: DeskChange) => {
    if (kind === 'decision') await post<Done>(['admin', 'product-history', id, 'undo']);
    else await operatorApi.undoFacts(productId ?? 0);
  },
};

export const DESK_KEYS = {
  list: ['operator', 'desk', 'list'],
  detail: ['operator', 'desk', 'detail'],
  history: ['operator', 'desk', 'history'],
} as const;
