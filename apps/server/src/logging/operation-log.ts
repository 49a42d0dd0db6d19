import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { countyCodeOf } from '../organisation/scope.ts';
import { uuidV7, type RandomSource } from '../shared/random-source.ts';
import type { ServerClock } from '../shared/server-clock.ts';

/** What somebody did. `details` never hold personal data: keys, counts and versions only. */
export type Operation = {
  readonly action:
    | 'session.log-in'
    | 'account.password'
    | 'account.password-reset'
    | 'account.phone'
    | 'account.wechat'
    | 'device.bind'
    | 'platform.account'
    | 'platform.check'
    | 'region.rename'
    | 'record.create'
    | 'record.change'
    | 'record.remove'
    | 'record.restore'
    | 'resident.reveal'
    | 'resident.create'
    | 'resident.change'
    | 'report.print'
    | 'roster.import'
    | 'call.show-resident';
  readonly subjectId?: string;
  readonly target?: string;
  readonly details?: JsonObject;
};

/** Writes one line; inside the transaction of the change it tells of, so that there is never one without the other. */
export async function recordOperation(
  on: Queryable,
  { clock, random }: { readonly clock: ServerClock; readonly random: RandomSource },
  by: Pick<Staff, 'id' | 'name' | 'institutionCode'>,
  operation: Operation,
): Promise<void> {
  await on.query(
    `insert into operation_log (county_code, id, at, user_id, user_name, institution_code, action, subject_id, target, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb)`,
    [
      countyCodeOf(by.institutionCode),
      uuidV7(clock.now(), random),
      clock.now().toISOString(),
      by.id,
      by.name,
      by.institutionCode,
      operation.action,
      operation.subjectId ?? null,
      operation.target ?? null,
      JSON.stringify(operation.details ?? {}),
    ],
  );
}
