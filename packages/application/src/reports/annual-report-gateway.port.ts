import type { AnalysisCells } from '@gongwei/domain/measures';
import type { AnnualReport, AnnualSummary, Targets } from '@gongwei/domain/reports';
import { token, type Asker } from '../shared/index.ts';

/** Which report: of an institution and a year. */
export type ReportName = { readonly institution: string; readonly year: number };

/** An event of its life by hand. `base`: the version that was read. */
export type ReportMove = {
  readonly type: 'REVIEW' | 'RETURN' | 'PUBLISH' | 'WITHDRAW';
  readonly base: number;
  readonly reason?: string;
};

/** A sentence written by hand over what was read; without `text` the numbers say it again. */
type SentenceEdit = { readonly id: string; readonly seen: string; readonly text?: string };

/** Numbers to compare with. `frozen`: as they were published, not counted now. */
export type ComparedNumbers = { readonly label: string; readonly frozen: boolean; readonly cells: AnalysisCells };

/** What reports of a year ask of the server. Each call fails with a Fault, in conflict where somebody was faster. */
export interface AnnualReportGateway {
  /** Of an institution, one's own where none is named, and those directly below it. */
  reports(year: number, institution: string | undefined, asker?: Asker): Promise<readonly AnnualSummary[]>;
  /** `undefined`: it is not generated yet. */
  find(name: ReportName, asker?: Asker): Promise<AnnualReport | undefined>;
  generate(name: ReportName, base: number, targets: Targets | undefined): Promise<AnnualReport>;
  edit(name: ReportName, edit: SentenceEdit): Promise<AnnualReport>;
  move(name: ReportName, move: ReportMove): Promise<AnnualReport>;
  compare(name: ReportName, other: { readonly year: number; readonly institution?: string }): Promise<ComparedNumbers>;
  /** The browser fetches it; `version` where it is not the newest. */
  saveFile(name: ReportName, format: 'docx' | 'xlsx', version?: number): void;
}
export const AnnualReportGateway = token<AnnualReportGateway>('AnnualReportGateway');
