import type { FastifyInstance } from 'fastify';
import { requirePermission, staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { answers, CALENDAR_DAY, INSTANT, shape } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import { MENU } from './menu.data.ts';
import { pruneMenu, wholeMenu, type WireMenuItem } from './menu.policy.ts';

const QUERY = { type: 'object', properties: { parentId: { type: 'string', maxLength: 100 } } } as const;

const TIME = shape({ now: INSTANT, today: CALENDAR_DAY }, {}, { now: '2026-06-15T04:00:00.000Z', today: '2026-06-15' });

const branch = (items: readonly WireMenuItem[], id: string): readonly WireMenuItem[] =>
  items.flatMap((item) => (item.id === id ? (item.children ?? []) : branch(item.children ?? [], id)));

/** What the frame around the pages needs. */
export function shellRoutes(app: FastifyInstance, { clock }: ServerContext): void {
  app.get<{ Querystring: { parentId?: string } }>(
    '/api/menus/find',
    { schema: { tags: ['框架'], querystring: QUERY } },
    async (request) => {
      const all = pruneMenu(MENU, staffOf(request));
      const { parentId } = request.query;
      return { code: 200, msg: '', data: parentId ? branch(all, parentId) : all };
    },
  );

  app.get('/api/menus/findall', { schema: { tags: ['框架'] } }, async (request) => {
    requirePermission(request, ['ht-cdgl'], 'V');
    return { code: 200, msg: '', data: wholeMenu(MENU) };
  });
  app.get(
    '/api/v1/time',
    { config: { open: true }, schema: { tags: ['框架'], response: answers(TIME, '服务器时间') } },
    async () => ({ now: clock.now().toISOString(), today: todayOf(clock) }),
  );
}
