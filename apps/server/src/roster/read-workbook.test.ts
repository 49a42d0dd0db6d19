import { describe, expect, it } from 'vitest';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { harmless, writeCheckFile } from './check-file.ts';
import { readRosterWorkbook } from './read-workbook.ts';
import { ROSTER_LIMITS } from './roster-limits.ts';
import { rosterTemplate } from './template-file.ts';
import { positionOf, unreadableCellsBySheet } from './unreadable-cells.ts';
import { openZip } from './zip-archive.ts';

const header = ['姓名', '身份证号', '出生日期'];
const workbook = async (data: SheetData): Promise<Uint8Array> => new Uint8Array(await writeXlsxFile(data).toBuffer());

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
    const read = await readRosterWorkbook(bytes);
    expect(read.ok ? '' : read.failure).toMatch(sentence);
  });
  it('is told what its header lacks', async () => {
    const read = await readRosterWorkbook(
      await workbook([
        ['姓名', '性别'],
        ['王明', '男'],
      ]),
    );
    expect(read).toEqual({ ok: false, failure: '第1行表头中没有“身份证号”列，请补上后重新上传' });
  });
  it('is told that there is nothing below the header', async () => {
    expect(await readRosterWorkbook(await workbook([header]))).toEqual({ ok: false, failure: '表头下面没有数据' });
  });
});

describe('an archive that lies', () => {
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
    const opened = openZip(tamper(await workbook([header]), 24, 0x7fff_ffff));
    expect(opened).toMatchObject({ ok: false, failure: expect.stringContaining('解压后过大') });
  });
  it('is refused when it unpacks to more than it says', async () => {
    expect(openZip(tamper(await workbook([header]), 24, 5)).ok).toBe(false);
  });
  it('is refused when its entries lie outside of it', async () => {
    expect(openZip(tamper(await workbook([header]), 42, 0x0fff_fff0)).ok).toBe(false);
  });
});

describe('cells', () => {
  it('are read with their row, empty rows and date cells included, numbers by their digits', async () => {
    const read = await readRosterWorkbook(
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
    expect(read.ok && read.value.rows[1]?.every((cell) => cell === undefined)).toBe(true);
    expect(read.ok && read.value.rows[2]).toEqual([
      '王明',
      { kind: 'number', digits: '320000600229123' },
      { kind: 'date', day: '1960-02-29' },
    ]);
  });
  it('with a formula count as unreadable only without a result', () => {
    const entry = (path: string, xml: string) => ({ path, unpackedBytes: xml.length, read: () => xml });
    const [cells] = unreadableCellsBySheet([
      entry('xl/workbook.xml', '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId7"/></sheets></workbook>'),
      entry(
        'xl/_rels/workbook.xml.rels',
        '<Relationships><Relationship Id="rId7" Target="worksheets/s.xml"/></Relationships>',
      ),
      entry(
        'xl/worksheets/s.xml',
        '<row><c r="A1"/><c r="B1" t="str"><f>X</f><v>王明</v></c><c r="C1"><f>1+1</f></c><c r="D1" t="str"><f>Y</f></c><c r="E1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F1" t="s"><v>3</v></c></row>',
      ),
    ]);
    expect([...cells!]).toEqual([
      ['C1', { kind: 'uncalculated' }],
      ['D1', { kind: 'uncalculated' }],
      ['E1', { kind: 'error', code: '#DIV/0!' }],
    ]);
    expect([positionOf('A1'), positionOf('AB12')]).toEqual([
      [0, 0],
      [11, 27],
    ]);
  });
  it('that look like formulas are disarmed in the check file', async () => {
    expect(['=1+1', '+86', '-1', '@a', 'a=b', ''].map(harmless)).toEqual(["'=1+1", "'+86", "'-1", "'@a", 'a=b', '']);
    const bytes = await writeCheckFile(
      [header, ['=HYPERLINK("http://a")', '1']],
      { headerRow: 0, columns: { name: 0, idNumber: 1 } },
      new Map([[2, { row: 2, outcome: 'rejected', text: '=cmd', warned: true }]]),
    );
    const archive = openZip(bytes);
    const xml = archive.ok
      ? archive.value
          .filter((entry) => entry.path.startsWith('xl/worksheets/'))
          .map((entry) => entry.read())
          .join('')
      : '';
    expect(xml).not.toMatch(/<f[ >]/);
    const read = await readRosterWorkbook(bytes);
    expect(read.ok && read.value.rows[1]).toEqual(['\'=HYPERLINK("http://a")', '1', undefined, '未导入', "'=cmd"]);
  });
});

it('the template is a roster with one example that can be read', async () => {
  const read = await readRosterWorkbook(await rosterTemplate());
  expect(read.ok && read.value.layout).toMatchObject({
    headerRow: 0,
    columns: { name: 0, idNumber: 1, sex: 2, birthDate: 3, phone: 4, address: 5, village: 6 },
  });
  expect(read.ok && read.value.rows).toHaveLength(2);
});
