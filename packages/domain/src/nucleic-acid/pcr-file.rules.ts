import { ctResult } from './ct-result.rules.ts';

/** A column of a file with what else files call it; a row of one by its number. `lists` reads both. */
type PcrColumn = {
  readonly key: string;
  readonly label: string;
  readonly aliases?: readonly string[];
  readonly required?: true;
  readonly hint?: string;
};
type PcrLine = { readonly row: number; readonly cells: { readonly [key: string]: string } };

/** What instruments call the columns of their files, wide (a column a target) or long (a row a target). */
export const PCR_COLUMNS: readonly PcrColumn[] = [
  {
    key: 'sample',
    label: '样本编号',
    required: true,
    hint: '实验编号或采样管条码；质控孔写“阴性质控”“阳性质控”',
    aliases: [
      ...['样品编号', '样本名称', '样品名称', '样本', '样品', '实验编号', '采样管条码', '管码', '条码', '标本编号'],
      ...['Sample Name', 'Sample ID', 'Sample', 'SampleName', 'SampleID', 'Barcode', 'Name'],
    ],
  },
  { key: 'well', label: '孔位', aliases: ['孔', '孔号', '反应孔', 'Well', 'Well Position', 'Pos', 'Position'] },
  { key: 'plate', label: '板号', aliases: ['Plate', 'Plate ID', 'Plate Name', 'Barcode Plate'] },
  {
    key: 'orf1ab',
    label: 'ORF1ab Ct',
    hint: '没有扩增的写“无”',
    aliases: ['ORF1ab', 'ORF', 'ORF1ab基因Ct值', 'ORF1ab基因', 'Ct ORF1ab', 'FAM', 'FAM Ct', 'Ct FAM', 'CtORF1ab'],
  },
  {
    key: 'n',
    label: 'N Ct',
    hint: '没有扩增的写“无”',
    aliases: ['N', 'N基因', 'N基因Ct值', 'Ct N', 'VIC', 'VIC Ct', 'Ct VIC', 'HEX', 'HEX Ct', 'Ct HEX'],
  },
  {
    key: 'ic',
    label: '内标Ct',
    aliases: [
      '内标',
      '内参',
      '内标Ct值',
      'IC',
      'IC Ct',
      'Ct IC',
      'RNase P',
      'CY5',
      'CY5 Ct',
      'Ct CY5',
      'ROX',
      'ROX Ct',
    ],
  },
  { key: 'result', label: '结论', aliases: ['结果', '检测结果', '判读', '判定', 'Result', 'Call', 'Conclusion'] },
  {
    key: 'target',
    label: '靶标',
    aliases: ['检测项目', '基因', '通道', '靶基因', 'Target Name', 'Target', 'Detector', 'Dye', 'Fluor'],
  },
  { key: 'ct', label: 'Ct', aliases: ['CT', 'Cт', 'CТ', 'Cq', 'Ct值', 'CT值', 'Cp', 'Ct Value'] },
];
/** Columns without which no row says anything. */
export const PCR_MUST: readonly string[] = ['sample'];

const TARGETS = ['orf1ab', 'n', 'ic'] as const;
type Target = (typeof TARGETS)[number];
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s_·-]/g, '')
    .toUpperCase();
const NAMES: { readonly [target in Target]: readonly string[] } = {
  orf1ab: ['ORF1AB', 'ORF', 'ORF1AB基因', 'FAM'],
  n: ['N', 'N基因', 'NGENE', 'VIC', 'HEX'],
  ic: ['IC', '内标', '内参', 'RNASEP', 'RP', 'CY5', 'ROX'],
};
const targetOf = (name: string): Target | undefined => TARGETS.find((target) => NAMES[target].includes(plain(name)));

/** What is written where nothing was amplified; some instruments write 0. */
const NONE = ['无', '无CT', 'NOCT', 'UNDETERMINED', 'UNDET', 'NAN', 'N/A', 'NA', '', '—', '0', '0.0', '0.00'];
/** A cycle threshold of a file; `null` without amplification, `undefined` where it cannot be read. */
function ctIn(text: string): number | null | undefined {
  const said = plain(text);
  if (NONE.includes(said)) return null;
  const value = /^\d{1,2}(\.\d+)?$/.test(said) ? Math.round(Number(said) * 100) / 100 : undefined;
  return value !== undefined && value <= 50 ? value : undefined;
}

const NEGATIVE = /^(阴性(质控|对照)|NEG(ATIVE)?(CONTROL|CTRL)?|NC\d*|NTC\d*|阴控)$/;
const POSITIVE = /^(阳性(质控|对照)|POS(ITIVE)?(CONTROL|CTRL)?|PC\d*|阳控)$/;
const RESULTS: readonly (readonly [RegExp, '0' | '1' | '2' | '9'])[] = [
  [/^(阴性|阴|NEG(ATIVE)?|未检出)$/, '0'],
  [/^(阳性|阳|POS(ITIVE)?|检出|\+)$/, '1'],
  [/^(可疑|待复检|复检|灰区|SUSPECT|RETEST|INCONCLUSIVE)$/, '2'],
  [/^(无效|INVALID)$/, '9'],
];

/** A well of a file: a tube by its laboratory number or code, and what its targets did. A target that is missing was not amplified. */
export type PcrWell = {
  readonly row: number;
  readonly sample: string;
  readonly well?: string;
  readonly plate?: string;
  readonly orf1ab?: number;
  readonly n?: number;
  readonly ic?: number;
  /** As the product reads it; 9 without an internal control. */
  readonly result?: '0' | '1' | '2' | '9';
  readonly problems: readonly string[];
};

/** What stands in a file: its wells without the controls, and why no well of it may be believed. */
type PcrFile = { readonly wells: readonly PcrWell[]; readonly invalid?: string };

type Raw = { readonly line: PcrLine; readonly cts: { readonly [target in Target]?: string } };

/** What a row says of targets: all of a well where it has a column for each, one where it names it. */
function ctsOf({ cells }: PcrLine): Raw['cts'] | undefined {
  if (cells['target'] === undefined)
    return Object.fromEntries(TARGETS.flatMap((key) => (cells[key] === undefined ? [] : [[key, cells[key]]])));
  const target = targetOf(cells['target']);
  return target && { [target]: cells['ct'] ?? '' };
}

/** Rows of one well, put together: files of one row a target have several. The same target twice is another reading. */
function rawWells(lines: readonly PcrLine[]): readonly Raw[] {
  const wells: Raw[] = [];
  const last = new Map<string, number>();
  for (const line of lines) {
    const { sample, well = '', plate = '', target } = line.cells;
    const cts = ctsOf(line);
    if (sample === undefined || cts === undefined) continue;
    const name = `${plain(sample)} ${well} ${plate}`;
    const at = target === undefined ? undefined : last.get(name);
    const known = wells[at ?? -1];
    if (known && Object.keys(cts).every((key) => !(key in known.cts)))
      wells[at as number] = { ...known, cts: { ...known.cts, ...cts } };
    else last.set(name, wells.push({ line, cts }) - 1);
  }
  return wells;
}

const given = <Value>(key: string, value: Value | undefined | null) => (value == null ? {} : { [key]: value });

function wellOf({ line, cts }: Raw): PcrWell {
  const { cells, row } = line;
  const read = Object.fromEntries(TARGETS.map((target) => [target, ctIn(cts[target] ?? '')] as const));
  const unread = TARGETS.filter((target) => read[target] === undefined);
  const [orf1ab, n, ic] = TARGETS.map((target) => read[target]);
  const icValid = typeof ic === 'number' && ic < 40;
  const result =
    unread.length > 0
      ? undefined
      : ctResult({
          ...(orf1ab == null ? { orf1abNoCt: true } : { ctOrf1ab: orf1ab }),
          ...(n == null ? { nNoCt: true } : { ctN: n }),
          icValid,
        });
  const said =
    cells['result'] === undefined
      ? undefined
      : RESULTS.find(([words]) => words.test(plain(cells['result'] ?? '')))?.[1];
  const problems = [
    ...unread.map((target) => `${LABELS[target]}“${cts[target]}”不是 Ct 值`),
    ...(said !== undefined && result !== undefined && said !== result
      ? [`文件结论“${cells['result']}”与按 Ct 判读“${RESULT_LABELS[result]}”不符`]
      : []),
  ];
  return {
    row,
    sample: cells['sample'] ?? '',
    ...given('well', wellName(cells['well'])),
    ...given('plate', cells['plate']),
    ...given('orf1ab', orf1ab),
    ...given('n', n),
    ...given('ic', ic),
    ...given('result', result),
    problems,
  };
}

const LABELS: { readonly [target in Target]: string } = { orf1ab: 'ORF1ab', n: 'N', ic: '内标' };
/** Results of a tube by their codes: 0 negative, 1 positive, 2 suspicious, 9 invalid. */
export const RESULT_LABELS: { readonly [result: string]: string } = {
  '0': '阴性',
  '1': '阳性',
  '2': '可疑',
  '9': '无效',
};

/** `A01` of an instrument is our A1. */
const wellName = (text: string | undefined): string | undefined => {
  const [, row, column] = /^([A-H])0*(1[0-2]|[1-9])$/.exec(plain(text ?? '')) ?? [];
  return row && column ? row + column : undefined;
};

/** Reads the wells of a file. Both run controls have to be in it and to have done what they must. */
export function readPcrFile(lines: readonly PcrLine[]): PcrFile {
  const raw = rawWells(lines);
  const named = (what: RegExp) => raw.filter(({ line }) => what.test(plain(line.cells['sample'] ?? ''))).map(wellOf);
  const [negative, positive] = [named(NEGATIVE), named(POSITIVE)];
  const wells = raw
    .filter(({ line }) => ![NEGATIVE, POSITIVE].some((what) => what.test(plain(line.cells['sample'] ?? ''))))
    .map(wellOf);
  const invalid = invalidity(raw, negative, positive);
  return { wells, ...given('invalid', invalid) };
}

const amplified = (ct: number | undefined): boolean => ct !== undefined && ct < 40;

function invalidity(
  raw: readonly Raw[],
  negative: readonly PcrWell[],
  positive: readonly PcrWell[],
): string | undefined {
  if (raw.every(({ cts }) => cts.ic === undefined)) return '文件里没有内标的 Ct，不能判读';
  if (negative.length === 0 || positive.length === 0)
    return '文件里没有阴性、阳性质控孔（样本编号写“阴性质控”“阳性质控”，或 NC、PC），不能判读';
  if (negative.some(({ orf1ab, n }) => amplified(orf1ab) || amplified(n))) return '阴性质控有扩增，整板无效，须重测';
  if (positive.some(({ orf1ab, n }) => !amplified(orf1ab) || !amplified(n)))
    return '阳性质控没有扩增，整板无效，须重测';
  return undefined;
}

/** A Ct as staff read it. */
export const formatCt = (ct: number | undefined | null): string => (ct == null ? '无' : String(ct));

type Readable = { readonly orf1ab?: number | null; readonly n?: number | null; readonly result?: string | null };
/** What two readings of one run do not agree on, in words; nothing where they agree. The second is compared digit by digit: both read the same curve. */
export function readingDifference(first: Readable, second: Readable): string | undefined {
  const said = ({ orf1ab, n, result }: Readable) => [
    `ORF1ab ${formatCt(orf1ab)}`,
    `N ${formatCt(n)}`,
    `结果 ${RESULT_LABELS[result ?? ''] ?? '无'}`,
  ];
  const others = said(second);
  const parts = said(first).flatMap((one, at) => {
    const other = others[at] as string;
    return one === other ? [] : [`${one} / ${other.slice(other.indexOf(' ') + 1)}`];
  });
  return parts.length === 0 ? undefined : parts.join('，');
}
