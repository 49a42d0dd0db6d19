import { RIGHTS_TOPIC } from '@gongwei/domain/identity';
import { arrangedMenu, menuProblems, PAGES, type ArrangedEntry, type MenuSettings } from '@gongwei/domain/pages';
import type { JsonObject } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { countyCodeOf } from '../database/scope.ts';
import { staffOf } from '../identity/request-staff.ts';
import { fieldChanges } from '../logging/field-changes.ts';
import { recordOperation } from '../logging/operation-log.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import { answers, COUNT, INSTANT, shape, TEXT } from '../shared/schemas.ts';
import { keepMenu, menuAt } from './menu-settings.repository.ts';

const ENTRY = {
  type: 'object',
  additionalProperties: false,
  properties: {
    label: { type: 'string', maxLength: 40 },
    icon: { type: 'string', maxLength: 40 },
    at: { type: 'integer', minimum: 1, maximum: 999 },
    hidden: { const: true },
  },
} as const;
const BODY = {
  type: 'object',
  required: ['version', 'entries'],
  properties: {
    version: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
    entries: { type: 'object', maxProperties: 300, additionalProperties: ENTRY },
  },
} as const;
const MENU = shape(
  { entries: { type: 'object', additionalProperties: { type: 'object', additionalProperties: true } }, version: COUNT },
  { changed: shape({ at: INSTANT, by: TEXT }) },
  { entries: { '/cust': { label: '居民档案' } }, version: 1 },
);

/** The menu in words, for what changed between two of them. */
function wordsOf(settings: MenuSettings): { readonly [label: string]: string } {
  const words = (entries: readonly ArrangedEntry[]): readonly (readonly [string, string])[] =>
    entries.flatMap(({ path, given, label, icon, hidden, children }, at) => [
      [
        `${given}（${path}）`,
        [`第 ${at + 1} 项`, label, icon ?? '', hidden ? '隐藏' : '显示'].filter(Boolean).join('，'),
      ],
      ...words(children),
    ]);
  return Object.fromEntries(words(arrangedMenu(PAGES, settings)));
}

/** 菜单管理: names, order, pictures and what is hidden, of the whole county. Who may open what is not asked here. */
export function menuSettingsRoutes(app: FastifyInstance, context: ServerContext): void {
  const { database, clock, bus } = context;
  const tags = ['框架'];
  app.get(
    '/api/v1/menu-settings',
    {
      config: { access: holdersOf(['ht-cdgl'], 'V') },
      schema: { tags, response: answers(MENU, '本县菜单与出厂的不同') },
    },
    (request) => menuAt(database, staffOf(request).institutionCode),
  );
  app.put<{ Body: { version: number; entries: MenuSettings } }>(
    '/api/v1/menu-settings',
    {
      config: { access: holdersOf(['ht-cdgl'], 'M') },
      schema: { tags, body: BODY, response: answers(MENU, '已保存的菜单') },
    },
    async (request) => {
      const by = staffOf(request);
      if (by.institutionCode !== countyCodeOf(by.institutionCode)) throw forbidden('菜单由县级管理员维护');
      const { entries, version } = request.body;
      const [problem] = menuProblems(PAGES, entries);
      if (problem !== undefined) throw httpFailure(422, { code: 'menu.invalid', message: problem });
      await database.transaction(async (inside) => {
        const before = await menuAt(inside, by.institutionCode, true);
        if (before.version !== version || !(await keepMenu(inside, by, { entries, version }, clock.now())))
          throw httpFailure(409, {
            code: 'menu.conflict',
            message: '菜单刚被其他人修改过，您的修改没有保存',
            advice: '请刷新，核对后再改',
          });
        const changes = fieldChanges(wordsOf(before.entries), wordsOf(entries)) as unknown as JsonObject[];
        await recordOperation(inside, context, by, { action: 'menu.change', details: { changes } });
      });
      bus.publish(RIGHTS_TOPIC, {});
      return menuAt(database, by.institutionCode);
    },
  );
}
