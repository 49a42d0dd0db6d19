import { describe, expect, it } from 'vitest';
import { PCR_COLUMNS, readingDifference, readPcrFile } from './pcr-file.rules.ts';

/** Lines of a file under the headings of an instrument. */
const read = (head: readonly string[], ...rows: readonly (readonly string[])[]) => {
  const keys = head.map(
    (heading) => PCR_COLUMNS.find(({ label, aliases }) => [label, ...(aliases ?? [])].includes(heading))?.key,
  );
  const lines = rows.map((cells, at) => ({
    row: at + 2,
    cells: Object.fromEntries(cells.flatMap((text, place) => (text === '' ? [] : [[keys[place] ?? '', text]]))),
  }));
  return readPcrFile(lines);
};
const WIDE = ['Well', 'Sample Name', 'ORF1ab', 'N', 'IC', '结论'];
const CONTROLS = [
  ['H11', 'NC', 'Undetermined', 'Undetermined', 'Undetermined', ''],
  ['H12', 'PC', '28.4', '28.9', '30.1', ''],
];

describe('a file of a PCR instrument', () => {
  it('of one row a well is read by its headings, with the worked examples of the rules', () => {
    const { wells, invalid } = read(
      WIDE,
      ['A01', 'S1', '33.2', '34.8', '28', '阳性'],
      ['B01', 'S2', '', '37.9', '28', ''],
      ['C01', 'S3', 'NaN', '-', '28', '阴性'],
      ['D01', 'S4', '无', '无', '无', ''],
      ['E01', 'S5', '40.0', 'No Ct', '29', ''],
      ...CONTROLS,
    );
    expect(invalid).toBeUndefined();
    expect(wells.map(({ sample, well, result }) => [sample, well, result])).toEqual([
      ...[
        ['S1', 'A1', '1'],
        ['S2', 'B1', '2'],
        ['S3', 'C1', '0'],
        ['S4', 'D1', '9'],
        ['S5', 'E1', '0'],
      ],
    ]);
    expect(wells[0]).toMatchObject({ row: 2, orf1ab: 33.2, n: 34.8, ic: 28, problems: [] });
  });

  it('of one row a target is put together', () => {
    const row = (well: string, sample: string, target: string, ct: string) => [well, sample, target, ct];
    const { wells } = read(
      ['Well', 'Sample Name', 'Target Name', 'Cт'],
      ...['FAM', 'VIC', 'CY5'].map((target, at) => row('A1', 'S1', target, ['33.219', '34.8', '27'][at] as string)),
      ...['ORF1ab', 'N', 'IC'].map((target, at) => row('B1', 'S2', target, at === 2 ? '28' : 'Undetermined')),
      ...['FAM', 'VIC', 'CY5'].map((target) => row('H11', '阴性质控', target, 'Undetermined')),
      ...['FAM', 'VIC', 'CY5'].map((target) => row('H12', '阳性质控', target, '29')),
    );
    expect(wells.map(({ sample, orf1ab, n, ic, result }) => [sample, orf1ab, n, ic, result])).toEqual([
      ['S1', 33.22, 34.8, 27, '1'],
      ['S2', undefined, undefined, 28, '0'],
    ]);
  });

  it('is believed only with an internal control and both run controls as they must be', () => {
    const sample = ['A1', 'S1', '', '', '28', ''];
    const [nc, pc] = CONTROLS as [string[], string[]];
    expect(read(WIDE, sample).invalid).toContain('没有阴性、阳性质控孔');
    expect(read(WIDE, sample, nc).invalid).toContain('没有阴性、阳性质控孔');
    expect(read(WIDE, sample, pc, ['H11', 'NTC', '', '36.1', '', '']).invalid).toContain('阴性质控有扩增');
    expect(read(WIDE, sample, nc, ['H12', '阳性对照', '30', '', '30', '']).invalid).toContain('阳性质控没有扩增');
    expect(read(['Sample', 'ORF1ab', 'N'], ['S1', '', ''], ['NC', '', ''], ['PC', '30', '30']).invalid).toContain(
      '内标',
    );
  });

  it('says what cannot be read, and where its conclusion is not that of its values', () => {
    const { wells } = read(
      WIDE,
      ['A1', 'S1', '高', '', '28', ''],
      ['B1', 'S2', '33', '', '28', 'Positive'],
      ...CONTROLS,
    );
    expect(wells.map(({ problems }) => problems)).toEqual([
      ['ORF1ab“高”不是 Ct 值'],
      ['文件结论“Positive”与按 Ct 判读“可疑”不符'],
    ]);
  });
});

it('tells what two readings of one run do not agree on', () => {
  expect(readingDifference({ orf1ab: 33.2, n: null, result: '2' }, { orf1ab: 33.2, result: '2' })).toBeUndefined();
  expect(readingDifference({ orf1ab: 33.2, n: 34.8, result: '1' }, { orf1ab: 33.2, result: '2' })).toBe(
    'N 34.8 / 无，结果 阳性 / 可疑',
  );
});
