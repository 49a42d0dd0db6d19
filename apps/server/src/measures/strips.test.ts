import type { ListPage } from '@gongwei/domain/lists';
import { peopleListOf } from '@gongwei/domain/lists';
import {
  codesOfNumber,
  daysOfStrip,
  NUMBER_STRIPS,
  refusedToLookers,
  type AnalysisAnswer,
  type AnalysisLabels,
} from '@gongwei/domain/measures';
import type { CalendarDay } from '@gongwei/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../seed/seed-users.ts';
import { clientFor, startFullServer, type TestClient, type TestServer } from '../testing/index.ts';

const TODAY = '2026-06-15' as CalendarDay;

let server: TestServer;
beforeAll(async () => {
  server = await startFullServer();
}, 240_000);
afterAll(() => server.stop());

const strips = NUMBER_STRIPS.map((strip) => ({ ...strip, period: daysOfStrip(strip, TODAY) }));

/** As a page asks for the numbers above it: what they are, and then, where they are told by such days, what they come to. */
async function asks(client: TestClient, { id, period }: (typeof strips)[number]) {
  const words = await client.get<AnalysisLabels>(`/api/v1/analyses/${id}`);
  if (words.status !== 200) return { status: words.status };
  if (words.body.wholeMonths && refusedToLookers(period) !== undefined) return { status: 'untold' as const };
  const figures = await client.send<AnalysisAnswer>('POST', `/api/v1/analyses/${id}/figures`, {
    ...period,
    by: [],
    groups: [],
  });
  return { status: figures.status, words: words.body, answer: figures.body };
}

describe('the numbers above a page', () => {
  it.each(DEMO_ACCOUNTS)('are told to %s, or not asked for; none is refused', async (account) => {
    const client = await clientFor(server.url, account);
    const refused: unknown[] = [];
    for (const strip of strips) {
      const { status } = await asks(client, strip);
      if (![200, 403, 'untold'].includes(status)) refused.push([strip.id, status]);
    }
    expect(refused).toEqual([]);
  });

  it.each([
    ['viewer', 'county', ['/yfrh/sbgl'], ['/custTj/fzjc', '/yfrh/zntx']],
    ['lab', 'township', ['/hsjc/sjyb'], ['/custTj/fzjc']],
  ])(
    'of today are told to %s, who may only look, as to %s, where nobody’s age is among what is counted, and open as many rows',
    async (account, other, told, untold) => {
      const [looker, worker] = [await clientFor(server.url, account), await clientFor(server.url, other)];
      const found = { told: [] as string[], untold: [] as string[] };
      for (const strip of strips.filter(({ days }) => days === 'day')) {
        const own = await asks(looker, strip);
        if (own.status === 'untold') found.untold.push(strip.path);
        if (!own.answer || !own.words) continue;
        found.told.push(strip.path);
        expect([strip.id, own.answer.total]).toEqual([strip.id, (await asks(worker, strip)).answer?.total]);
        for (const { id: measure, kind, of } of own.words.measures) {
          const cell = own.answer.total[measure];
          const list = peopleListOf(of)?.list;
          if (kind !== 'count' || !cell?.counts || list === undefined) continue;
          const [user] = await server.database.query<{ institution: string }>(
            'select institution_code as institution from users where username = $1',
            [account],
          );
          const institution = user?.institution ?? '';
          const codes = codesOfNumber({
            page: strip.id,
            measure,
            part: 'counts',
            period: strip.period,
            institution,
            groups: [],
          });
          const where = { number: codes };
          const { body } = await looker.send<ListPage>('POST', `/api/v1/lists/${list}/search`, { where });
          expect([measure, body.count?.found]).toEqual([measure, cell.counts]);
        }
      }
      expect(found).toEqual({ told, untold });
    },
  );
});
