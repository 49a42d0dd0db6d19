export { shortNumberOf } from './archive-boxes.rules.ts';
export { birthFactsOf } from './birth-facts.rules.ts';
export { answersOnPaper, doseCodes } from './card-doses.rules.ts';
export { distinctSheets } from './distinct-sheets.rules.ts';
export { drawingsIn } from './drawings-in.rules.ts';
export { correctionMessage, growthChildOf, growthVisitsOf } from './growth-visits.rules.ts';
export { layoutFor, layoutOf, layoutsOf } from './layouts.ts';
export { optionText } from './option-text.rules.ts';
export { answerOf, codesOf, fieldOf, regionKey, type PaperData, type PaperFacts } from './paper-answers.rules.ts';
export { paperLines, wordsOfLine } from './paper-lines.rules.ts';
export { needsNoNote, overflowBlocks } from './paper-notes.rules.ts';
export type { Piece } from './paper-piece.ts';
export { notesOf, printRecord, type PaperPerson, type PaperRecord } from './print-record.rules.ts';
export type {
  PrintedBlock,
  PrintedCell,
  PrintedLine,
  PrintedPage,
  PrintedRow,
  PrintedSheet,
} from './print-sheet.rules.ts';
export { archiveCoverTexts, type ArchiveCoverTexts } from './report/archive-cover-texts.rules.ts';
export { archiveNumberGroups, coverFacts, formatDay, type CoverFacts } from './report/cover-facts.rules.ts';
export { HEALTH_HINTS } from './report/health-hints.data.ts';
export {
  PERIOD_LABELS,
  conclusionOf,
  isWithin,
  monitoringOf,
  reachedLabel,
  recentPeriods,
  type MonitoringRow,
  type Period,
  type PeriodKind,
} from './report/health-report.rules.ts';
export { EVALUATION_LABELS, letterOf } from './report/letter-of.rules.ts';
export { jobsOfReports } from './report/print-jobs.rules.ts';
export { GROUP_LABELS, type DrawnPart, type PagePart } from './report/print-page.ts';
export { PRINT_PAGES } from './report/print-pages.data.ts';
export {
  partsOf,
  planOf,
  printPageOf,
  yearsOf,
  type PlannedPart,
  type RecordChoice,
  type Summary,
} from './report/print-plan.rules.ts';
export { MARK_SIGNS, letterMeasures, toldMeasures, type Measure } from './report/report-measures.rules.ts';
export type { DrawnContent, ReportIssuer, ReportSubject, SubjectRecord } from './report/report-subject.ts';
export type { PaperLayout } from './sheet-layout.ts';
export { freePlaces, slicePage } from './slice-page.rules.ts';
export { visitPapers, type ColumnChoice, type VisitPapers } from './visit-papers.rules.ts';
export { visitsToPrint } from './visits-to-print.rules.ts';
