import type { RosterCell } from '@gongwei/domain/resident';
import { describe, expect, it } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { bytesSource, fileSource } from '../uploads/byte-source.ts';
import { checkFileRow, harmless, writeCheckFile } from './check-file.ts';
import { readTestSheet, withFile } from './read-sheet.fixture.ts';
import { createRosterFile } from './roster-file.ts';
import { ROSTER_LIMITS } from './roster-limits.ts';
import { columnOf, type SheetRow } from './sheet-rows.ts';
import { rosterTemplate } from './template-file.ts';
import { rawWorkbook, textRow, type RawWorkbook } from './workbook.fixture.ts';
import { openZip } from '../uploads/zip-archive.ts';

const header = ['姓名', '身份证号', '出生日期'];
const workbook = async (data: SheetData): Promise<Uint8Array> => new Uint8Array(await writeXlsxFile(data).toBuffer());

/** All rows of a file, or the sentence why not. */
const read = (bytes: Uint8Array): Promise<string | readonly SheetRow[]> =>
  withFile(bytes, async (path) => {
    const file = createRosterFile();
    const opened = await file.open({ path, remembered: {} });
    if (!opened.ok) return opened.failure;
    const rows: SheetRow[] = [];
    for (;;) {
      const next = await file.next();
      if (!next.ok) return next.failure;
      if (next.value.length === 0) return rows;
      rows.push(...next.value);
    }
  });
const cellsAt = async (row: number, raw: RawWorkbook): Promise<readonly RosterCell[] | string> => {
  const rows = await read(rawWorkbook({ ...raw, rows: textRow(1, ...header) + raw.rows }));
  return typeof rows === 'string' ? rows : (rows.find((one) => one.row === row)?.cells ?? []);
};

describe('a file that is no roster', () => {
  it.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /空的/],
    ['text', Buffer.from('姓名,身份证号\n王明,1101'), /\.csv.*另存为/],
    ['an old workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), /旧版 \.xls/],
    [
      'a locked workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      /密码/,
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), /不是Excel工作簿/],
    ['a cut-off archive', Buffer.from('PK\u0003\u0004 cut off', 'latin1'), /损坏/],
    ['a file beyond the limit', new Uint8Array(ROSTER_LIMITS.fileBytes + 1), /20 MB/],
  ])('%s gets one clear sentence', async (_name, bytes, sentence) => {
    expect(await read(bytes)).toMatch(sentence);
  });
  it('is told that there is nothing below the header, or no header', async () => {
    expect(await read(await workbook([header]))).toBe('表头下面没有数据');
    expect(await read(await workbook([['一'], ['二']]))).toMatch(/没有找到表头/);
  });
  it('is refused for text of an entity of its own, for rows out of order, and for a sheet cut off', async () => {
    const entity = rawWorkbook({ rows: textRow(1, ...header) + textRow(2, '&a;') });
    expect(await read(entity)).toMatch(/损坏/);
    expect(await cellsAt(2, { rows: textRow(3, 'a') + textRow(2, 'b') })).toMatch(/损坏/);
    expect(await cellsAt(2, { rows: '<row r="2"><c><v>1' })).toMatch(/损坏/);
  });
});

describe('an archive that lies or swells', () => {
  const tamper = (bytes: Uint8Array, offset: number, value: number): Uint8Array => {
    const data = Buffer.from(bytes);
    for (
      let at = data.indexOf('PK\u0001\u0002', 0, 'latin1');
      at >= 0;
      at = data.indexOf('PK\u0001\u0002', at + 4, 'latin1')
    )
      data.writeUInt32LE(value, at + offset);
    return data;
  };
  it('says too large before anything is unpacked', async () => {
    const bytes = tamper(await workbook([header]), 24, 0x7fff_ffff);
    expect(await openZip(bytesSource(bytes))).toMatchObject({
      ok: false,
      failure: expect.stringContaining('解压后过大'),
    });
  });
  it('is refused when it unpacks to more than it says, or its entries lie outside of it', async () => {
    expect(await read(tamper(await workbook([header]), 24, 5))).toMatch(/解压后过大|损坏/);
    expect(await read(tamper(await workbook([header]), 42, 0x0fff_fff0))).toMatch(/损坏/);
  });
  it('has more rows than are taken: told while reading, without holding them', async () => {
    const rows = Array.from({ length: ROSTER_LIMITS.rows + 1 }, (_, at) => `<row r="${at + 2}"><c><v>1</v></c></row>`);
    expect(await read(rawWorkbook({ rows: textRow(1, ...header) + rows.join('') }))).toMatch(/超过50000行/);
  });
  it('has more cells or more shared text than are taken', async () => {
    const cells = `<row r="2">${'<c/>'.repeat(ROSTER_LIMITS.cells + 1)}</row>`;
    expect(await cellsAt(2, { rows: cells })).toMatch(/解压后过大/);
    const item = `<si><t>${'字'.repeat(ROSTER_LIMITS.cellText)}</t></si>`;
    const count = ROSTER_LIMITS.sharedText / ROSTER_LIMITS.cellText + 1;
    expect(await cellsAt(2, { rows: '', sharedStrings: `<sst>${item.repeat(count)}</sst>` })).toMatch(/解压后过大/);
  });
  it('has one text without an end', async () => {
    const rows = `<row r="2"><c t="inlineStr"><is><t>${'a'.repeat(ROSTER_LIMITS.run * 2)}</t></is></c></row>`;
    expect(await cellsAt(2, { rows })).toMatch(/解压后过大/);
  });
  it('passes over a gap wider than anybody types, and lists a narrow one', async () => {
    const wide = await read(rawWorkbook({ rows: textRow(1, ...header) + textRow(2, 'a') + textRow(900_000, 'b') }));
    expect((wide as readonly SheetRow[]).map(({ row }) => row)).toEqual([1, 2, 900_000]);
    const narrow = await read(rawWorkbook({ rows: textRow(1, ...header) + textRow(4, 'b') }));
    expect((narrow as readonly SheetRow[]).map(({ row }) => row)).toEqual([1, 2, 3, 4]);
  });
});

describe('cells', () => {
  it('are read with their row, empty rows and date cells included, numbers by their digits', async () => {
    const rows = await read(
      await workbook([
        header,
        [],
        [
          '王明',
          { value: 320_000_600_229_123, type: Number },
          { value: new Date('1960-02-29T00:00:00Z'), type: Date, format: 'yyyy-mm-dd' },
        ],
      ]),
    );
    expect((rows as readonly SheetRow[]).slice(1)).toEqual([
      { row: 2, cells: [] },
      {
        row: 3,
        cells: ['王明', { kind: 'number', digits: '320000600229123' }, { kind: 'date', day: '1960-02-29' }],
      },
    ]);
  });
  it('with a formula count as unreadable only without a result', async () => {
    const rows =
      '<row r="2"><c r="A2"/><c r="B2" t="str"><f>X</f><v>王明</v></c><c r="C2"><f>1+1</f></c><c r="D2" t="str"><f>Y</f></c>' +
      '<c r="E2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F2" t="str"><f>Z</f><v></v></c><c r="H2" t="b"><v>1</v></c></row>';
    expect(await cellsAt(2, { rows })).toEqual([
      undefined,
      '王明',
      { kind: 'uncalculated' },
      { kind: 'uncalculated' },
      { kind: 'error', code: '#DIV/0!' },
      undefined,
      undefined,
      { kind: 'boolean', value: true },
    ]);
    expect([columnOf('A1'), columnOf('AB12'), columnOf(undefined)]).toEqual([0, 27, undefined]);
  });
  it('of shared texts leave out how Chinese is read aloud, and keep what was coloured in parts', async () => {
    const sharedStrings =
      '<sst><si><r><t>王</t></r><r><t>明</t></r><rPh sb="0" eb="1"><t>わん</t></rPh></si><si><t>320</t></si></sst>';
    const rows = '<row r="2"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>';
    expect(await cellsAt(2, { rows, sharedStrings })).toEqual(['王明', '320']);
  });
  it.each([
    ['', '1950-02-28', 18_322],
    ['<workbookPr date1904="1"/>', '1950-02-28', 16_860],
    ['<workbookPr date1904="true"/>', '1950-02-28', 16_860],
  ])('show the day of a workbook with %s', async (workbookPr, day, serial) => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="176" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/></cellXfs></styleSheet>';
    const rows = `<row r="2"><c s="1"><v>${serial}</v></c><c s="2"><v>${serial}</v></c><c s="0"><v>${serial}</v></c></row>`;
    expect(await cellsAt(2, { rows, styles, workbookPr })).toEqual([
      { kind: 'date', day },
      { kind: 'date', day },
      { kind: 'number', digits: String(serial) },
    ]);
  });
  it('that look like formulas are disarmed in the check file', async () => {
    expect(['=1+1', '+86', '-1', '@a', 'a=b', ''].map(harmless)).toEqual(["'=1+1", "'+86", "'-1", "'@a", 'a=b', '']);
    const rows = [
      { row: 1, cells: header },
      {
        row: 2,
        cells: ['=HYPERLINK("http://a")', '1'],
        result: { outcome: 'rejected', messages: [{ severity: 'error', text: '=cmd' }] },
      },
    ] as const;
    const bytes = await writeCheckFile(rows.map(checkFileRow), 0);
    const sheet = await readTestSheet(bytes);
    expect(sheet[1]).toEqual(['\'=HYPERLINK("http://a")', '1', null, '未导入', "'=cmd"]);
    await withFile(bytes, async (path) => {
      const archive = await openZip(fileSource(path));
      const parts = archive.ok ? archive.value.filter((entry) => /worksheets\/[^/]+\.xml$/.test(entry.path)) : [];
      expect(parts).toHaveLength(1);
      for await (const piece of parts[0]!.text()) expect(piece).not.toMatch(/<f[ >]/);
    });
  });
});

it('the template is a roster with one example that can be read', async () => {
  const bytes = await rosterTemplate();
  await withFile(bytes, async (path) => {
    const opened = await createRosterFile().open({ path, remembered: {} });
    expect(opened.ok && opened.value.headings.map(({ use }) => use)).toEqual([
      'name',
      'idNumber',
      'sex',
      'birthDate',
      'phone',
      'address',
      'village',
    ]);
  });
  expect(await read(bytes)).toHaveLength(2);
});
