import type { WallNumbers } from '@gongwei/domain/measures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { holdersOf } from '../access/route-access.ts';
import { isWithin } from '../database/scope.ts';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import type { ServedLists } from '../lists/serve-lists.ts';
import { childrenOf } from '../organisation/institutions.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden } from '../shared/http-failure.ts';
import { answers } from '../shared/schemas.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { Analyses } from './analyses.ts';
import { disclosureOf } from './round-figures.ts';
import { wallFeeds } from './wall-feeds.query.ts';
import { wallNumbers } from './wall-numbers.query.ts';
import { askedNow } from '../lists/asked-now.ts';
import { OF_PLACE, WALL_FEEDS, WALL_NUMBERS } from './wall.schemas.ts';

/** Milliseconds: all walls of an institution share one reckoning for so long. */
const KEPT = 60_000;

type Asked = { Querystring: { institution?: string } };
type Kept = { readonly at: number; readonly today: string; readonly answer: Promise<WallNumbers> };

/** 智慧大屏: all its numbers at once, and what moves on it. */
export function wallRoutes(app: FastifyInstance, context: ServerContext, lists: ServedLists, analyses: Analyses): void {
  const { clock, database } = context;
  const access = holdersOf(['ht-zhdp'], 'V');
  const tags = ['智慧大屏'];
  const kept = new Map<string, Kept>();
  const askedOf = (request: FastifyRequest<Asked>): string => {
    const scope = scopeOf(request);
    const institution = request.query.institution ?? scope.institutionCode;
    if (!isWithin(scope, institution)) throw forbidden('所选机构不在您的管理范围内');
    return institution;
  };
  const asOf = (): string => clock.now().toISOString();

  app.get<Asked>(
    '/api/v1/wall/numbers',
    {
      config: { access },
      schema: { tags, querystring: OF_PLACE, response: answers(WALL_NUMBERS, '大屏上的全部数字') },
    },
    async (request) => {
      const [institution, staff, today] = [askedOf(request), staffOf(request), todayOf(clock)];
      const page = analyses.get('smart-big-screen');
      if (!page) throw new RangeError('The wall has no numbers');
      // Which sheets are counted follows from what somebody may read.
      const rights = staff.permissions.map(({ code, letter }) => `${code}${letter}`).join();
      const key = `${institution} ${rights}`;
      const before = kept.get(key);
      const now = clock.now().getTime();
      if (before && before.today === today && now - before.at < KEPT) return before.answer;
      const asked = askedNow(clock, staff.id, institution);
      const counting = { lists, reading: { scope: { institutionCode: institution }, staff, asked } };
      const answer = wallNumbers(database, counting, {
        page,
        institution,
        // Whoever stands before it may not open the people.
        disclosure: disclosureOf(context, false),
        asOf: asOf(),
      });
      for (const [other, { at }] of kept) if (now - at >= KEPT) kept.delete(other);
      kept.set(key, { at: now, today, answer });
      // What failed is asked again by the next.
      answer.catch(() => kept.delete(key));
      return answer;
    },
  );

  app.get<Asked>(
    '/api/v1/wall/feeds',
    {
      config: { access },
      schema: { tags, querystring: OF_PLACE, response: answers(WALL_FEEDS, '服务动态、预警与在线') },
    },
    async (request) => {
      const institution = askedOf(request);
      return wallFeeds(database, institution, await childrenOf(database, institution), asOf());
    },
  );
}
