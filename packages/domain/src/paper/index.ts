export { shortNumberOf } from './archive-boxes.rules.ts';
export { birthFactsOf } from './birth-facts.rules.ts';
export { distinctSheets } from './distinct-sheets.rules.ts';
export { drawingsIn } from './drawings-in.rules.ts';
export { correctionWords, growthChildOf, growthVisitsOf } from './growth-visits.rules.ts';
export { layoutFor, layoutOf, layoutsOf } from './layouts.ts';
export { optionText } from './option-text.rules.ts';
export { answerOf, codesOf, fieldOf, type PaperData, type PaperFacts } from './paper-answers.rules.ts';
export { paperLines } from './paper-lines.rules.ts';
export { needsNoNote, overflowBlocks } from './paper-notes.rules.ts';
export type { Piece } from './paper-piece.ts';
export { notesOf, type PaperPerson, type PaperRecord, printRecord } from './print-record.rules.ts';
export type { PrintedBlock, PrintedCell, PrintedLine, PrintedPage } from './print-sheet.rules.ts';
export { type ArchiveCoverWords, archiveCoverWords } from './report/archive-cover-words.rules.ts';
export { archiveNumberGroups, type CoverFacts, coverFacts, dayWords } from './report/cover-facts.rules.ts';
export { HEALTH_HINTS } from './report/health-hints.data.ts';
export {
  conclusionOf,
  isWithin,
  monitoringOf,
  type MonitoringRow,
  type Period,
  PERIOD_WORDS,
  type PeriodKind,
  reachedWords,
  recentPeriods,
} from './report/health-report.rules.ts';
export { EVALUATION_WORDS, letterOf } from './report/letter-of.rules.ts';
export { jobsOfReports } from './report/print-jobs.rules.ts';
export { type DrawnPart, GROUP_WORDS, type PagePart } from './report/print-page.ts';
export { PRINT_PAGES } from './report/print-pages.data.ts';
export {
  partsOf,
  type PlannedPart,
  planOf,
  printPageOf,
  type RecordChoice,
  type Summary,
  yearsOf,
} from './report/print-plan.rules.ts';
export { letterMeasures, MARK_SIGNS, type Measure, toldMeasures } from './report/report-measures.rules.ts';
export type { DrawnContent, ReportIssuer, ReportSubject, SubjectRecord } from './report/report-subject.ts';
export type { PaperLayout } from './sheet-layout.ts';
export { freePlaces, slicePage } from './slice-page.rules.ts';
export { type ColumnChoice, visitPapers, type VisitPapers } from './visit-papers.rules.ts';
export { visitsToPrint } from './visits-to-print.rules.ts';
