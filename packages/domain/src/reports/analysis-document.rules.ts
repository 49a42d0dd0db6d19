import {
  madeOf,
  measuresOfTable,
  ROUNDED_NOTE,
  tablesOf,
  type AnalysisAnswer,
  type AnalysisCells,
  type AnalysisCloud,
  type AnalysisPage,
} from '../measures/index.ts';
import type { CalendarDay } from '../shared/index.ts';
import { changeClause, figureText } from './format-change.rules.ts';
import { formatFigure } from './format-figure.rules.ts';
import { chartBlock, cloudBlock, numbersTable } from './document-parts.rules.ts';
import { notesTable, type MeasureNote } from './measure-notes.rules.ts';
import type { DocumentBlock, ReportDocument } from './report-document.ts';

/** The numbers a document of a page is made of. */
export type AnalysisFigures = {
  readonly table: AnalysisAnswer;
  /** Of the same days of the year before, of everybody. */
  readonly before: AnalysisCells;
  /** Answers for the drawings, by what they are told apart by. */
  readonly drawings: ReadonlyMap<string, AnalysisAnswer>;
  /** Points of the scatters by their chart; none for who is told rounded numbers. */
  readonly clouds: ReadonlyMap<string, AnalysisCloud>;
};

/** Which numbers somebody asked for, in words. */
export type AnalysisSetting = {
  readonly institution: string;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  /** 性别：男. */
  readonly filters: readonly string[];
  /** What the rows of the table are: 机构, 性别. */
  readonly grouped: string;
  /** The institution alone, whose row compares with nobody. */
  readonly own: string;
  readonly byName: string;
  /** 2026-06-15 12:00, as the county's clock says. */
  readonly at: string;
  /** Whether numbers are rounded, for who may not open their people. */
  readonly rounded: boolean;
};

/** More columns than these need the long side of the paper. */
const MOST_STANDING = 8;

/** A page of numbers as a document: what they say in sentences, all tables and drawings, and how each is counted. */
export function analysisDocument(
  page: AnalysisPage,
  notes: readonly MeasureNote[],
  figures: AnalysisFigures,
  setting: AnalysisSetting,
): ReportDocument {
  const tables = tablesOf(page);
  const named = new Set([...page.indicators.map(({ measure }) => measure), ...tables.flatMap(measuresOfTable)]);
  const charts = page.charts.flatMap((chart) => {
    const cloud = figures.clouds.get(chart.id);
    if (cloud) return cloudBlock(chart, setting, notes, cloud) ?? [];
    const answer = chart.by.length === 0 ? figures.table : figures.drawings.get(chart.by.join('|'));
    return (answer && chartBlock(chart, page, notes, answer)) ?? [];
  });
  const sentences: readonly DocumentBlock[] = sentencesOf(page, notes, figures, setting).map((text) => ({
    kind: 'paragraph',
    text,
  }));
  return {
    title: `${page.title}${tables.length > 1 ? '' : '分析报告'}`,
    facts: factsOf(page, setting),
    lying: tables.some(({ columns, stages }) => (stages?.heads ?? columns).length > MOST_STANDING),
    blocks: [
      { kind: 'heading', text: '一、主要情况' },
      ...sentences,
      { kind: 'heading', text: '二、统计表' },
      ...tables.map((table) => numbersTable(table, setting.grouped, notes, figures.table)),
      ...(charts.length > 0 ? [{ kind: 'heading', text: '三、统计图' } as const, ...charts] : []),
      { kind: 'heading', text: `${charts.length > 0 ? '四' : '三'}、统计口径` },
      ...page.notes.map((text): DocumentBlock => ({ kind: 'paragraph', text })),
      { kind: 'paragraph', text: '合计按人重算，不由各行相加；率取两位小数，无人可算时为“—”。' },
      ...(setting.rounded ? [{ kind: 'paragraph', text: ROUNDED_NOTE } as const] : []),
      notesTable(notes.filter(({ id }) => named.has(id))),
    ],
  };
}

const factsOf = (page: AnalysisPage, setting: AnalysisSetting): ReportDocument['facts'] => [
  { label: '机构', text: setting.institution },
  { label: '期间', text: `${setting.from} 至 ${setting.until}` },
  ...(page.counts === '' ? [] : [{ label: '统计对象', text: page.counts }]),
  ...(setting.filters.length > 0 ? [{ label: '筛选', text: setting.filters.join('；') }] : []),
  { label: '制表', text: `${setting.byName} ${setting.at}` },
];

/** What the main numbers say: their size, the way they went, and who stands where. */
function sentencesOf(
  page: AnalysisPage,
  notes: readonly MeasureNote[],
  { table, before }: AnalysisFigures,
  { institution, from, until, grouped, own }: AnalysisSetting,
): readonly string[] {
  const said = page.indicators.flatMap(({ label, measure }): readonly string[] => {
    const [note, cell] = [notes.find(({ id }) => id === measure), table.total[measure]];
    if (!note) return [];
    if (cell?.hidden) return [`${label}${formatFigure(cell, note)}`];
    if (cell?.value == null) return [`${label}无数据`];
    const made = note.kind === 'rate' ? `（${cell.counts}/${cell.among}）` : '';
    const change = changeClause(cell, before[measure], note);
    return [`${label}${figureText(cell.value, note.decimals)}${note.unit}${made}，${change ?? ''}`];
  });
  const rates = page.indicators.flatMap(
    ({ measure }) => notes.find(({ id, unit }) => id === measure && unit === '%') ?? [],
  );
  const spread = rates.flatMap((note): readonly string[] => {
    const shown = table.rows
      .filter(({ key, cells }) => key !== own && cells[note.id]?.value != null && !cells[note.id]?.hidden)
      .map(({ label, cells }) => ({
        label,
        value: cells[note.id]?.value as number,
        made: madeOf(cells[note.id], note),
      }))
      .sort((a, b) => b.value - a.value);
    const [highest, lowest] = [shown[0], shown.at(-1)];
    if (!highest || !lowest || highest.value === lowest.value) return [];
    const at = ({ label, value, made }: typeof highest): string =>
      `${label}（${figureText(value, note.decimals)}%${made === '' ? '' : `，${made.replaceAll(' ', '')}`}）`;
    return [`${note.label}最高的是${at(highest)}，最低的是${at(lowest)}`];
  });
  return [
    `${from}至${until}，${institution}${page.counts === '' ? '' : `（${page.counts}）`}：${said.join('；')}。`,
    ...(spread.length > 0 ? [`按${grouped}比较：${spread.join('；')}。`] : []),
  ];
}
