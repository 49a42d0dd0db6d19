import type {
  RecordConflict,
  RecordRemoval,
  RecordSave,
  RecordSnapshot,
  RecordSummary,
  RecordVersion,
} from '@gongwei/domain/forms';
import type { JsonObject, Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

/** In whose name something is done, whatever was chosen since. */
export type RecordScope = { readonly institutionCode: string };

/** Stored forms. Rejects with a `Fault`; a conflict is an answer, not a fault. */
export interface RecordRepository {
  /** Numbers of a resident's sheet masked, unless it is for `print`, which the server writes down. */
  read(recordId: string, purpose?: 'print', asker?: Asker): Promise<RecordSnapshot>;
  /** `removed`: what was taken out of the file instead. */
  list(
    query: { readonly subjectId: string; readonly formId?: string; readonly removed?: true },
    asker?: Asker,
  ): Promise<readonly RecordSummary[]>;
  /** The newest record of a form that happened before a day (or at all), for carry-forward. */
  latest(query: {
    readonly subjectId: string;
    readonly formId: string;
    readonly before?: string;
  }): Promise<RecordSnapshot | undefined>;
  /** Idempotent by `saveId`. `within`: the institution whose work it is; absent: the one chosen now. */
  save(save: RecordSave, within?: RecordScope): Promise<Result<RecordSnapshot, RecordConflict>>;
  /** Takes an entry out of its register, or a sheet out of a resident's file for a reason, or puts it back. Idempotent by `saveId`. */
  remove(removal: RecordRemoval): Promise<Result<RecordSnapshot, RecordConflict>>;
  /** What other entries say about a stored one, for the form's rules: the stock of a batch of vaccine. */
  facts(recordId: string): Promise<JsonObject>;
  history(recordId: string, asker?: Asker): Promise<readonly RecordVersion[]>;
}
export const RecordRepository = token<RecordRepository>('RecordRepository');
