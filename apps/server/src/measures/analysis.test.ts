import { codesOfNumber, YEAR_NUMBERS, type AnalysisAnswer, type AnalysisLabels } from '@gongwei/domain/measures';
import { calendarDay } from '@gongwei/domain/shared';
import type { ListPage, ListReason } from '@gongwei/domain/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';

let server: TestServer;
let county: TestClient;
let village: TestClient;

/** Check-ups of the five residents: person, day, institution, pressure, in the order in which they were saved. */
const CHECK_UPS = [
  ['resident-1', '2026-03-01', '990101101001', 150, 92],
  ['resident-1', '2026-05-10', '990101102001', 138, 84],
  ['resident-3', '2026-04-02', '990101101001', 162, 80],
  ['resident-4', '2026-04-03', '990101102001', 120, undefined],
  ['resident-5', '2025-04-03', '990101102001', 170, 100],
] as const;

beforeAll(async () => {
  server = await startTestServer();
  [county, village] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'village')];
  for (const [at, [person, day, institution, systolic, diastolic]] of CHECK_UPS.entries())
    await server.database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
         version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
       values ('990101', $1, 'health-check-up', 1, $2, $3, $4, $5, '[]', 1, $6, 'doctor', $6, 'doctor', '', 'resident')`,
      [
        `check-up-${at}`,
        person,
        institution,
        day,
        JSON.stringify({
          examDate: day,
          leftSystolic: systolic,
          ...(diastolic !== undefined && { leftDiastolic: diastolic }),
        }),
        `${day}T02:00:00.000Z`,
      ],
    );
});
afterAll(() => server.stop());

const YEAR = { from: '2026-01-01', until: '2026-12-31' };
const figures = async (client: TestClient, body: object) =>
  client.send<AnalysisAnswer & { message?: string }>('POST', '/api/v1/analyses/tj-blood-pressure/figures', {
    ...YEAR,
    ...body,
  });
const values = (cells: AnalysisAnswer['total']) =>
  ['checked-persons', 'bp-tested', 'bp-raised', 'bp-raised-rate'].map((id) => cells[id]?.value);
const opened = (client: TestClient, institution: string, measure: string, groups: readonly string[] = []) =>
  client.send<ListPage>('POST', '/api/v1/lists/analysed-check-ups/search', {
    where: {
      number: codesOfNumber({
        page: 'tj-blood-pressure',
        measure,
        part: 'counts',
        institution,
        groups,
        period: { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) },
      }),
    },
  });

describe('an analysis', () => {
  it('counts each person once in every row, and again in the total', async () => {
    const { body } = await figures(county, { by: ['org'] });
    expect(body.rows.map(({ label, cells }) => [label, ...values(cells)])).toEqual([
      ['东镇卫生院', 2, 2, 2, 100],
      ['西镇卫生院', 2, 1, 0, 0],
    ]);
    // 张三丰 is in both rows; of the whole county only the later check-up counts.
    expect(values(body.total)).toEqual([3, 2, 1, 50]);
  });
  it('is told apart and narrowed by groups; nobody is none, and no share of nobody', async () => {
    const bySex = await figures(county, { by: ['sex'] });
    expect(bySex.body.rows.map(({ key, cells }) => [key, ...values(cells)])).toEqual([
      ['1', 2, 1, 0, 0],
      ['2', 1, 1, 1, 100],
    ]);
    const women = await figures(county, { by: ['ageBand'], groups: ['sex:2'] });
    expect(values(women.body.total)).toEqual([1, 1, 1, 100]);
    expect(women.body.rows.find(({ key }) => key === '65-69')?.cells['bp-raised-rate']).toEqual({
      value: null,
      counts: 0,
      among: 0,
    });
  });
  it('opens exactly its people', async () => {
    const all = await opened(county, '990101', 'checked-persons');
    expect([all.body.count.found, all.body.rows.map(({ id }) => id)]).toEqual([
      3,
      ['check-up-1', 'check-up-3', 'check-up-2'],
    ]);
    const raised = await opened(county, '990101101', 'bp-raised', ['in-sex:1']);
    expect(raised.body.rows.map(({ id }) => id)).toEqual(['check-up-0']);
  });
  it('says of each person why he counts, and why not in the other numbers', async () => {
    const codes = codesOfNumber({
      page: 'tj-blood-pressure',
      measure: 'checked-persons',
      part: 'counts',
      institution: '990101',
      groups: [],
      period: { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) },
    });
    const why = async (id: string) => {
      const { body } = await county.send<readonly ListReason[]>('POST', '/api/v1/lists/analysed-check-ups/why', {
        id,
        where: { number: codes },
      });
      return (label: string) => body.find(({ condition, holds }) => condition === label && holds !== undefined);
    };
    const raised = await why('check-up-2');
    expect([raised('血压升高')?.holds, raised('血压升高')?.value]).toEqual([true, expect.stringContaining('140')]);
    // 张三丰's last check-up was not raised; of 张小西 nobody knows the lower value.
    const controlled = await why('check-up-1');
    expect(controlled('血压升高')).toMatchObject({ holds: false, value: expect.stringMatching(/^不符合：/) });
    const unknown = await why('check-up-3');
    expect(unknown('血压升高检出率')?.value).toMatch(/不进分母/);
    // Who is not in the list is told nothing.
    expect((await why('check-up-0'))('血压升高')).toBeUndefined();
  });
  it('says what its numbers are', async () => {
    const { body } = await county.get<AnalysisLabels>('/api/v1/analyses/tj-blood-pressure');
    expect(body.mayOpen).toBe(true);
    expect(body.measures.find(({ id }) => id === 'bp-raised-rate')).toMatchObject({
      unit: '%',
      decimals: 2,
      kind: 'rate',
    });
  });
  it('stays within the reader’s institution', async () => {
    expect(values((await figures(village, { by: ['org'] })).body.total)).toEqual([2, 2, 2, 100]);
    expect((await figures(village, { institution: '990101' })).status).toBe(403);
    // A number named by hand opens nobody beyond one's own institution.
    const beyond = await opened(village, '990101', 'checked-persons');
    expect(beyond.body.rows.map(({ id }) => id)).toEqual(['check-up-2']);
  });
  it('answers each field of the year on the first page to who holds its right only', async () => {
    const sampler = await clientFor(server.url, 'sampler');
    const ask = async (client: TestClient, { id, charts }: (typeof YEAR_NUMBERS)[number]) =>
      (
        await client.send('POST', `/api/v1/analyses/${id}/figures`, {
          ...YEAR,
          groups: [],
          by: charts.at(-1)?.by ?? [],
        })
      ).status;
    for (const numbers of YEAR_NUMBERS)
      expect([numbers.id, await ask(county, numbers), await ask(sampler, numbers)]).toEqual([numbers.id, 200, 403]);
  });
  it.each([
    [{ by: ['nothing'] }, 422],
    [{ groups: ['sex:9'] }, 422],
    [{ from: '2026-12-31', until: '2026-01-01' }, 422],
    [{ from: '2026-02-30' }, 422],
    [{ groups: ["sex:1' or 1=1"] }, 422],
  ])('refuses what cannot be asked: %j', async (body, status) => {
    const answer = await figures(county, body);
    expect(answer.status).toBe(status);
  });
  it('knows no analysis there is not', async () => {
    expect((await county.get('/api/v1/analyses/no-such')).status).toBe(404);
    expect((await opened(county, '990101', 'no-such')).status).toBe(422);
  });
});

describe('a total', () => {
  it('is counted again by person: 1 200 and 1 100 with five in both are 2 295, and so many it opens', async () => {
    const [east, west] = ['990101101001', '990101102001'];
    await server.database.query(
      `insert into residents (county_code, id, institution_code, village_code, village_name, archive_number, name, name_pinyin, initials, sex,
         birth_date, id_number, conditions, status, filed_on, last_check_up_on, next_follow_up_on, has_personal_info)
       select '990101', 'many-' || n, case when n <= 1200 then $1 else $2 end, '', '', 'many-' || n, '', '', '', 'male', '1960-01-01',
         'many-' || n, '{}', '1', '2020-01-01', '0001-01-01', '9999-12-31', false from generate_series(1, 2295) n`,
      [east, west],
    );
    await server.database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, data, headline,
         version, created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
       select '990101', 'many-' || place || n, 'health-check-up', 1, 'many-' || n, place, '2024-05-01'::date + (place = $2)::int,
         '{"examDate": "2024-05-01"}', '[]', 1, now(), 'doctor', now(), 'doctor', '', 'resident'
       from generate_series(1, 2295) n cross join unnest(array[$1, $2]) place
       where case when place = $1 then n <= 1200 else n > 1195 end`,
      [east, west],
    );
    const [from, until] = ['2024-01-01', '2024-12-31'];
    const { body } = await figures(county, { by: ['org'], from, until });
    const persons = ({ cells }: (typeof body.rows)[number]) => cells['checked-persons']?.value;
    expect([...body.rows.map(persons), body.total['checked-persons']?.value]).toEqual([1200, 1100, 2295]);
    const name = { page: 'tj-blood-pressure', measure: 'checked-persons', part: 'counts', groups: [] } as const;
    const period = { from: calendarDay(2024, 1, 1), until: calendarDay(2024, 12, 31) };
    const lengths = ['990101101', '990101102', '990101'].map(async (institution) => {
      const where = { number: codesOfNumber({ ...name, institution, period }) };
      const list = await county.send<ListPage>('POST', '/api/v1/lists/analysed-check-ups/search', { where });
      return list.body.count.found;
    });
    expect(await Promise.all(lengths)).toEqual([1200, 1100, 2295]);
  });
});
