import {
  BY_INSTITUTION,
  ROUNDED_NOTE,
  type AnalysisAnswer,
  type AnalysisCells,
  type AnalysisPage,
} from '../measures/index.ts';
import { ANNUAL_CHAPTERS, type AnnualChapter } from './annual-chapters.data.ts';
import { annualReportLife } from './annual-report.machine.ts';
import { saidBy, type AnnualContent, type AnnualReport, type AnnualStep } from './annual-report.ts';
import { figureText } from './format-change.rules.ts';
import { chartBlock, documentCell } from './document-parts.rules.ts';
import { notesTable, type MeasureNote } from './measure-notes.rules.ts';
import type { DocumentBlock, DocumentCell, DocumentTable, ReportDocument } from './report-document.ts';
import { standsAlone } from './write-annual.rules.ts';

const NONE: DocumentCell = { said: '—' };

/** How a number stands to another, as a cell: +1.20; nothing where one of them is not there. */
function differenceCell(own: AnalysisCells, other: AnalysisCells, { id, decimals }: MeasureNote): DocumentCell {
  const [now, then] = [own[id], other[id]];
  if (now?.value == null || then?.value == null || now.hidden || then.hidden) return NONE;
  const size = figureText(Math.abs(now.value - then.value), decimals);
  const value = Number((now.value - then.value).toFixed(decimals));
  return { said: value === 0 ? '持平' : `${value > 0 ? '↑' : '↓'}${size}`, value };
}

const notesIn = (ids: readonly string[], notes: readonly MeasureNote[]): readonly MeasureNote[] =>
  ids.flatMap((id) => notes.find((one) => one.id === id) ?? []);

/** The numbers of a chapter: this year, last year, the way they went, and the aim. */
export function chapterTable({ title, measures }: AnnualChapter, content: AnnualContent): DocumentTable {
  const { figures, targets, year } = content;
  return {
    kind: 'table',
    title: `${title.replace(/^.+、/, '')}主要指标`,
    heads: ['指标', '单位', `${year}年`, `${year - 1}年`, '比上年', '目标'],
    rows: notesIn(measures, figures.notes).map((note) => ({
      label: note.label,
      cells: [
        { said: note.unit },
        documentCell(figures.table.total[note.id], note),
        documentCell(figures.before[note.id], note),
        differenceCell(figures.table.total, figures.before, note),
        targets[note.id] === undefined ? NONE : { said: `${targets[note.id]}`, value: targets[note.id] as number },
      ],
    })),
  };
}

/** The drawings of a chapter, where there is something to draw. */
export function chapterCharts(
  { charts }: AnnualChapter,
  page: AnalysisPage,
  { notes, table, drawings }: AnnualContent['figures'],
): readonly DocumentBlock[] {
  return charts.flatMap((id) => {
    const chart = page.charts.find((one) => one.id === id);
    const way = chart?.by.join('|') ?? '';
    const answer: AnalysisAnswer | undefined = way === '' || way === BY_INSTITUTION ? table : drawings[way];
    return (chart && answer && chartBlock(chart, page, notes, answer)) ?? [];
  });
}

/** The paragraphs of a chapter: sentences that run on are one, problems and advice stand one below the other and are numbered. */
function paragraphsOf(chapter: AnnualChapter, { sentences }: AnnualContent): readonly string[] {
  const said = sentences.filter((one) => one.chapter === chapter.id).map((one) => ({ id: one.id, text: saidBy(one) }));
  const words = said.filter(({ text }) => text !== '');
  if (!standsAlone(chapter.id)) return words.length === 0 ? [] : [words.map(({ text }) => text).join('')];
  return words.map(({ text }, at) => (words.length === 1 ? text : `${at + 1}. ${text}`));
}

/** The report as a document. `page`: the analysis whose drawings it shows. */
export function annualDocument({ summary, content, steps }: AnnualReport, page: AnalysisPage): ReportDocument {
  const shown = new Set(ANNUAL_CHAPTERS.flatMap(({ measures }) => measures));
  return {
    title: summary.title,
    facts: factsOf(content, steps, summary.state),
    lying: false,
    blocks: [
      ...ANNUAL_CHAPTERS.flatMap((chapter): readonly DocumentBlock[] => [
        { kind: 'heading', text: chapter.title },
        ...paragraphsOf(chapter, content).map((text) => ({ kind: 'paragraph', text }) as const),
        ...(chapter.measures.length > 0 ? [chapterTable(chapter, content)] : []),
        ...chapterCharts(chapter, page, content.figures),
      ]),
      { kind: 'heading', text: '附：指标说明' },
      {
        kind: 'paragraph',
        text: `数字按人统计。${ROUNDED_NOTE}“—”表示没有数据或没有可算的人；比上年一栏，率为百分点。`,
      },
      notesTable(content.figures.notes.filter(({ id }) => shown.has(id))),
    ],
  };
}

const lastOf = (steps: readonly AnnualStep[], event: string): AnnualStep | undefined =>
  [...steps].sort((a, b) => b.version - a.version).find((step) => step.event === event);

/** Who made, reviewed and published it, and up to which day it counts. An unreviewed one says so. */
function factsOf(
  { institution, year, until }: AnnualContent,
  steps: readonly AnnualStep[],
  state: AnnualReport['summary']['state'],
): ReportDocument['facts'] {
  const by = (event: string, label: string) => {
    const step = lastOf(steps, event);
    return step ? [{ label, text: `${step.byName} ${step.at}` }] : [];
  };
  return [
    { label: '机构', text: institution.name },
    { label: '统计期间', text: `${year}-01-01 至 ${until}` },
    ...by('GENERATE', '编制'),
    ...(state === '2' || state === '3' ? by('REVIEW', '审核') : []),
    ...(state === '3' ? by('PUBLISH', '发布') : []),
    {
      label: '状态',
      text: `${annualReportLife.plan.states[state]}（第${Math.max(0, ...steps.map(({ version }) => version))}版）${state === '1' ? '，未经审核，仅供内部讨论' : ''}`,
    },
  ];
}

/** Numbers of a report beside those of another year or institution, or of today. */
export function comparisonTable(
  content: AnnualContent,
  own: string,
  other: { readonly label: string; readonly cells: AnalysisCells },
): DocumentTable {
  const ids = [...new Set(ANNUAL_CHAPTERS.flatMap(({ measures }) => measures))];
  return {
    kind: 'table',
    title: `${own}与${other.label}`,
    heads: ['指标', '单位', own, other.label, '相差'],
    rows: notesIn(ids, content.figures.notes).map((note) => ({
      label: note.label,
      cells: [
        { said: note.unit },
        documentCell(content.figures.table.total[note.id], note),
        documentCell(other.cells[note.id], note),
        differenceCell(content.figures.table.total, other.cells, note),
      ],
    })),
  };
}
