import type {
  AnalysisAnswer,
  AnalysisCloud,
  AnalysisQuestion,
  AnalysisSnapshot,
  AnalysisLabels,
  SnapshotLine,
} from '@gongwei/domain/measures';
import type { ReportDocument } from '@gongwei/domain/reports';
import type { DistrictPopulation } from '@gongwei/domain/organisation';
import { token, type Asker } from '../shared/index.ts';
import type { PaperFormat } from './analyses.service.ts';

/** People registered in a district and those of 65 years or more among them, as typed; `base`: the version that was seen. */
export type RegisteredPeople = { readonly population: number; readonly elderly: number; readonly base: number };

/** Of which institution with all below it, and of which days. */
export type ComparedPlace = { readonly institution?: string; readonly from: string; readonly to: string };
/** How many records were compared with the platform, and how they stand. */
export type Pulled = { readonly compared: number; readonly onlyThere: number };

/** What analyses ask of the server. Each call fails with a Fault. */
export interface AnalysisGateway {
  words(page: string): Promise<AnalysisLabels>;
  /** Cut off when the asker is gone. */
  figures(question: AnalysisQuestion, asker?: Asker): Promise<AnalysisAnswer>;
  /** The points of one of the page's scatters; not for who is told rounded numbers. */
  points(question: AnalysisQuestion, chart: string, asker?: Asker): Promise<AnalysisCloud>;
  /** Has the platform's records compared. Fails with a Fault where it cannot be asked. */
  pull(place: ComparedPlace & { readonly institution: string }): Promise<Pulled>;
  /** Frozen numbers of a page, the newest first. */
  snapshots(page: string, asker?: Asker): Promise<readonly SnapshotLine[]>;
  snapshot(page: string, id: string, asker?: Asker): Promise<AnalysisSnapshot>;
  /** Freezes the answer to a question. Safe to repeat with the same `id`. */
  freeze(question: AnalysisQuestion, id: string, title: string): Promise<AnalysisSnapshot>;
  /** The answer as a document with sentences, tables and drawings. */
  document(question: AnalysisQuestion, asker?: Asker): Promise<ReportDocument>;
  /** The document as a file, which the browser fetches by itself. */
  saveFile(question: AnalysisQuestion, format: PaperFormat): void;
  /** Of an institution, one's own where none is named, and those directly below it. */
  populations(institution: string | undefined, asker?: Asker): Promise<readonly DistrictPopulation[]>;
  /** Fails with a Fault where it was changed since `base` was read. */
  register(code: string, people: RegisteredPeople): Promise<DistrictPopulation>;
}
export const AnalysisGateway = token<AnalysisGateway>('AnalysisGateway');
