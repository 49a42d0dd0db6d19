import { describe, expect, it } from 'vitest';
import type { AnalysisCell, AnalysisPage } from '../measures/index.ts';
import { calendarDay } from '../shared/index.ts';
import { analysisDocument, type AnalysisFigures, type AnalysisSetting } from './analysis-document.rules.ts';
import { changeClause } from './format-change.rules.ts';
import { notesTable, type MeasureNote } from './measure-notes.rules.ts';
import type { DocumentBlock, DocumentTable } from './report-document.ts';

const note = (id: string, change: Partial<MeasureNote> = {}): MeasureNote => ({
  id,
  label: id,
  unit: '%',
  decimals: 2,
  hint: `数${id}`,
  kind: 'rate',
  basis: 'G',
  of: 'resident',
  source: '指南2024；clinical-thresholds.md 一',
  validFrom: '2017-01-01',
  ...change,
});
const notes = [note('升高率'), note('人数', { unit: '人', decimals: 0, kind: 'count' })];
const cell = (value: number | null, counts = 3, among = 10): AnalysisCell => ({ value, counts, among });
const HIDDEN: AnalysisCell = { value: null, counts: 0, among: 0, hidden: true };
const page: AnalysisPage = {
  id: 'page',
  title: '血压统计',
  of: 'resident',
  counts: '体检者',
  columns: [
    { label: '人数', measure: '人数', width: 80 },
    { label: '检出率', measure: '升高率', width: 80 },
  ],
  indicators: [{ label: '血压升高率', measure: '升高率' }],
  charts: [
    { id: 'heat', title: '热图', kind: 'heat', measures: ['升高率'], by: ['org'] },
    { id: 'bar', title: '条图', kind: 'bar', measures: ['升高率'], by: ['org'] },
    { id: 'map', title: '地图', kind: 'map', measures: ['升高率'], by: ['org'] },
    {
      id: 'points',
      title: '散点',
      kind: 'scatter',
      measures: ['升高率'],
      by: [],
      across: { at: 'record.measuredAt', limits: [] },
    },
    { id: 'none', title: '没有数', kind: 'bar', measures: ['升高率'], by: ['sex'] },
  ],
  breakdowns: [],
  filters: [],
  notes: ['按最近一次'],
};
const table: AnalysisFigures['table'] = {
  rows: [
    { key: '01', label: '东镇', cells: { 人数: cell(1234), 升高率: cell(40, 4, 10) } },
    { key: '02', label: '西镇', cells: { 人数: HIDDEN, 升高率: cell(20, 2, 10) } },
    { key: '99', label: '县（本级）', cells: { 人数: cell(0), 升高率: cell(0) } },
  ],
  total: { 人数: cell(1300), 升高率: cell(30, 6, 20) },
};
const setting: AnalysisSetting = {
  institution: '望禾县',
  from: calendarDay(2026, 1, 1),
  until: calendarDay(2026, 12, 31),
  filters: ['性别：男'],
  grouped: '机构',
  own: '99',
  byName: '王敏',
  at: '2026-06-15 12:00',
  rounded: true,
};
const made = (change: Partial<AnalysisFigures> = {}) =>
  analysisDocument(
    page,
    notes,
    { table, before: { 升高率: cell(28.8) }, drawings: new Map([['org', table]]), clouds: new Map(), ...change },
    setting,
  );
const tables = (blocks: readonly DocumentBlock[]): readonly DocumentTable[] =>
  blocks.filter((block) => block.kind === 'table');

describe('a page of numbers as a document', () => {
  it('says whose numbers they are, of when, narrowed how, by whom', () => {
    expect(made().facts.map(({ label, text }) => `${label} ${text}`)).toEqual([
      '机构 望禾县',
      '期间 2026-01-01 至 2026-12-31',
      '统计对象 体检者',
      '筛选 性别：男',
      '制表 王敏 2026-06-15 12:00',
    ]);
  });
  it('says the main numbers in sentences, with the way they went and who is at the ends', () => {
    const said = made().blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(said[0]).toBe(
      '2026-01-01至2026-12-31，望禾县（体检者）：血压升高率30.00%（6/20），比上年上升1.20个百分点。',
    );
    expect(said[1]).toBe('按机构比较：升高率最高的是东镇（40.00%，4/10），最低的是西镇（20.00%，2/10）。');
  });
  it('holds numbers as numbers, and a hidden one as no number', () => {
    const [first] = tables(made().blocks);
    expect(first?.heads).toEqual(['机构', '人数', '检出率（%）']);
    expect(first?.rows.map(({ label, cells }) => [label, ...cells])).toEqual([
      ['合计', { said: '1,300', value: 1300 }, { said: '30.00', value: 30 }],
      ['东镇', { said: '1,234', value: 1234 }, { said: '40.00', value: 40 }],
      ['西镇', { said: '＜10' }, { said: '20.00', value: 20 }],
      ['县（本级）', { said: '0', value: 0 }, { said: '0.00', value: 0 }],
    ]);
  });
  it('draws what has numbers, shades heat, and leaves out what has none', () => {
    const { blocks } = made();
    expect(blocks.flatMap((block) => (block.kind === 'chart' ? [block.title] : []))).toEqual(['条图', '地图']);
    expect(tables(blocks)[1]?.rows.map(({ cells }) => cells[0]?.shade)).toEqual([5, 3, undefined]);
  });
  it('says that there is no number, and invents none', () => {
    const empty = made({ table: { rows: [], total: { 升高率: cell(null, 0, 0) } }, drawings: new Map() });
    expect(empty.blocks[1]).toMatchObject({ text: expect.stringContaining('血压升高率无数据。') });
  });
});

describe('the notes of a document', () => {
  it('say what is counted, on what basis and since when, without names of our files', () => {
    expect(notesTable(notes).rows[0]).toEqual({
      label: '升高率',
      cells: [{ said: '数升高率' }, { said: '指南：指南2024' }, { said: '2017-01-01' }],
    });
  });
});

describe('how a number stands to the year before', () => {
  const [rate, count] = notes as [MeasureNote, MeasureNote];
  it.each([
    [cell(30), cell(28.8), rate, '比上年上升1.20个百分点'],
    [cell(30), cell(31), rate, '比上年下降1.00个百分点'],
    [cell(1200), cell(188), count, '比上年增加1,012人'],
    [cell(3), cell(5), count, '比上年减少2人'],
    [cell(30), cell(30.001), rate, '与上年持平'],
    [cell(30), cell(null), rate, '上年无可比数据'],
    [cell(30), HIDDEN, rate, '上年无可比数据'],
    [HIDDEN, cell(30), rate, undefined],
  ])('%j after %j', (own, before, words, said) => expect(changeClause(own, before, words)).toBe(said));
});
