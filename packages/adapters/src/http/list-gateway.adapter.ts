import type { ListGateway } from '@gongwei/application/lists';
import type { Asker } from '@gongwei/application/shared';
import type {
  ActionReceipt,
  FrozenSelection,
  ListCount,
  ListFacets,
  ListJob,
  ListLayout,
  ListPage,
  ListQuestion,
  ListReason,
  SavedView,
} from '@gongwei/domain/lists';
import type { Json } from '@gongwei/domain/shared';
import { required, requiredList } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Hands a file to whoever sits there, by its address on our own server. */
export type OfferFile = (address: string) => void;

/** Lists over HTTP. What is asked travels in bodies, for it may hold names and numbers. */
export function createHttpListGateway(calls: WireCalls, offer: OfferFile): ListGateway {
  const of = (list: string): string => `/v1/lists/${encodeURIComponent(list)}`;
  const job = (id: string): string => `/v1/list-jobs/${encodeURIComponent(id)}`;
  const post = async (path: string, body: object = {}, asker?: Asker): Promise<Json | undefined> =>
    (await calls.resource({ method: 'POST', path, body: body as Json, asker })).body;
  const get = async (path: string): Promise<Json | undefined> => (await calls.resource({ method: 'GET', path })).body;
  const ask = (
    { list, ...question }: ListQuestion,
    what: string,
    more: object = {},
    asker?: Asker,
  ): Promise<Json | undefined> => post(`${of(list)}/${what}`, { ...question, ...more }, asker);
  const whole = <Value>(body: Json | undefined, what: string): Value => required(body, what) as unknown as Value;
  const several = <Value>(body: Json | undefined, what: string): readonly Value[] =>
    requiredList(body, what) as unknown as readonly Value[];

  return {
    read: async (question, stretch, asker) => pageIn(await ask(question, 'search', stretch, asker)),
    count: async (question, asker) => whole<ListCount>(await ask(question, 'count', {}, asker), 'count'),
    counts: async (list, questions, asker) =>
      several<ListCount>(await post(`${of(list)}/counts`, { questions }, asker), 'counts'),
    facets: async (question, filters) => whole<ListFacets>(await ask(question, 'facets', { filters }), 'facets'),
    without: async (question) => several(await ask(question, 'without'), 'without'),
    why: async (question, id) => several<ListReason>(await ask(question, 'why', { id }), 'reasons'),
    refresh: async (question, ids, what) => pageIn(await ask(question, 'refresh', { ids, ...what })),

    freeze: async (list, action, selection) => {
      const { question, ...rest } = { question: undefined, ...selection };
      const { list: _list, ...asked } = question ?? { list };
      return whole<FrozenSelection>(
        await post(`${of(list)}/freeze`, { action, ...rest, ...(question && { question: asked }) }),
        'selection',
      );
    },
    run: async (selection, answers) => whole<ListJob>(await post('/v1/list-jobs', { selection, answers }), 'job'),
    job: async (id) => whole<ListJob>(await get(job(id)), 'job'),
    jobs: async () => several<ListJob>(await get('/v1/list-jobs'), 'jobs'),
    receipts: async (id) => several<ActionReceipt>(await get(`${job(id)}/receipts`), 'receipts'),
    cancel: async (id) => whole<ListJob>(await post(`${job(id)}/cancel`), 'job'),
    undo: async (id) => whole<ListJob>(await post(`${job(id)}/undo`), 'job'),
    export: async (question, columns) => whole<ListJob>(await ask(question, 'export', { columns }), 'job'),
    save: async (id) => offer(`/api${job(id)}/file.xlsx`),

    views: async (list) => several<SavedView>(await get(`${of(list)}/views`), 'views'),
    keepView: async ({ list, ...view }) => whole<SavedView>(await post(`${of(list)}/views`, view), 'view'),
    dropView: async (list, id) => void (await post(`${of(list)}/views/${encodeURIComponent(id)}/drop`)),
    layout: async (list) => whole<ListLayout>(await get(`${of(list)}/layout`), 'layout'),
    keepLayout: async (list, layout) => void (await post(`${of(list)}/layout`, layout)),
  };
}

function pageIn(body: Json | undefined): ListPage {
  const page = required(body, 'page');
  requiredList(page['rows'], 'rows');
  required(page['count'], 'count');
  return page as unknown as ListPage;
}
