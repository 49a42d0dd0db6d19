export { analysisDocument, type AnalysisFigures, type AnalysisSetting } from './analysis-document.rules.ts';
export { changeClause, figureText } from './format-change.rules.ts';
export { tableOfChart } from './document-parts.rules.ts';
export { notesTable, type MeasureNote } from './measure-notes.rules.ts';
export type { DocumentBlock, DocumentCell, DocumentChart, DocumentTable, ReportDocument } from './report-document.ts';
export { ANNUAL_CHAPTERS, type AnnualChapter } from './annual-chapters.data.ts';
export { annualDocument, chapterCharts, chapterTable, comparisonTable } from './annual-document.rules.ts';
export { annualReportLife, type AnnualEvent, type AnnualState } from './annual-report.machine.ts';
export {
  annualTitle,
  isStale,
  saidBy,
  type AnnualContent,
  type AnnualFigures,
  type AnnualReport,
  type AnnualStep,
  type AnnualSummary,
  type EditedSentence,
  type ReportSentence,
} from './annual-report.ts';
export { ANNUAL_TARGETS, defaultTargets } from './annual-targets.data.ts';
export { changedPieces, mergedText } from './merge-text.rules.ts';
export type { Targets } from './report-template.rules.ts';
export { standsAlone, withSentence, writtenAnew, writtenSentences } from './write-annual.rules.ts';
