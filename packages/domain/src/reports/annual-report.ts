import type { AnalysisAnswer, AnalysisCells } from '../measures/index.ts';
import type { AnnualState } from './annual-report.machine.ts';
import type { MeasureNote } from './measure-notes.rules.ts';
import type { Targets } from './report-template.rules.ts';

/** What somebody wrote instead of a generated sentence. `over`: the sentence as it was generated then. */
export type EditedSentence = {
  readonly text: string;
  readonly over: string;
  readonly byName: string;
  readonly at: string;
};

/** A sentence of a report. `generated` is what the numbers say now; empty for one that is generated no more, or of one's own. */
export type ReportSentence = {
  readonly id: string;
  readonly chapter: string;
  readonly generated: string;
  readonly edited?: EditedSentence;
};

/** The numbers of a report as they were counted, with their definitions: they are not counted again by whoever reads. */
export type AnnualFigures = {
  readonly notes: readonly MeasureNote[];
  /** By institution, and of everybody. */
  readonly table: AnalysisAnswer;
  /** The same days of the year before, of everybody. */
  readonly before: AnalysisCells;
  readonly drawings: { readonly [way: string]: AnalysisAnswer };
};

/** What a report says; kept whole with every version. */
export type AnnualContent = {
  readonly institution: { readonly code: string; readonly name: string };
  readonly year: number;
  /** The last day that is counted: of a year that still runs the day it was generated. */
  readonly until: string;
  readonly generatedAt: string;
  readonly targets: Targets;
  readonly figures: AnnualFigures;
  readonly sentences: readonly ReportSentence[];
};

/** One step of a report's life: who did what when, and why where it needs a reason. */
export type AnnualStep = {
  readonly version: number;
  readonly event: string;
  readonly state: AnnualState;
  readonly at: string;
  readonly byName: string;
  readonly reason?: string;
};

/** An annual report as the list of them shows it. */
export type AnnualSummary = {
  readonly institution: { readonly code: string; readonly name: string };
  readonly year: number;
  readonly title: string;
  readonly state: AnnualState;
  /** 0 where there is none yet. */
  readonly version: number;
  readonly generatedAt?: string;
  readonly author?: string;
  readonly reviewer?: string;
  readonly publishedAt?: string;
  /** Of one that is listed: there are institutions one step down, whose reports may be listed. */
  readonly below?: true;
};

/** An annual report with its content and what became of it so far. */
export type AnnualReport = {
  readonly summary: AnnualSummary;
  readonly content: AnnualContent;
  readonly steps: readonly AnnualStep[];
  /** Whether the reader generated it last: then somebody else reviews it. */
  readonly mine: boolean;
};

/** The title of an institution’s report of a year, as it is printed. */
export const annualTitle = (institution: string, year: number): string =>
  `${institution}${year}年基本公共卫生服务分析报告`;

/** What a sentence says: what somebody wrote, else what the numbers say. */
export const saidBy = ({ generated, edited }: ReportSentence): string => edited?.text ?? generated;

/** Whether the numbers say something else since somebody wrote a sentence anew: a person decides which of the two stays. */
export const isStale = ({ generated, edited }: ReportSentence): boolean =>
  edited !== undefined && edited.over !== generated;
