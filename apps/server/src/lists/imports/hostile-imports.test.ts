import type { ActionReceipt, ImportCheck, ListPage } from '@gongwei/domain/lists';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, processorTime, slowness, type TestClient, type TestServer } from '../../testing/index.ts';
import { BOTH_DATABASES, endedJob, startServerOver } from '../../testing/lists/list-jobs.ts';

const HEAD = ['药品编码', '通用名', '拼音码', '分类', '规格', '最小单位'];
const drug = (...name: readonly [string, string]): readonly string[] => [...name, 'J', '其他', '1mg', '片'];

const WRITTEN = unzipSync(new Uint8Array(await writeXlsxFile([[{ value: 'x' }]]).toBuffer()));
const columnOf = (at: number): string =>
  (at < 26 ? '' : String.fromCharCode(64 + Math.floor(at / 26))) + String.fromCharCode(65 + (at % 26));
/** A row of texts, each with its place. */
const textRow = (row: number, ...texts: readonly string[]): string =>
  `<row r="${row}">${texts.map((text, at) => `<c r="${columnOf(at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
/** A workbook as a program writes it, with rows that none would write. */
const workbook = (rows: string): Uint8Array => {
  const path = 'xl/worksheets/sheet1.xml';
  const text = strFromU8(WRITTEN[path] ?? expect.fail(path));
  const put = text.replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${rows}</sheetData>`);
  expect(put).not.toBe(text);
  return zipSync({ ...WRITTEN, [path]: strToU8(put) });
};
const sheet = (...rows: readonly (readonly string[])[]): Uint8Array =>
  workbook([HEAD, ...rows].map((cells, at) => textRow(at + 1, ...cells)).join(''));
const csv = (...rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from([HEAD, ...rows].map((cells) => cells.join(',')).join('\n'));

type Answered = ImportCheck & { readonly code?: string; readonly message?: string };

describe.each(BOTH_DATABASES)('a file for a list, over %s', (kind) => {
  let server: TestServer;
  let county: TestClient;
  beforeAll(async () => {
    server = await startServerOver(kind);
    county = await clientFor(server.url, 'county');
  }, 180_000);
  afterAll(() => server?.stop());
  const sent = async (bytes: Uint8Array, name = '药品.xlsx'): Promise<Answered> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return (await county.upload('/api/v1/lists/drug-catalogue/imports', form)) as unknown as Answered;
  };
  const faults = () =>
    server.database.query<{ message: string }>("select message from exception_log where code not like 'client.%'");

  it.each([
    ['a character that XML forbids', sheet(drug('N1', '甲&#0;乙'))],
    ['half a sign', sheet(drug('N2', '甲&#xD842;乙'))],
    ['half a sign in its code', sheet(drug('N&#xDC00;3', '甲'))],
    ['an entity of its own', sheet(drug('N4', '&boom;'))],
    ['six hundred columns', sheet([...drug('N5', '甲'), ...Array.from({ length: 600 }, () => 'x')])],
    ['a gap of a million rows', workbook(`${textRow(1, ...HEAD)}${textRow(1_048_576, ...drug('N6', '甲'))}`)],
    ['names of every object', sheet(['__proto__', 'constructor', 'toString', '其他', '1mg', '片'])],
    ['a sheet that is cut off', workbook('<row r="1"><c')],
    ['a zero byte', csv(['Z1', '甲\0', 'J', '其他', '1mg', '片'])],
    ['no end of a quote', csv(['Z2', '"甲', 'J', '其他', '1mg', '片'])],
    ['half an archive', sheet(drug('N7', '甲')).subarray(0, 300)],
    ['another kind of file', Buffer.from('%PDF-1.7')],
  ])('with %s is looked at or refused in words, and is no fault of the server', async (_what, bytes) => {
    const answer = await sent(bytes);
    expect(answer.counts ?? answer.message, JSON.stringify(answer)).toBeDefined();
    expect(answer.code ?? '').not.toMatch(/^server/);
    // What was taken is text a database can keep, and can be confirmed.
    if (answer.counts) {
      const job = await county.send<{ id: string }>('POST', `/api/v1/list-imports/${answer.id}/confirm`, {
        known: 'skip',
      });
      expect(job.status).toBe(200);
      await endedJob(county, job.body.id);
    }
    expect(await faults()).toEqual([]);
  });

  it('is read where its cells do not say where they are, as lists of our own are written', async () => {
    const bare = (...texts: readonly string[]): string =>
      `<row>${texts.map((text) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`)).join('')}</row>`;
    const { id, counts } = await sent(
      workbook(
        [bare('', ...HEAD), '<row/>', bare('', ...drug('B1', '甲')), textRow(4, '', ...drug('B2', '乙'))].join(''),
      ),
    );
    expect(counts).toEqual({ new: 2, known: 0, wrong: 0 });
    await endedJob(
      county,
      (await county.send<{ id: string }>('POST', `/api/v1/list-imports/${id}/confirm`, { known: 'skip' })).body.id,
    );
    const found = (await county.send<ListPage>('POST', '/api/v1/lists/drug-catalogue/search', {})).body.rows;
    expect(found.map(({ cells }) => [cells['code'], cells['spec']])).toEqual(
      expect.arrayContaining([
        ['B1', '1mg'],
        ['B2', '1mg'],
      ]),
    );
  });

  it('keeps what looks like a formula as the text it is', async () => {
    const { id, counts } = await sent(sheet(drug('=1+1', '=cmd|calc!A1'), drug('@SUM(1)', '-2+3')));
    expect(counts).toEqual({ new: 2, known: 0, wrong: 0 });
    const { body } = await county.send<{ id: string }>('POST', `/api/v1/list-imports/${id}/confirm`, { known: 'skip' });
    const receipts: readonly ActionReceipt[] = await endedJob(county, body.id);
    expect(receipts.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    const { rows } = (await county.send<ListPage>('POST', '/api/v1/lists/drug-catalogue/search', {})).body;
    expect(rows.map(({ cells }) => cells['code'])).toEqual(expect.arrayContaining(['=1+1', '@SUM(1)']));
  });

  it('of a million rows, or that unpacks to more than it may, is refused before it costs anything', async () => {
    const many = workbook(`${textRow(1, ...HEAD)}${'<row><c r="A2"/></row>'.repeat(1_000_000)}`);
    const long = workbook(`${textRow(1, ...HEAD)}${'<row/>'.repeat(2_000_000)}`);
    const far = workbook(`${textRow(1, ...HEAD)}${textRow(200_000_000, ...drug('F1', '甲'))}`);
    const hidden = workbook(`${textRow(1, ...HEAD)}<row x=">" r="&#50;00000000"><c r='A200000000'/></row>`);
    const wide = workbook(`${textRow(1, ...HEAD)}<row r="2"><c r="ZZZZZ2"/></row>`);
    const bare = workbook(`${textRow(1, ...HEAD)}<row>${'<c/>'.repeat(100_000)}</row>`);
    for (const bytes of [many, long, far, hidden, wide, bare]) {
      const before = process.cpuUsage();
      expect((await sent(bytes)).message).toMatch(/过大|超过|列太多/);
      expect(processorTime(before)).toBeLessThan(3_000 * slowness());
    }
  });

  it('with more rows than are read says so: none is left out in silence', async () => {
    const gap = Array.from({ length: 6_000 }, () => '\n').join('');
    const answer = await sent(
      Buffer.concat([csv(drug('G1', '甲')), Buffer.from(`${gap}G2,乙,J,其他,1mg,片`)]),
      '药品.csv',
    );
    expect(answer.message).toMatch(/行/);
  });

  it('is confirmed by who sent it, once for all who try at the same moment', async () => {
    const { id } = await sent(sheet(drug('ONCE', '甲')));
    const doctor = await clientFor(server.url, 'doctor');
    const confirm = (client: TestClient) =>
      client.send<{ id: string }>('POST', `/api/v1/list-imports/${id}/confirm`, { known: 'skip' });
    const answers = await Promise.all([confirm(county), confirm(doctor), confirm(county), confirm(county)]);
    expect(answers[1]?.status).toBe(404);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    await endedJob(county, id);
    const { rows } = (await county.send<ListPage>('POST', '/api/v1/lists/drug-catalogue/search', { text: 'ONCE' }))
      .body;
    expect(rows).toHaveLength(1);
    expect(await faults()).toEqual([]);
  });
});
