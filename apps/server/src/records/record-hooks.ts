import type { Answers, FormDefinition, RecordSave } from '@gongwei/domain/forms';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Scope } from '../database/scope.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import type { Reader } from './record-visibility.ts';
import type { RecordHolder } from './record-holder.ts';
import type { FullRecordRow } from './record.mapper.ts';

/** An entry that is stored, of which a form's rules ask what others say. */
export type StoredEntry = { readonly formId: string; readonly subjectId: string; readonly data: Answers };

/** A form on its way into the database. Whom it is about (`holder`) and its stored version are held by the transaction. */
export type RecordMoment = {
  readonly context: ServerContext;
  readonly inside: Queryable;
  readonly scope: Scope;
  readonly staff: Staff;
  readonly form: FormDefinition;
  readonly holder: RecordHolder;
  readonly save: RecordSave;
  /** The version it replaces; absent for a first one. */
  readonly before: FullRecordRow | undefined;
};

/** A sheet on its way out of a resident's file, as it is stored. */
export type RemovalMoment = Pick<RecordMoment, 'context' | 'inside' | 'form'> & { readonly sheet: FullRecordRow };

/** `data`: the answers as they will be stored. */
export type CheckedRecord = RecordMoment & { readonly data: Answers };
/** `stored`: the row as it was written; `removed_at` says whether the entry has left its register. */
export type WrittenRecord = CheckedRecord & { readonly stored: FullRecordRow };

/**
 * What an area adds to every write of a record, in the write's own transaction: what it throws undoes all of it. Writing knows no single
 * form; an area looks at the form of the moment and does nothing, at no cost, for those that are not its own.
 */
export type RecordHook = {
  readonly name: string;
  /** What other entries say of a stored one, for its form's rules. Reads only: the screen asks for the same. */
  readonly facts?: (database: Queryable, scope: Scope, reader: Reader, entry: StoredEntry) => Promise<JsonObject>;
  /** What the server gives a form with this save, for its rules: the next number of a series. */
  readonly given?: (moment: RecordMoment) => Promise<JsonObject>;
  /** Takes what only one record may have. @throws where another one has it. */
  readonly beforeWrite?: (record: CheckedRecord) => Promise<void>;
  /** Why a sheet of a resident may not be taken out of the file now; nothing where it may. The person and the sheet are held. */
  readonly whyItStays?: (removal: RemovalMoment) => Promise<string | undefined>;
  /** Brings in step what follows from records; whether it changed what lists of residents show. */
  readonly afterWrite?: (record: WrittenRecord) => Promise<boolean>;
};

/** All hooks as one, each kind in the order of the list: a later one sees what an earlier one wrote. */
export type RecordHooks = Required<Omit<RecordHook, 'name'>>;

export function allHooks(hooks: readonly RecordHook[]): RecordHooks {
  const merged = async (ask: (hook: RecordHook) => Promise<JsonObject> | undefined): Promise<JsonObject> => {
    let all: JsonObject = {};
    for (const hook of hooks) all = { ...all, ...(await ask(hook)) };
    return all;
  };
  return {
    facts: (database, scope, reader, entry) => merged((hook) => hook.facts?.(database, scope, reader, entry)),
    given: (moment) => merged((hook) => hook.given?.(moment)),
    beforeWrite: async (record) => {
      for (const hook of hooks) await hook.beforeWrite?.(record);
    },
    whyItStays: async (removal) => {
      for (const hook of hooks) {
        const why = await hook.whyItStays?.(removal);
        if (why !== undefined) return why;
      }
      return undefined;
    },
    afterWrite: async (record) => {
      let touched = false;
      for (const hook of hooks) touched = ((await hook.afterWrite?.(record)) ?? false) || touched;
      return touched;
    },
  };
}
