import type { AskedList, ListCount, ListQuestion, ListStretch } from '@gongwei/domain/lists';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.port.ts';
import { isUnderWay, UNDER_WAY } from '../database/derived-work.ts';
import { parameters } from '../database/scope.ts';
import { staffOnly, tokensToo } from '../access/route-access.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { seesPsychosis } from '../privacy/confidential.policy.ts';
import type { Purpose } from '../privacy/purpose.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure, notFound } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import { searchOf } from '../shared/search-body.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import { readNow } from './asked.ts';
import { refuseClosed } from './closed-list.ts';
import { countEach, countRows } from './count.query.ts';
import { countsWithout, facetsOf } from './facets.query.ts';
import {
  ASK,
  ASK_EACH,
  BY_LIST,
  COUNTED,
  COUNTED_EACH,
  FACET_COUNTS,
  FACETS,
  PAGE,
  READ,
  REASONS,
  REFRESH,
  WHY,
  WITHOUT,
} from './list.schemas.ts';
import { notePrinted, readingFor } from './rows-for-print.ts';
import { readPage, readRows } from './read-page.query.ts';
import { maySee } from './row-actions.ts';
import type { ServedLists } from './serve-lists.ts';
import { thingNames } from './thing-names.query.ts';
import type { ListReader, ServedList } from './source.ts';
import { askedNow } from './asked-now.ts';
import { countedReasons, reasonsOf } from './why.query.ts';

type ByList<Body = object> = { Params: { list: string }; Body: Omit<ListQuestion, 'list'> & Body };
type Asking = { readonly served: ServedList; readonly reading: ListReader; readonly question: AskedList };

/** Every list: its rows, counts, facets and reasons. What is asked stands in the body, for it may hold names and numbers. */
export function listRoutes(app: FastifyInstance, context: ServerContext, lists: ServedLists): void {
  const asking = async (request: FastifyRequest<ByList>): Promise<Asking> => {
    const { served, reader } = readingOf(request, lists, context.clock);
    return {
      served,
      reading: reader,
      question: await readNow(context.database, served, searchOf(request.body), reader),
    };
  };
  rowRoutes(app, context, lists, asking);
  countRoutes(app, context, lists, asking);
  countsRoute(app, context, lists);
  whyRoute(app, context, lists, asking);
}

type Ask = (request: FastifyRequest<ByList>) => Promise<Asking>;

const access = tokensToo(staffOnly("V of the list's own code"));

/** Nobody is told that there is nothing while that is not known. @throws 409 */
async function refuseUnfinished(on: Queryable, { source, list }: ServedList): Promise<void> {
  if (source.unfinished === undefined || !(await isUnderWay(on, source.unfinished))) return;
  throw httpFailure(409, {
    code: 'list.unfinished',
    message: `“${list.definition.title}”还在生成`,
    advice: UNDER_WAY,
  });
}

/** Rows: a stretch of what was asked, and some of them as they are now. */
function rowRoutes(app: FastifyInstance, context: ServerContext, lists: ServedLists, asking: Ask): void {
  const { database } = context;
  app.post<ByList<{ limit: number; offset?: number; after?: string; before?: string } & Purpose>>(
    '/api/v1/lists/:list/search',
    {
      config: { access },
      schema: { tags: ['名单'], params: BY_LIST, body: READ, response: answers(PAGE, '名单的一段') },
    },
    async (request) => {
      const closed = lists.get(request.params.list);
      if (closed) await refuseClosed(database, closed, readerFor(request, closed, context.clock));
      const { served, reading: asked, question } = await asking(request);
      const reading = readingFor(asked, request.body);
      const page = await readPage(database, served, question, reading, stretchOf(request.body));
      if (page.count.found === 0) await refuseUnfinished(database, served);
      await notePrinted(context, reading, request.params.list, page);
      const number = await numberNames(database, lists, served, question, request.body, reading, page.count);
      const things = await thingNames(database, lists, served, reading, request.body.where);
      return { ...page, names: { ...page.names, ...number, ...things } };
    },
  );

  app.post<ByList<{ ids: string[] } & Purpose>>(
    '/api/v1/lists/:list/refresh',
    {
      config: { access },
      schema: { tags: ['名单'], params: BY_LIST, body: REFRESH, response: answers(PAGE, '这些行现在的样子') },
    },
    async (request) => {
      const { served, reading: asked, question } = await asking(request);
      const reading = readingFor(asked, request.body);
      const page = await readRows(database, served, question, reading, request.body.ids);
      await notePrinted(context, reading, request.params.list, page);
      return page;
    },
  );
}

/** How many: exactly, by value of a filter, and without one of them. */
function countRoutes(app: FastifyInstance, { database }: ServerContext, lists: ServedLists, asking: Ask): void {
  app.post<ByList>(
    '/api/v1/lists/:list/count',
    {
      config: { access },
      schema: { tags: ['名单'], params: BY_LIST, body: ASK, response: answers(COUNTED, '确切的数目') },
    },
    async (request) => {
      const { served, reading, question } = await asking(request);
      return countRows(database, served, question, reading, true);
    },
  );

  app.post<ByList<{ filters: string[] }>>(
    '/api/v1/lists/:list/facets',
    {
      config: { access },
      schema: { tags: ['名单'], params: BY_LIST, body: FACETS, response: answers(FACET_COUNTS, '各筛选值的数目') },
    },
    async (request) => {
      const { served, reading, question } = await asking(request);
      return facetsOf(database, served, question, reading, request.body.filters, lists.library);
    },
  );

  app.post<ByList>(
    '/api/v1/lists/:list/without',
    {
      config: { access },
      schema: { tags: ['名单'], params: BY_LIST, body: ASK, response: answers(WITHOUT, '去掉一个条件后的数目') },
    },
    async (request) => {
      const { served, reading, question } = await asking(request);
      return countsWithout(database, served, question, reading);
    },
  );
}

/** Several questions about one list, as a page of cards has them. */
function countsRoute(app: FastifyInstance, { clock, database }: ServerContext, lists: ServedLists): void {
  app.post<{ Params: { list: string }; Body: { questions: readonly Omit<ListQuestion, 'list'>[] } }>(
    '/api/v1/lists/:list/counts',
    {
      config: { access },
      schema: { tags: ['名单'], params: BY_LIST, body: ASK_EACH, response: answers(COUNTED_EACH, '各问的确切数目') },
    },
    async (request) => {
      const { served, reader } = readingOf(request, lists, clock);
      const questions: AskedList[] = [];
      for (const question of request.body.questions)
        questions.push(await readNow(database, served, searchOf(question), reader));
      const counts = await countEach(database, served, questions, reader);
      if (counts.some(({ found }) => found === 0)) await refuseUnfinished(database, served);
      return counts;
    },
  );
}

function whyRoute(app: FastifyInstance, { database }: ServerContext, lists: ServedLists, asking: Ask): void {
  app.post<ByList<{ id: string }>>(
    '/api/v1/lists/:list/why',
    {
      config: { access },
      schema: { tags: ['名单'], params: BY_LIST, body: WHY, response: answers(REASONS, '为什么在这份名单里') },
    },
    async (request) => {
      const { served, reading, question } = await asking(request);
      const { id, where = {} } = request.body;
      const reasons = await reasonsOf(database, served, question, reading, id, lists.library);
      const codes = where['number'];
      if (!lists.judgedNumbers || !Array.isArray(codes)) return reasons;
      const { subject } = served.list.definition;
      const sees = seesPsychosis(reading.staff);
      const all = lists.judgedNumbers(codes as readonly string[], subject, reading.asked.today);
      const judged = all.filter(({ tellsPsychosis }) => sees || !tellsPsychosis);
      return [...reasons, ...(await countedReasons(database, served, question, reading, id, judged))];
    },
  );
}

const reachOf = ({ source }: ServedList, reading: ListReader): string => {
  const into = parameters();
  return JSON.stringify([source.reach(reading, into), into.values]);
};

/** What the number is called whose people are asked for, and how many of them are not the reader's to see. */
async function numberNames(
  database: Queryable,
  { nameOfNumber }: ServedLists,
  served: ServedList,
  question: AskedList,
  { where = {} }: Pick<ListQuestion, 'where'>,
  reading: ListReader,
  counted: ListCount,
): Promise<{ readonly [code: string]: string }> {
  const codes = where['number'];
  if (!nameOfNumber || !Array.isArray(codes) || codes.length === 0) return {};
  const names = await nameOfNumber(database, codes as readonly string[], reading.scope.institutionCode);
  const counting = { ...reading, counting: true } as const;
  if (reachOf(served, counting) === reachOf(served, reading)) return names;
  const all = await countRows(database, served, question, counting, true);
  const theirs = counted.exact ? counted : await countRows(database, served, question, reading, true);
  const hidden = all.found - theirs.found;
  const note = `（另有 ${hidden} ${served.list.definition.unit}不对您显示）`;
  return hidden === 0 ? names : Object.fromEntries(Object.entries(names).map(([code, name]) => [code, name + note]));
}

/** Who asks which list. @throws 404 for a list there is not, 403 for one that is not theirs. */
export function readingOf(
  request: FastifyRequest<{ Params: { list: string } }>,
  lists: ServedLists,
  clock: ServerClock,
): { readonly served: ServedList; readonly reader: ListReader } {
  const staff = staffOf(request);
  const served = lists.get(request.params.list);
  if (!served) throw notFound('list.not-found', '没有这份名单');
  if (!maySee(served.list.definition, staff)) throw forbidden();
  return { served, reader: readerFor(request, served, clock) };
}

function readerFor(request: FastifyRequest, { source }: ServedList, clock: ServerClock): ListReader {
  const [staff, scope] = [staffOf(request), scopeOf(request)];
  const asked = askedNow(clock, staff.id, scope.institutionCode);
  return { scope, staff, reader: source.readerOf(staff), asked };
}

function stretchOf({
  limit,
  offset,
  after,
  before,
}: {
  limit: number;
  offset?: number;
  after?: string;
  before?: string;
}): ListStretch {
  if (after !== undefined) return { limit, after };
  return before === undefined ? { limit, offset: offset ?? 0 } : { limit, before };
}
