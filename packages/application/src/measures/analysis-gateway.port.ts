import type { AnalysisAnswer, AnalysisQuestion, AnalysisWords } from '@gongwei/domain/measures';
import { token, type Asker } from '../shared/index.ts';

/** What analyses ask of the server. Each call fails with a Fault. */
export interface AnalysisGateway {
  words(page: string): Promise<AnalysisWords>;
  /** Cut off when the asker is gone. */
  figures(question: AnalysisQuestion, asker?: Asker): Promise<AnalysisAnswer>;
}
export const AnalysisGateway = token<AnalysisGateway>('AnalysisGateway');
