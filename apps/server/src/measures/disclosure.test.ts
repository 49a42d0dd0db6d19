import { ROUNDED_NOTE, type AnalysisAnswer, type AnalysisCells } from '@gongwei/domain/measures';
import type { AnnualReport, ReportDocument } from '@gongwei/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, logIn, startTestServer, tinyCounty, type TestClient, type TestServer } from '../testing/index.ts';
import { disclosureOf } from './round-figures.ts';

const [EAST, WEST] = ['990101101', '990101102'];
const [FIRST] = tinyCounty.files;
/** Seven in the west, thirty-six in the east. */
const COUNTY: typeof tinyCounty = {
  ...tinyCounty,
  files: Array.from({ length: 43 }, (_, at) => {
    const { records, resident } = FIRST ?? expect.fail();
    const villageCode = `${at < 7 ? WEST : EAST}001`;
    const serial = String(at).padStart(3, '0');
    return {
      records,
      resident: {
        ...resident,
        id: `resident-${at}`,
        archiveNumber: `${villageCode}${serial}00`,
        idNumber: `99010119550302${serial}X`,
        sex: at % 2 === 0 ? ('male' as const) : ('female' as const),
        villageCode,
        institutionCode: villageCode,
      },
    };
  }),
};

let server: TestServer;
let [county, viewer] = [] as TestClient[] as [TestClient, TestClient];
beforeAll(async () => {
  server = await startTestServer({ county: COUNTY });
  [county, viewer] = [await clientFor(server.url, 'county'), await clientFor(server.url, 'viewer')];
}, 120_000);
afterAll(() => server.stop());

const PAGE = '/api/v1/analyses/annual-analysis-report';
const YEAR = { from: '2026-01-01', until: '2026-12-31' };
type Answered = AnalysisAnswer & { readonly message: string };
const asks = (client: TestClient, body: object) =>
  client.send<Answered>('POST', `${PAGE}/figures`, { ...YEAR, by: ['org'], ...body });
const archived = ({ rows, total }: AnalysisAnswer) =>
  [...rows.map(({ cells }) => cells), total].map((cells) => cells['archived']?.value);

describe('numbers of people one may not open', () => {
  it('are rounded, and few are none, where another reader has them exactly', async () => {
    expect(archived((await asks(county, {})).body)).toEqual([36, 7, 43]);
    const { body } = await asks(viewer, {});
    const [east, west, total] = archived(body);
    expect([[35, 40].includes(Number(east)), [40, 45].includes(Number(total))]).toEqual([true, true]);
    // Seven are told as ten, or not at all.
    expect(west === 10 || (west === null && body.rows[1]?.cells['archived']?.hidden === true)).toBe(true);
    const told = [body.total, ...body.rows.map(({ cells }) => cells)].flatMap((cells: AnalysisCells) =>
      Object.values(cells).flatMap(({ counts, among }) => [counts, among]),
    );
    expect(told.filter((one) => one % 5 !== 0)).toEqual([]);
  });
  it('are the same however they are asked for: again, as a row, by itself, on another page, in a document', async () => {
    const { body } = await asks(viewer, {});
    expect((await asks(viewer, {})).body).toEqual(body);
    const [east, , total] = archived(body);
    expect(archived((await asks(viewer, { by: [], institution: EAST })).body)).toEqual([east]);
    expect(archived((await asks(viewer, { by: ['sex'] })).body).at(-1)).toBe(total);
    // The village is all there is of its township.
    const below = await asks(viewer, { institution: `${EAST}001` });
    expect(new Set(archived(below.body)).size).toBe(1);
    const rows = (await asks(viewer, { by: ['sex'], measures: ['archived'] })).body.rows;
    const crossed = await asks(viewer, { by: ['org', 'sex'], institution: `${EAST}001` });
    const alone = await asks(viewer, { by: ['sex'], institution: `${EAST}001` });
    expect(rows.length).toBe(2);
    expect(archived(crossed.body).slice(0, 2)).toEqual(archived(alone.body).slice(0, 2));
  });
  it('are told by whole months only, and with the sentence that says how to read them', async () => {
    for (const days of [
      { until: '2026-12-30' },
      { until: '2026-06-15' },
      { from: '2026-01-02' },
      { from: '2025-01-01' },
      { until: '2026-04-30' },
    ]) {
      const refused = await asks(viewer, days);
      expect([refused.status, refused.body.message]).toEqual([422, '您看到的数字已取整，期间只能选整年、整季度或整月']);
      expect((await asks(county, days)).status).toBe(200);
      const document = await viewer.send('POST', `${PAGE}/document`, { ...YEAR, by: ['org'], ...days });
      expect(document.status).toBe(422);
    }
    const { token } = (await logIn(server.url, 'viewer')).body;
    const file = await fetch(`${server.url}${PAGE}/file?format=xlsx&from=2026-01-01&until=2026-01-30`, {
      headers: { token },
    });
    expect(file.status).toBe(422);
    expect((await asks(viewer, { groups: ['own:1'], institution: EAST })).status).toBe(422);
    expect((await asks(viewer, { groups: ['in-sex:1'] })).status).toBe(422);
    const { body } = await viewer.send<ReportDocument>('POST', `${PAGE}/document`, { ...YEAR, by: ['org'] });
    expect(body.blocks).toContainEqual({ kind: 'paragraph', text: ROUNDED_NOTE });
  });
  it('are the same months of years before, of whatever length February is', async () => {
    const document = await viewer.send('POST', `${PAGE}/document`, {
      from: '2025-02-01',
      until: '2025-02-28',
      by: ['org'],
    });
    expect(document.status).toBe(200);
    expect((await asks(viewer, { from: '2024-02-01', until: '2024-02-29' })).status).toBe(200);
    expect((await asks(viewer, { from: '2024-02-01', until: '2024-02-28' })).status).toBe(422);
  });
  it('go rounded into the report of a year, whoever makes it, and into what it is compared with', async () => {
    const { body } = await county.send<AnnualReport>('POST', '/api/v1/annual-reports/990101/2026/generate', {
      base: 0,
    });
    const { table, before } = body.content.figures;
    const cells = [table.total, before, ...table.rows.map((row) => row.cells)];
    const told = cells.flatMap((own) => Object.values(own).flatMap(({ counts, among }) => [counts, among]));
    expect(told.filter((one) => one % 5 !== 0)).toEqual([]);
    expect([40, 45]).toContain(table.total['archived']?.value);
    // What is counted anew until the end of the month is the same number as the report's.
    const compared = await county.send<{ cells: AnalysisCells }>(
      'POST',
      '/api/v1/annual-reports/990101/2026/comparison',
      { year: 2026 },
    );
    expect(compared.body.cells['archived']).toEqual(table.total['archived']);
  });
});

describe('where a number is rounded', () => {
  const offsets = (key: number) => {
    const told = disclosureOf({ roundingKey: new Uint8Array(32).fill(key) }, false);
    return told.kind === 'rounded' ? Array.from({ length: 200 }, (_, at) => told.offset(`number ${at}`)) : [];
  };
  it('is the same for one key, another for another, and any of seven', () => {
    expect(offsets(1)).toEqual(offsets(1));
    expect(offsets(1)).not.toEqual(offsets(2));
    expect([...new Set(offsets(1))].sort((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4, 5]);
  });
});
