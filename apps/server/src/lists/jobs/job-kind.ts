import type { ReceiptOutcome } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import type { ServerContext } from '../../server-context.ts';
import type { ListReader } from '../source.ts';

/** What became of one row. `before`: what it was, for taking it back. */
export type RowResult = {
  readonly rowId: string;
  readonly title: string;
  readonly outcome: ReceiptOutcome;
  readonly reason?: string;
  readonly before?: JsonObject;
};

/** What is done to many rows, a chunk in one transaction; a row that cannot be done is told, never thrown. */
export type JobKind = {
  /** The answers of the window, whole and allowed. @throws an HTTP failure with a sentence otherwise. */
  readonly check: (context: ServerContext, reading: ListReader, answers: JsonObject) => Promise<JsonObject>;
  readonly act: (
    context: ServerContext,
    inside: Queryable,
    reading: ListReader,
    rowIds: readonly string[],
    answers: JsonObject,
  ) => Promise<readonly RowResult[]>;
  readonly undo?: (
    context: ServerContext,
    inside: Queryable,
    reading: ListReader,
    rows: readonly { readonly rowId: string; readonly before: JsonObject }[],
    answers: JsonObject,
  ) => Promise<readonly RowResult[]>;
  /** After each chunk is committed. `institution`: the code of the one it was begun for. */
  readonly committed?: (context: ServerContext, institution: string) => Promise<void>;
};
