import type { AnnualReport, AnnualSummary, Targets } from '@gongwei/domain/reports';
import type { Fault, Result } from '@gongwei/domain/shared';
import { token, type Behavior, type Loaded } from '../shared/index.ts';
import type { ComparedNumbers, ReportMove, ReportName } from './annual-report-gateway.port.ts';

/** A year’s report as somebody works at it, and the report it is compared with. */
export type AnnualReportState = {
  /** Absent while it is fetched; `none`: it is not generated yet. */
  readonly report?: AnnualReport | 'none';
  readonly fault?: Fault;
  /** What is written at the moment: a sentence by its name, or the whole report. */
  readonly busy?: string;
  readonly compared?: ComparedNumbers;
};

/** One report as somebody works at it. What was refused because somebody was faster shows the newest, and says so. */
export interface AnnualReportSession {
  readonly name: ReportName;
  readonly state$: Behavior<AnnualReportState>;
  reload(): void;
  generate(targets?: Targets): Promise<Result<undefined, string>>;
  /** Writes a sentence over what was seen; without `text` the numbers say it again. */
  edit(id: string, seen: string, text?: string): Promise<Result<undefined, string>>;
  move(type: ReportMove['type'], reason?: string): Promise<Result<undefined, string>>;
  compare(year: number, institution?: string): Promise<Result<undefined, string>>;
  endComparison(): void;
  saveFile(format: 'docx' | 'xlsx', version?: number): void;
  dispose(): void;
}

/** Annual reports: which there are, and one of them to work at. */
export interface AnnualReports {
  /** A year's reports, from an institution down. */
  list(year: number, institution: string | undefined): Loaded<readonly AnnualSummary[]>;
  open(name: ReportName): AnnualReportSession;
}
export const AnnualReports = token<AnnualReports>('AnnualReports');
