import { token } from '../shared/index.ts';

/** A report as it is printed: numbers are masked, moments ISO 8601. `times`: which print this is; `code` opens the page anybody may check it on. */
export type NucleicReport = {
  readonly code: string;
  readonly reportNo: string;
  readonly name: string;
  readonly idNo: string;
  /** 1 单采, 5, 10 or 20 people to a tube. */
  readonly kind: string;
  readonly tubeCode: string;
  readonly conclusion: '0' | '1';
  readonly sampledAt: string;
  readonly reportedAt: string;
  readonly times: number;
  readonly sex?: '1' | '2';
  readonly age?: number;
  readonly phone?: string;
  readonly specimen?: string;
  readonly sampleNo?: string;
  readonly sampleOrg?: string;
  readonly lab?: string;
  readonly receivedAt?: string;
  readonly tester?: string;
  readonly reviewer?: string;
};

/** Reports of nucleic-acid tests. Rejects with a `Fault`. */
export interface NucleicReports {
  /** Reports of samples (at most 200) for the printer; each is counted as a print. `left`: samples without one, or of whom this user may not print it. */
  print(samples: readonly string[]): Promise<{ readonly reports: readonly NucleicReport[]; readonly left: number }>;
}
export const NucleicReports = token<NucleicReports>('NucleicReports');
