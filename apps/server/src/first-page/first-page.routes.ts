import { MOST_ENTRIES } from '@gongwei/domain/pages';
import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, BY_ID, CALENDAR_DAY, COUNT, list, named, shape, TEXT } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { announcementsFor, noteRead } from './announcements.query.ts';
import { entriesOf, keepEntries } from './home-entries.repository.ts';

const tags = ['首页'];
const access = staffOnly();
const NOTHING = shape({}, {}, {});

/** `Announcement` */
const ANNOUNCEMENT = named(
  'Announcement',
  shape(
    {
      ...{ id: TEXT, title: TEXT, content: TEXT, institution: TEXT, publishedAt: TEXT, validTo: CALENDAR_DAY },
      ...{ top: { type: 'boolean' }, readers: COUNT, read: { type: 'boolean' } },
    },
    {},
    {
      ...{
        id: 'a1',
        title: '12月老年人体检安排',
        content: '各村请于 12 月 10 日前通知到户。',
        institution: '望禾镇中心卫生院',
      },
      ...{ publishedAt: '2026-06-15T09:00', validTo: '2026-07-15', top: true, readers: 12, read: false },
    },
  ),
);
/** A form that is begun, or the address of a page: nothing of a person. */
const KEY = { type: 'string', maxLength: 80, pattern: '^(form:[a-z0-9-]+|(/[A-Za-z0-9_-]+)+)$' } as const;
const ENTRIES = { type: 'array', items: KEY, minItems: 1, maxItems: MOST_ENTRIES, uniqueItems: true } as const;

/** What of the first page somebody reads and arranges for themselves. */
export function firstPageRoutes(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.get(
    '/api/v1/home/announcements',
    { config: { access }, schema: { tags, response: answers(list(ANNOUNCEMENT), '公告，置顶的在前') } },
    async (request) => announcementsFor(database, staffOf(request), todayOf(clock)),
  );

  app.post<{ Params: { id: string } }>(
    '/api/v1/home/announcements/:id/read',
    { config: { access }, schema: { tags, params: BY_ID, response: answers(NOTHING, '已记下') } },
    async (request) => {
      const at = clock.now().toISOString();
      await noteRead(database, staffOf(request), request.params.id, todayOf(clock), at);
      return {};
    },
  );

  app.get(
    '/api/v1/home/entries',
    {
      config: { access },
      schema: { tags, response: answers(shape({}, { entries: list(TEXT) }, {}), '自己的快捷入口') },
    },
    async (request) => {
      const entries = await entriesOf(database, staffOf(request).id);
      return entries ? { entries } : {};
    },
  );

  app.post<{ Body: { entries?: readonly string[] } }>(
    '/api/v1/home/entries',
    {
      config: { access },
      schema: {
        tags,
        body: { type: 'object', properties: { entries: ENTRIES } },
        response: answers(NOTHING, '已保存'),
      },
    },
    async (request) => {
      await keepEntries(database, staffOf(request).id, request.body.entries);
      return {};
    },
  );
}
