import type { ReportDocument } from '@gongwei/domain/reports';
import { unzipSync, strFromU8 } from 'fflate';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, logIn, startTestServer, type TestClient, type TestServer } from '../testing/index.ts';
import { documentBytes } from './document-file.ts';

let server: TestServer;
let county: TestClient;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  county = await clientFor(server.url, 'county');
  token = (await logIn(server.url, 'county')).body.token;
}, 120_000);
afterAll(() => server.stop());

const YEAR = 'from=2026-01-01&until=2026-12-31';
const file = async (query: string, headers: Record<string, string> = { token }) => {
  const answer = await fetch(`${server.url}/api/v1/analyses/public-health-statistics/file?${query}`, { headers });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** The parts of an Office file, each of which has to be XML. */
function partsOf(bytes: Uint8Array): { readonly [name: string]: string } {
  const parts = Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)] as const);
  for (const [, text] of parts) new SaxesParser({ xmlns: true }).write(text).close();
  return Object.fromEntries(parts);
}
const sheetsOf = (parts: { readonly [name: string]: string }): readonly string[] =>
  [...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]+)"/g)].map(([, name = '']) => name);

/** The cells of a sheet: numbers as numbers, words as words. */
const rowsOf = (parts: { readonly [name: string]: string }, sheet: number): readonly (readonly (string | number)[])[] =>
  [...(parts[`xl/worksheets/sheet${sheet}.xml`] ?? '').matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c><v>([^<]*)<\/v>|<t [^>]*>([^<]*)<\/t>|<c\/>/g)].map(([, number, text = '']) =>
      number === undefined ? text : Number(number),
    ),
  );
const textOf = (xml = ''): string => xml.replace(/<[^>]+>/g, '');

describe('a page of numbers as a file', () => {
  it('is a Word document with its sentences, tables, notes and drawings', async () => {
    const { answer, bytes } = await file(`format=docx&${YEAR}`);
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('公卫数据统计分析报告 2026年.docx'));
    const parts = partsOf(bytes);
    const text = textOf(parts['word/document.xml']);
    for (const said of [
      '公卫数据统计分析报告',
      '期间：2026-01-01 至 2026-12-31',
      '东镇卫生院',
      '指标说明',
      '在管档案数÷',
    ])
      expect(text).toContain(said);
  });
  it('is a workbook whose numbers are numbers, with what it is at the end', async () => {
    const { bytes } = await file(`format=xlsx&${YEAR}&by=org`);
    const parts = partsOf(bytes);
    const [heads, total] = rowsOf(parts, 1);
    expect(heads?.slice(0, 3)).toEqual(['机构', '常住人口', '建档数（份）']);
    expect([total?.[0], typeof total?.[2]]).toEqual(['合计', 'number']);
    const sheets = sheetsOf(parts);
    expect(sheets.at(-1)).toBe('说明');
    expect(rowsOf(parts, sheets.length)[1]).toEqual(['名称', '公卫数据统计分析报告']);
  });
  it('is read by who may read the page, within his institution, and writes down that it went out', async () => {
    expect((await file(`format=xlsx&${YEAR}`, {})).answer.status).toBe(401);
    const village = (await logIn(server.url, 'village')).body.token;
    expect((await file(`format=xlsx&${YEAR}&institution=990101`, { token: village })).answer.status).toBe(403);
    expect((await file(`format=xlsx&${YEAR}&by=nothing`)).answer.status).toBe(422);
    const lines = await server.database.query<{ target: string; details: { format: string } }>(
      `select target, details from operation_log where action = 'analysis.export'`,
    );
    expect(lines.map(({ target, details }) => [target, details.format])).toEqual([
      ['public-health-statistics', 'docx'],
      ['public-health-statistics', 'xlsx'],
    ]);
  });
  it('is the same document that is read on screen', async () => {
    const { body } = await county.send<ReportDocument>('POST', '/api/v1/analyses/public-health-statistics/document', {
      from: '2026-01-01',
      until: '2026-12-31',
      by: ['sex'],
    });
    expect([body.title, body.lying]).toEqual(['公卫数据统计分析报告', true]);
    const table = body.blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && [table.heads[0], table.rows.map(({ label }) => label)]).toEqual([
      '性别',
      ['合计', '男', '女'],
    ]);
  });
});

describe('a document of anything', () => {
  const document: ReportDocument = {
    title: '血压<统计> & "报告"',
    facts: [{ label: '机构', text: '东镇\u0000' }],
    lying: false,
    blocks: [
      {
        kind: 'table',
        title: '表[1]',
        heads: ['组', '数'],
        rows: [{ label: '=1+1', cells: [{ said: '1,200', value: 1200 }] }],
      },
      { kind: 'table', title: '表[1]', heads: ['组', '数'], rows: [{ label: '无', cells: [{ said: '—' }] }] },
      ...(['bar', 'grouped', 'stacked', 'ring', 'line', 'pyramid', 'boxplot', 'map', 'scatter'] as const).map(
        (drawing) =>
          ({
            kind: 'chart',
            title: drawing,
            drawing,
            unit: '人',
            decimals: 0,
            series: drawing === 'ring' ? [] : ['男', '女'],
            ...(drawing === 'stacked' && { fills: 'risk' as const }),
            groups: [
              {
                label: '65岁以下',
                values: [
                  { value: 7, said: '7' },
                  { value: null, said: '＜5' },
                ],
              },
              {
                label: '65岁及以上',
                values: [
                  { value: 9, said: '9' },
                  { value: 8, said: '8' },
                ],
              },
            ],
          }) as const,
      ),
    ],
  };
  it('stays XML whatever it is called, and draws no number that is hidden', async () => {
    const parts = partsOf(await documentBytes(document, 'docx'));
    expect(textOf(parts['word/document.xml'])).toContain('血压&lt;统计&gt; &amp; &quot;报告&quot;');
    const drawn = [...(parts['word/document.xml'] ?? '').matchAll(/r:id="(chart\d)"/g)].map(([, id]) => id);
    expect(drawn.map((id) => parts[`word/charts/${id}.xml`] !== undefined)).toEqual(Array(7).fill(true));
    // Of the women only the second group has a number; the men of a pyramid lie to the left.
    const pyramid = parts['word/charts/chart6.xml'] ?? '';
    expect([...pyramid.matchAll(/<c:pt idx="(\d)"><c:v>(-?\d+)</g)].map(([, at, value]) => [at, value])).toEqual([
      ['0', '-7'],
      ['1', '-9'],
      ['1', '8'],
    ]);
    // Grades of risk are green and yellow whatever else is drawn.
    const fillsOf = (at: number) =>
      [...(parts[`word/charts/chart${at}.xml`] ?? '').matchAll(/<c:spPr><a:solidFill><a:srgbClr val="(\w+)"/g)].map(
        ([, one]) => one,
      );
    expect([fillsOf(3), fillsOf(6)]).toEqual([
      ['548235', 'FFD966'],
      ['1F4E79', '9DC3E6'],
    ]);
  });
  it('has sheets of different names, and no formula somebody typed', async () => {
    const parts = partsOf(await documentBytes(document, 'xlsx'));
    expect(sheetsOf(parts)).toEqual(['表 1 ', '表 1 2', '说明']);
    expect(rowsOf(parts, 1)[1]).toEqual(["'=1+1", 1200]);
  });
});
