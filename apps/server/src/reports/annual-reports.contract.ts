import type { AnnualReport, AnnualSummary } from '@gongwei/domain/reports';
import { saidBy } from '@gongwei/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { clientFor, logIn, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';

type Answered = AnnualReport & { readonly code: string; readonly message: string };

const ONE = tinyCounty.users.find(({ username }) => username === 'county') ?? expect.fail();
/** Whoever writes a report does not review it. */
const TWO_MANAGERS: typeof tinyCounty = {
  ...tinyCounty,
  users: [
    ...tinyCounty.users,
    { ...ONE, id: 'county2', code: 'code-county2', username: 'county2', name: '副县管理员' },
  ],
};

/** What the report of a year promises over a database. The county's clock stands in 2026. */
export function annualReportsContract(name: string, open: () => Promise<Database>): void {
  describe(`the report of a year, ${name}`, () => {
    let server: TestServer;
    let [county, second, doctor] = [] as TestClient[] as [TestClient, TestClient, TestClient];
    beforeAll(async () => {
      const database = await open();
      server = await startTestServer({ county: TWO_MANAGERS, database });
      [county, second, doctor] = [
        await clientFor(server.url, 'county'),
        await clientFor(server.url, 'county2'),
        await clientFor(server.url, 'western'),
      ];
    }, 120_000);
    afterAll(() => server?.stop());
    const at = (what = '', year = 2026, institution = '990101'): string =>
      `/api/v1/annual-reports/${institution}/${year}${what === '' ? '' : `/${what}`}`;
    const post = (client: TestClient, what: string, body: object, year = 2026) =>
      client.send<Answered>('POST', at(what, year), body);
    const read = async (client = county) => (await client.get<Answered>(at())).body;
    const said = (report: AnnualReport, id: string): string => {
      const one = report.content.sentences.find((sentence) => sentence.id === id);
      return one ? saidBy(one) : expect.fail(id);
    };
    const edit = async (client: TestClient, id: string, text: string | undefined, seen?: string) =>
      post(client, 'sentence', { id, seen: seen ?? said(await read(), id), ...(text !== undefined && { text }) });

    it('is there once it is generated, by one of two at once', async () => {
      expect((await county.get<Answered>(at())).status).toBe(404);
      expect((await post(county, 'generate', { base: 0 }, 2027)).body.message).toBe('这一年还没有开始');
      const both = await Promise.all([post(county, 'generate', { base: 0 }), post(second, 'generate', { base: 0 })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const report = await read();
      expect([report.summary.state, report.summary.version, report.content.year]).toEqual(['1', 1, 2026]);
      // Nobody has registered how many people live there, and nothing is made of it.
      expect(said(report, 'overview.population')).toMatch(/常住人口—，.*（无数据）。$/);
      expect(report.content.until).toBe('2026-06-15');
    });
    it('keeps what people write at once in different sentences, and tells the later of two in one', async () => {
      const [one, two] = ['overview.population', 'archives.use'] as const;
      const both = await Promise.all([edit(county, one, '县里有两万人。'), edit(second, two, '档案都在用。')]);
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const now = await read();
      expect([said(now, one), said(now, two)]).toEqual(['县里有两万人。', '档案都在用。']);
      const again = await Promise.all([
        edit(county, one, '县里有三万人。', '县里有两万人。'),
        edit(second, one, '县里有四万人。', '县里有两万人。'),
      ]);
      expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(again.find(({ status }) => status === 409)?.body.message).toMatch(/^这一句刚刚被.+改过$/);
    });
    it('generated again keeps what people wrote, and counts anew', async () => {
      const before = await read();
      const counted = before.content.figures.table.total['archived']?.value ?? 0;
      await server.database.query(
        `insert into institution_populations (institution_code, population, elderly, version, set_at, set_by, set_by_name)
         values ('990101', $1, 2, 1, now(), 'x', 'x')`,
        [counted + 10],
      );
      const kept = said(before, 'overview.population');
      const { body, status } = await post(county, 'generate', {
        base: before.summary.version,
        targets: { 'archive-rate': 100 },
      });
      expect([status, said(body, 'overview.population')]).toEqual([200, kept]);
      const sentence = body.content.sentences.find(({ id }) => id === 'overview.population');
      expect(sentence?.generated).toContain(`常住人口${counted + 10}人`);
      expect(said(body, 'archives.rate')).toContain('100%的目标');
      expect((await post(county, 'generate', { base: before.summary.version })).status).toBe(409);
    });
    it('is reviewed by somebody else, once every changed sentence was looked at', async () => {
      const { summary, mine } = await read();
      expect(mine).toBe(true);
      const base = summary.version;
      expect((await post(county, 'move', { type: 'REVIEW', base })).body.message).toContain('不能是编制人');
      expect((await post(second, 'move', { type: 'REVIEW', base })).body.message).toContain('与新生成的数字不一致');
      // Writing makes an author: the words of the numbers are taken by the first one.
      await edit(county, 'overview.population', undefined);
      await edit(county, 'archives.use', undefined);
      const now = (await read()).summary.version;
      expect((await post(second, 'move', { type: 'PUBLISH', base: now })).status).toBe(409);
      expect((await post(second, 'move', { type: 'REVIEW', base: now - 1 })).status).toBe(409);
      const both = await Promise.all([1, 2].map(() => post(second, 'move', { type: 'REVIEW', base: now })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await edit(county, 'archives.use', '不行')).status).toBe(409);
    });
    it('is seen below once it is published, with the numbers of then', async () => {
      expect((await doctor.get<Answered>(at())).status).toBe(403);
      const { version } = (await read()).summary;
      const { body } = await post(second, 'move', { type: 'PUBLISH', base: version });
      expect([body.summary.state, body.steps[0]?.event]).toEqual(['3', 'PUBLISH']);
      const frozen = body.content.figures.table.total['population']?.value;
      await server.database.query(
        `update institution_populations set population = 99999 where institution_code = '990101'`,
      );
      expect((await read(doctor)).content.figures.table.total['population']?.value).toBe(frozen);
      const compared = await county.send<{ frozen: boolean; cells: AnnualReport['content']['figures']['before'] }>(
        'POST',
        at('comparison'),
        { year: 2026 },
      );
      expect([compared.body.frozen, compared.body.cells['population']?.value]).toEqual([false, 99_999]);
      const listed = await doctor.get<{ rows: AnnualSummary[] }>('/api/v1/annual-reports?year=2026');
      expect(listed.body.rows.find(({ institution }) => institution.code === '990101')?.state).toBe('3');
      // Below a township are villages, and below those nobody; what stands above is no way down.
      expect(listed.body.rows.some(({ below }) => below)).toBe(false);
      const { rows } = (await county.get<{ rows: AnnualSummary[] }>('/api/v1/annual-reports?year=2026')).body;
      expect(rows.filter(({ below }) => below).map(({ institution }) => institution.code)).toContain('990101101');
      expect(rows.find(({ institution }) => institution.code === '990101')?.below).toBeUndefined();
    });
    it('is taken back only with a reason, and keeps every version', async () => {
      const { version } = (await read()).summary;
      expect((await post(second, 'move', { type: 'WITHDRAW', base: version, reason: ' ' })).status).toBe(422);
      const { body } = await post(second, 'move', { type: 'WITHDRAW', base: version, reason: '人口数有误' });
      expect(
        body.steps.map(({ event, reason }) => (reason === undefined ? event : `${event} ${reason}`)).slice(0, 3),
      ).toEqual(['WITHDRAW 人口数有误', 'PUBLISH', 'REVIEW']);
      expect((await doctor.get<Answered>(at())).status).toBe(403);
      const { token } = (await logIn(server.url, 'county')).body;
      const file = async (query: string) =>
        (await fetch(`${server.url}${at('file')}?${query}`, { headers: { token } })).headers.get('content-disposition');
      expect(await file('format=docx&version=2')).toContain('docx');
      expect(await file('format=xlsx')).toContain('xlsx');
      expect(await file('format=docx&version=99')).toBeNull();
    });
    it('is nobody’s beyond his own institution', async () => {
      expect((await post(doctor, 'generate', { base: 0 })).status).toBe(403);
      expect((await doctor.get(`/api/v1/annual-reports?year=2026&institution=990101`)).status).toBe(403);
    });
  });
}
