import type { RecordRemoval, RecordSave } from '@gongwei/domain/forms';
import type { Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import type { Outcome } from './begin-write.ts';
import { allHooks, type RecordHook, type RecordHooks } from './record-hooks.ts';
import { removeRecord } from './remove-record.service.ts';
import { saveRecord } from './save-record.service.ts';

/** The one way by which records are written. */
export type RecordWriter = {
  readonly save: (scope: Scope, staff: Staff, save: RecordSave) => Promise<Outcome>;
  readonly remove: (scope: Scope, staff: Staff, removal: RecordRemoval) => Promise<Outcome>;
  /** What other entries say of a stored one. */
  readonly facts: RecordHooks['facts'];
};

/** `hooks` in the order in which they act. */
export function createRecordWriter(context: ServerContext, hooks: readonly RecordHook[]): RecordWriter {
  const all = allHooks(hooks);
  return {
    save: (scope, staff, save) => saveRecord(context, all, scope, staff, save),
    remove: (scope, staff, removal) => removeRecord(context, all, scope, staff, removal),
    facts: all.facts,
  };
}
