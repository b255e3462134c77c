import type { FactEditBody } from '#contract/fact-edits.ts';
import type {
  DeskChange,
  DeskDetail,
  DeskList,
  DeskProduct,
  NewProductBody,
} from '#contract/products-desk.ts';
import { get, operatorApi, post } from '../../admin/operator-api.ts';
import { apiPath, request } from '../../client/http-api.ts';

type Done = { readonly status: 'done' | 'waiting' };
export type DeskStateFilter = DeskProduct['state'] | 'all';

/** The calls behind /admin/products. */
export const deskApi = {
  search: async (query: { q: string; state: DeskStateFilter; limit: number; offset: number }) =>
    (await request('GET', apiPath(['admin', 'products'], query))).json() as Promise<DeskList>,
  detail: (id: number) => get<DeskDetail>('admin', 'products', String(id)),
  history: async () => (await get<{ changes: DeskChange[] }>('admin', 'product-history')).changes,
  add: (body: NewProductBody) => post<{ id: number | null }>(['admin', 'products'], body),
  edit: (id: number, body: FactEditBody) => operatorApi.editFacts(id, body),
  hide: ({ id, state }: DeskProduct) =>
    post<Done>(['admin', 'products', id, state === 'hidden' ? 'show' : 'hide']),
  hidePicture: async (id: number, hidden: boolean) => {
    await request('POST', apiPath(['admin', 'products', id, 'picture']), { hidden });
  },
  putPicture: async (id: number, picture: { image: string; by: string; source: string }) => {
    await request('PUT', apiPath(['admin', 'products', id, 'picture']), picture);
  },
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
