import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnalysisCell, AnalysisCells, AnalysisPage } from '../measures/index.ts';
import { loadAnalysisPage, MEASURES } from '../measures/index.ts';
import { lifeCycleContract, type AnyLife } from '../life-cycle/life-cycle.contract.ts';
import { ANNUAL_CHAPTERS } from './annual-chapters.data.ts';
import { annualDocument, comparisonTable } from './annual-document.rules.ts';
import { annualReportLife } from './annual-report.machine.ts';
import { isStale, saidBy, type AnnualContent, type ReportSentence } from './annual-report.ts';
import { ANNUAL_TARGETS, defaultTargets } from './annual-targets.data.ts';
import { changedPieces, mergedText } from './merge-text.rules.ts';
import { filledTemplate, measuresInTemplate } from './report-template.rules.ts';
import { withSentence, writtenAnew, writtenSentences } from './write-annual.rules.ts';

const page: AnalysisPage = await loadAnalysisPage('annual-analysis-report');
const asked = page.columns.map(({ measure }) => measure);
const notes = asked.flatMap((id) => {
  const measure = MEASURES.get(id);
  return measure ? [measure] : [];
});
const cell = (value: number | null, among = 100): AnalysisCell => ({ value, counts: 10, among });
const HIDDEN: AnalysisCell = { value: null, counts: 0, among: 0, hidden: true };
const filling = (cells: AnalysisCells, before: AnalysisCells = {}) => ({
  org: '望禾县',
  year: 2026,
  notes,
  cells,
  before,
  targets: { 'archive-rate': 90 },
});
const contentOf = (total: AnalysisCells, rows: AnnualContent['figures']['table']['rows'] = []): AnnualContent => {
  const content = {
    institution: { code: '990101', name: '望禾县' },
    year: 2026,
    until: '2026-12-31',
    generatedAt: '2027-01-05T01:00:00.000Z',
    targets: defaultTargets(),
    figures: { notes, table: { rows, total }, before: { 'bp-control-rate-managed': cell(66) }, drawings: {} },
    sentences: [],
  };
  return { ...content, sentences: writtenSentences(content) };
};
const sentence = (content: AnnualContent, id: string): string =>
  saidBy(content.sentences.find((one) => one.id === id) ?? expect.fail(id));

describe('the chapters of a report', () => {
  it('are nine, and name measures the page counts and drawings it has', () => {
    expect(ANNUAL_CHAPTERS.map(({ title }) => title[0]).join('')).toBe('一二三四五六七八九');
    const named = ANNUAL_CHAPTERS.flatMap(({ measures, sentences }) => [
      ...measures,
      ...sentences.flatMap(({ text }) => measuresInTemplate(text)),
    ]);
    const aims = ANNUAL_TARGETS.flatMap(({ measure, people }) => [measure, ...(people === undefined ? [] : [people])]);
    expect([...named, ...aims].filter((id) => !asked.includes(id) || !MEASURES.has(id))).toEqual([]);
    const drawings = page.charts.map(({ id }) => id);
    expect(ANNUAL_CHAPTERS.flatMap(({ charts }) => charts).sort()).toEqual([...drawings].sort());
  });
});

describe('a sentence', () => {
  const template = '建档率{archive-rate}，{archive-rate:change}，{archive-rate:target}；在管{htn-managed-now}。';
  it('has its numbers with their units, how they went, and how they stand to the aim', () => {
    const cells = { 'archive-rate': cell(86.8), 'htn-managed-now': cell(1234) };
    expect(filledTemplate(template, filling(cells, { 'archive-rate': cell(88) }))).toBe(
      '建档率86.80%，比上年下降1.20个百分点，距90%的目标差3.20个百分点；在管1,234人。',
    );
    expect(filledTemplate('建档率{archive-rate}，{archive-rate:target}。', filling({ 'archive-rate': cell(90) }))).toBe(
      '建档率90.00%，达到90%的目标。',
    );
  });
  it('says that a number is not there, and makes none', () => {
    expect(filledTemplate('建档率{archive-rate}。', filling({}))).toBe('建档率—（无数据）。');
    expect(filledTemplate('建档率{archive-rate}，在管{htn-managed-now}。', filling({ 'archive-rate': cell(90) }))).toBe(
      '建档率90.00%，在管—（“—”为无数据）。',
    );
  });
  it('tells no more of a hidden number than that people are few', () => {
    expect(
      filledTemplate(
        '死亡{maternal-deaths}，建档率{archive-rate}。',
        filling({ 'maternal-deaths': HIDDEN, 'archive-rate': HIDDEN }),
      ),
    ).toBe('死亡少于10人，建档率因人数少不列出。');
  });
});

describe('problems', () => {
  const rows = ['东镇', '西镇', '南镇'].map((label, at) => ({
    key: `99010110${at}`,
    label,
    cells: { 'htn-standard-rate': cell(40 + at * 10) },
  }));
  const own = { key: '990101', label: '县（本级）', cells: { 'htn-standard-rate': cell(1) } };
  const content = contentOf(
    {
      'htn-standard-rate': cell(50, 2000),
      'dm-standard-rate': cell(40, 10),
      'bp-control-rate-managed': cell(65, 2000),
      'upload-rate': cell(99),
      'tb-management-rate': HIDDEN,
    },
    [...rows, own],
  );
  it('are what is short of its aim or fell, the most people first, with who is worst and what to do', () => {
    const ids = content.sentences.filter(({ chapter }) => chapter === 'problems').map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual([
      'problems.htn-standard-rate',
      'problems.bp-control-rate-managed',
      'problems.dm-standard-rate',
    ]);
    expect(sentence(content, 'problems.htn-standard-rate')).toBe(
      '高血压规范管理率50.00%，低于目标65%，差15.00个百分点；较低的是东镇（40.00%）、西镇（50.00%）。',
    );
    expect(sentence(content, 'problems.bp-control-rate-managed')).toContain('比上年下降1.00个百分点');
    expect(sentence(content, 'advice.htn-standard-rate')).toContain('逾期的高血压患者');
  });
  it('are none only where numbers say so', () => {
    expect(sentence(contentOf({ 'upload-rate': cell(99) }), 'problems.none')).toContain('均已达到目标');
    expect(sentence(contentOf({}), 'problems.none')).toContain('无数据');
  });
});

describe('a report that is generated again', () => {
  const by = { byName: '王敏', at: '2026-06-15T04:00:00.000Z' };
  const first = contentOf({ 'archive-rate': cell(86) });
  const later = writtenSentences(contentOf({ 'archive-rate': cell(91) }));
  const mine = withSentence(first.sentences, 'archives.rate', { ...by, text: '今年建档率86.00%，比去年好。' });
  const find = (all: readonly ReportSentence[], id: string) => all.find((one) => one.id === id) ?? expect.fail(id);
  it('keeps what somebody wrote, and says that the numbers changed', () => {
    const again = find(writtenAnew(mine, later), 'archives.rate');
    expect([saidBy(again), isStale(again)]).toEqual(['今年建档率86.00%，比去年好。', true]);
    expect(saidBy(find(writtenAnew(mine, later), 'overview.archives'))).toContain('91.00%');
    expect(isStale(find(writtenAnew(mine, first.sentences), 'archives.rate'))).toBe(false);
  });
  it('keeps words whose sentence is generated no more', () => {
    const wrote = withSentence(first.sentences, 'problems.archive-rate', { ...by, text: '建档要抓紧。' });
    const gone = find(writtenAnew(wrote, later), 'problems.archive-rate');
    expect([gone.generated, saidBy(gone), isStale(gone)]).toEqual(['', '建档要抓紧。', true]);
  });
  it('forgets an edit that is taken back, and one the numbers caught up with', () => {
    const back = withSentence(mine, 'archives.rate', undefined);
    expect(find(back, 'archives.rate').edited).toBeUndefined();
    const text = saidBy(find(later, 'archives.rate'));
    const same = withSentence(first.sentences, 'archives.rate', { ...by, text });
    expect(find(writtenAnew(same, later), 'archives.rate').edited).toBeUndefined();
  });
});

describe('two changes of a sentence', () => {
  it('become one where they touch different places', () => {
    expect(mergedText('建档率86.00%，达标。', '全县建档率86.00%，达标，较好。', '建档率91.20%，达标。')).toBe(
      '全县建档率91.20%，达标，较好。',
    );
  });
  it('are left to a person where they touch the same', () => {
    expect(mergedText('建档率86.00%。', '建档率约86%。', '建档率91.20%。')).toBeUndefined();
  });
  it('are the other one where only one changed, and what both wrote where both wrote the same', () => {
    const text = fc.string({ unit: fc.constantFrom('建', '档', '率', '1', '2', '.', '%', '，'), maxLength: 14 });
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(mergedText(base, base, other)).toBe(other);
        expect(mergedText(base, other, base)).toBe(other);
        expect(mergedText(base, other, other)).toBe(other);
        const pieces = changedPieces(base, other);
        const without = (kind: string) =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('');
        expect([without('new'), without('gone')]).toEqual([base, other]);
      }),
    );
  });
});

describe('a report on paper', () => {
  const content = contentOf({ 'archive-rate': cell(86), archived: cell(1200) });
  const summary = {
    institution: content.institution,
    year: 2026,
    title: '望禾县2026年',
    state: '1',
    version: 2,
  } as const;
  const step = { version: 1, event: 'GENERATE', state: '1', at: '2027-01-05 09:00', byName: '王敏' } as const;
  const made = annualDocument({ summary, content, steps: [step], mine: true }, page);
  it('has its chapters, says who made it and that nobody reviewed it', () => {
    expect(made.blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(10);
    expect(made.facts.map(({ text }) => text)).toContain('王敏 2027-01-05 09:00');
    expect(made.facts.at(-1)?.text).toContain('未经审核');
  });
  it('has a table a chapter, with aims, and lines that run on as one paragraph', () => {
    const paragraphs = made.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(paragraphs[0]).toBe('望禾县辖区常住人口—，其中65岁及以上—（无数据）。在管健康档案1,200份，建档率86.00%。');
    const table = made.blocks.find((block) => block.kind === 'table' && block.title === '健康档案主要指标');
    expect(table?.kind === 'table' && table.rows[1]?.cells.map(({ said }) => said)).toEqual([
      '%',
      '86.00',
      '—',
      '—',
      '90',
    ]);
  });
  it('stands beside another, number by number', () => {
    const table = comparisonTable(content, '2026年', {
      label: '现在',
      cells: { 'archive-rate': cell(87.5), archived: HIDDEN },
    });
    const row = (label: string) => table.rows.find((one) => one.label === label)?.cells.map(({ said }) => said);
    expect(row('建档率')).toEqual(['%', '86.00', '87.50', '↓1.50']);
    expect(row('建档数')).toEqual(['份', '1,200', '＜10', '—']);
  });
});

lifeCycleContract(
  {
    title: 'The report of a year',
    life: annualReportLife as unknown as AnyLife,
    facts: () => ({ future: false, author: false, stale: 0 }),
    events: [
      ...['GENERATE', 'EDIT', 'REVIEW', 'PUBLISH'].map((type) => ({ type })),
      ...['RETURN', 'WITHDRAW'].map((type) => ({ type, reason: '数字有误' })),
    ],
    table: ['0 GENERATE 1', '1 GENERATE 1', '1 EDIT 1', '1 REVIEW 2', '2 RETURN 1', '2 PUBLISH 3', '3 WITHDRAW 2'],
    refused: [
      ['0', { type: 'GENERATE' }, { future: true }, /还没有开始/],
      ['1', { type: 'REVIEW' }, { author: true }, /不能是编制人/],
      ['1', { type: 'REVIEW' }, { stale: 2 }, /2 句/],
      ['2', { type: 'RETURN', reason: ' ' }, {}, /原因/],
      ['3', { type: 'WITHDRAW', reason: '' }, {}, /原因/],
      ['3', { type: 'EDIT' }, {}, /已发布/],
    ],
  },
  'packages/domain/src/reports',
);
