import { arrangedPages, PAGES } from '@gongwei/domain/pages';
import type { FastifyInstance } from 'fastify';
import { anybody, holdersOf, staffOnly } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { data, fixedAnswers } from '../shared/fixed-answers.ts';
import { answers, CALENDAR_DAY, INSTANT, list, named, same, shape, TEXT } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { EmbeddedPage } from './embedded-pages.ts';
import { menuAt } from './menu-settings.repository.ts';
import { menuFor, wholeMenu, type WireMenuItem } from './menu.policy.ts';

const QUERY = { type: 'object', properties: { parentId: { type: 'string', maxLength: 100 } } } as const;

const PAGE_NAME = { type: 'object', properties: { name: { type: 'string', maxLength: 200 } } } as const;
const PAGE = shape({ name: TEXT, address: TEXT }, {}, { name: 'manual', address: '/docs/' });
const TIME = shape({ now: INSTANT, today: CALENDAR_DAY }, {}, { now: '2026-06-15T04:00:00.000Z', today: '2026-06-15' });

/** `WireMenuItem` */
const MENU_ITEM = named(
  'MenuItem',
  shape(
    { id: TEXT, label: TEXT, path: TEXT, pyszm: TEXT },
    {
      icon: TEXT,
      permission: TEXT,
      meta: shape({ keepAlive: { type: 'boolean' } }),
      children: list(same('MenuItem')),
    },
  ),
);

const branch = (items: readonly WireMenuItem[], id: string): readonly WireMenuItem[] =>
  items.flatMap((item) => (item.id === id ? (item.children ?? []) : branch(item.children ?? [], id)));

/** What the frame around the pages needs. */
export function shellRoutes(
  app: FastifyInstance,
  { clock, database }: ServerContext,
  embeddedPages: readonly EmbeddedPage[],
): void {
  app.get<{ Querystring: { parentId?: string } }>(
    '/api/menus/find',
    {
      config: { access: staffOnly() },
      schema: { tags: ['框架'], querystring: QUERY, response: fixedAnswers('可以打开的菜单', data(list(MENU_ITEM))) },
    },
    async (request) => {
      const { permissions, institutionCode } = staffOf(request);
      const all = menuFor(arrangedPages(PAGES, (await menuAt(database, institutionCode)).entries), permissions);
      const { parentId } = request.query;
      return { code: 200, msg: '', data: parentId ? branch(all, parentId) : all };
    },
  );

  app.get(
    '/api/menus/findall',
    {
      config: { access: holdersOf(['ht-cdgl'], 'V') },
      schema: { tags: ['框架'], response: fixedAnswers('全部菜单', data(list(MENU_ITEM))) },
    },
    async () => ({
      code: 200,
      msg: '',
      data: wholeMenu(PAGES),
    }),
  );
  // Without a session, as the page that asks.
  app.get<{ Params: { name: string } }>(
    '/api/v1/embedded-pages/:name',
    {
      config: { access: anybody() },
      schema: { tags: ['框架'], params: PAGE_NAME, response: answers(PAGE, '允许嵌入的页面') },
    },
    async (request) => {
      const page = embeddedPages.find(({ name }) => name === request.params.name);
      if (!page)
        throw httpFailure(403, {
          code: 'embed.refused',
          message: '这个页面不在允许嵌入的名单中，已拒绝打开。',
          advice: '如工作需要，请联系管理员加入名单。',
        });
      return page;
    },
  );
  app.get(
    '/api/v1/time',
    { config: { access: anybody() }, schema: { tags: ['框架'], response: answers(TIME, '服务器时间') } },
    async () => ({ now: clock.now().toISOString(), today: todayOf(clock) }),
  );
}
