import type { FilterValue, ListLayout, SavedView } from '@gongwei/domain/lists';
import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { answers, ID, shape } from '../shared/schemas.ts';
import { searchOf } from '../shared/search-body.ts';
import { readAsked } from './asked.ts';
import { readingOf } from './list.routes.ts';
import { BY_LIST, LAYOUT, LAYOUT_BODY, VIEW, VIEW_BODY, VIEWS } from './list-views.schemas.ts';
import { dropView, keepLayout, keepView, layoutOf, MOST_VIEWS, viewsOf } from './list-views.repository.ts';
import type { ServedLists } from './serve-lists.ts';

type ByList = { Params: { list: string } };

/** What somebody keeps of a list: questions under a name, alone or for the institution, and how its columns stand. */
export function listViewRoutes(app: FastifyInstance, context: ServerContext, lists: ServedLists): void {
  const reading: Read = (request) => readingOf(request, lists, context.clock);
  viewRoutes(app, context, reading);
  layoutRoutes(app, context, reading);
}

type Read = (request: Parameters<typeof readingOf>[0]) => ReturnType<typeof readingOf>;

const access = staffOnly("V of the list's own code");
const tags = ['名单'];

function viewRoutes(app: FastifyInstance, { database, clock }: ServerContext, reading: Read): void {
  app.get<ByList>(
    '/api/v1/lists/:list/views',
    { config: { access }, schema: { tags, params: BY_LIST, response: answers(VIEWS, '保存的视图') } },
    async (request) => viewsOf(database, reading(request).reader.staff, request.params.list),
  );

  app.post<ByList & { Body: Omit<SavedView, 'mine' | 'list'> }>(
    '/api/v1/lists/:list/views',
    { config: { access }, schema: { tags, params: BY_LIST, body: VIEW_BODY, response: answers(VIEW, '保存后的视图') } },
    async (request) => {
      const { served, reader } = reading(request);
      const { id, label, shared, question, columns } = searchOf(request.body);
      readAsked(served, question, reader);
      const kept = shared ? withoutTexts(question) : question;
      const view = { id, list: request.params.list, label, shared, question: kept, ...(columns && { columns }) };
      const at = clock.now().toISOString();
      const stored = await database.transaction((inside) => keepView(inside, reader.staff, view, at));
      if (stored) return stored;
      throw httpFailure(409, {
        code: 'list.view',
        message: '这个视图是别人保存的，或者您保存的视图太多了',
        advice: `每份名单最多保存 ${MOST_VIEWS} 个；请另存为一个新的，或先删除不用的`,
      });
    },
  );

  app.post<{ Params: { list: string; view: string } }>(
    '/api/v1/lists/:list/views/:view/drop',
    {
      config: { access },
      schema: {
        tags,
        params: { ...BY_LIST, required: ['list', 'view'], properties: { ...BY_LIST.properties, view: ID } },
        response: answers(shape({}, {}, {}), '已删除'),
      },
    },
    async (request) => {
      await dropView(database, reading(request).reader.staff, request.params.list, request.params.view);
      return {};
    },
  );
}

function layoutRoutes(app: FastifyInstance, { database }: ServerContext, reading: Read): void {
  app.get<ByList>(
    '/api/v1/lists/:list/layout',
    { config: { access }, schema: { tags, params: BY_LIST, response: answers(LAYOUT, '列的安排') } },
    async (request) => layoutOf(database, reading(request).reader.staff, request.params.list),
  );

  app.post<ByList & { Body: ListLayout }>(
    '/api/v1/lists/:list/layout',
    {
      config: { access },
      schema: { tags, params: BY_LIST, body: LAYOUT_BODY, response: answers(shape({}, {}, {}), '已保存') },
    },
    async (request) => {
      const { columns, widths, density } = searchOf(request.body);
      const layout = { ...(columns && { columns }), ...(widths && { widths }), ...(density && { density }) };
      await keepLayout(database, reading(request).reader.staff, request.params.list, layout);
      return {};
    },
  );
}

/** What others see keeps no typed names or numbers. */
function withoutTexts({ text: _text, where, ...question }: SavedView['question']): SavedView['question'] {
  const isTyped = (value: FilterValue): boolean => !Array.isArray(value) && 'text' in value;
  const codes = Object.entries(where ?? {}).filter(([, value]) => !isTyped(value));
  return { ...question, ...(where && { where: Object.fromEntries(codes) }) };
}
