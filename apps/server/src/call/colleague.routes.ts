import type { CallParty, Presence } from '@gongwei/domain/call';
import { MAX_CALL_NUMBER } from '@gongwei/domain/call';
import type { FastifyInstance } from 'fastify';
import { staffOnly } from '../access/route-access.ts';
import { staffOf } from '../identity/request-staff.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import { answers, list, oneOf, shape, TEXT } from '../shared/schemas.ts';
import { colleaguesByNumber, findColleagues } from './colleagues.query.ts';
import type { CoordinatorDoor } from './coordinator-door.ts';

const COLLEAGUE = shape(
  {
    userId: TEXT,
    name: TEXT,
    number: TEXT,
    institutionCode: TEXT,
    institutionName: TEXT,
    presence: oneOf('online', 'busy', 'offline'),
  },
  {},
  {
    userId: 'u-doctor',
    name: '东镇医生',
    number: '101003',
    institutionCode: '990101101',
    institutionName: '东镇卫生院',
    presence: 'online',
  },
);
const FIND = {
  type: 'object',
  properties: { text: { type: 'string', maxLength: 50 }, onlineOnly: { type: 'boolean' } },
} as const;
const BY_NUMBER = {
  type: 'object',
  required: ['number'],
  properties: { number: { type: 'string', minLength: 1, maxLength: MAX_CALL_NUMBER } },
} as const;

const FOUND_AT_MOST = 200;
const ORDER: { readonly [State in Presence]: number } = { online: 0, busy: 0, offline: 1 };

/** Who can be called. */
export function colleagueRoutes(app: FastifyInstance, { database }: ServerContext, coordinator: CoordinatorDoor): void {
  const withPresence = async (found: readonly CallParty[]) => {
    const presence = await coordinator.presenceOf(found.map(({ userId }) => userId));
    return found.map((party) => ({ ...party, presence: presence.get(party.userId) ?? ('offline' as const) }));
  };

  app.post<{ Body: { text?: string; onlineOnly?: boolean } }>(
    '/api/v1/call/colleagues/search',
    {
      config: { access: staffOnly() },
      schema: { tags: ['通话'], body: FIND, response: answers(list(COLLEAGUE), '同事') },
    },
    async (request) => {
      const { text = '', onlineOnly = false } = request.body;
      const found = await withPresence(await findColleagues(database, staffOf(request), text));
      return found
        .filter(({ presence }) => !onlineOnly || presence !== 'offline')
        .toSorted((one, other) => ORDER[one.presence] - ORDER[other.presence])
        .slice(0, FOUND_AT_MOST);
    },
  );

  app.post<{ Body: { number: string } }>(
    '/api/v1/call/colleagues/by-number',
    {
      config: { access: staffOnly() },
      schema: { tags: ['通话'], body: BY_NUMBER, response: answers(COLLEAGUE, '号码所属的同事') },
    },
    async (request) => {
      const found = await colleaguesByNumber(database, staffOf(request), request.body.number.trim());
      if (found.length > 1) throw notFound('call.number-ambiguous', '有几位同事使用这个号码，请从列表中选择');
      const [party] = found;
      if (!party) throw notFound('call.number-unknown', '没有找到使用这个号码的同事');
      return (await withPresence([party]))[0];
    },
  );
}
