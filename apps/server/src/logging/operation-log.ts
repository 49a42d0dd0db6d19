import type { OperationAction, Refusal } from '@gongwei/domain/lists';
import type { JsonObject } from '@gongwei/domain/shared';
import { sendAlong, type Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { countyCodeOf } from '../database/scope.ts';
import { uuidV7, type RandomSource } from '../shared/random-source.ts';
import type { ServerClock } from '../shared/server-clock.ts';

/** What somebody did. `details` never hold personal data: keys, counts and versions only. */
export type Operation = {
  readonly action: OperationAction;
  readonly subjectId?: string;
  readonly target?: string;
  /** It was not done: a code of `REFUSALS`. */
  readonly refused?: Refusal;
  readonly details?: JsonObject;
};

type By = Pick<Staff, 'id' | 'name' | 'institutionCode'>;
type Marks = { readonly clock: ServerClock; readonly random: RandomSource };

/** Writes one line; inside the transaction of the change it tells of, so that there is never one without the other. */
export const recordOperation = (on: Queryable, marks: Marks, by: By, operation: Operation): Promise<void> =>
  recordOperations(on, marks, by, [operation]);

/** Writes many lines by one statement. */
export async function recordOperations(
  on: Queryable,
  { clock, random }: Marks,
  by: By,
  operations: readonly Operation[],
): Promise<void> {
  if (operations.length === 0) return;
  const at = clock.now();
  const lines = operations.map(({ action, subjectId, target, refused, details }) => ({
    id: uuidV7(at, random),
    action,
    subject_id: subjectId ?? null,
    target: target ?? null,
    refused: refused ?? null,
    details: details ?? {},
  }));
  await sendAlong(
    on,
    `insert into operation_log (county_code, id, at, user_id, user_name, institution_code, action, subject_id, target, refused, details)
     select $1, id, $2, $3, $4, $5, action, subject_id, target, refused, details
     from jsonb_to_recordset($6::jsonb) as t(id text, action text, subject_id text, target text, refused text, details jsonb)`,
    [countyCodeOf(by.institutionCode), at.toISOString(), by.id, by.name, by.institutionCode, JSON.stringify(lines)],
  );
}
