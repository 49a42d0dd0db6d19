import type { Answers } from '@gongwei/domain/forms';
import { tubeCodeOf, tubeTakenMessage } from '@gongwei/domain/nucleic-acid';
import type { Queryable } from '../database/database.port.ts';
import { isWithin, type Scope } from '../database/scope.ts';
import { httpFailure } from '../shared/http-failure.ts';

type Entry = { readonly id: string; readonly formId: string; readonly data: Answers; readonly countyCode: string };
type Taken = { record_id: string; institution_code: string; name: string | null; on_day: string; voided: boolean };

/**
 * Claims the code of the tube an entry stands for, and lets go of the one it had before: a slip of the scanner was on no tube. A voided
 * entry keeps its code. Two saves at once wait for each other. @throws 409 `tube.used` where another entry of any institution has it.
 */
export async function claimTubeCode(
  inside: Queryable,
  scope: Scope,
  { id, formId, data, countyCode }: Entry,
): Promise<void> {
  const code = tubeCodeOf(formId, data);
  if (code === undefined) return;
  const [mine] = await inside.query<{ code: string }>(
    'insert into tube_codes (code, county_code, record_id) values ($1, $2, $3) on conflict (code) do nothing returning code',
    [code, countyCode, id],
  );
  if (!mine) await refuseUnlessMine(inside, scope, code, id);
  await inside.query('delete from tube_codes where county_code = $1 and record_id = $2 and code <> $3', [
    countyCode,
    id,
    code,
  ]);
}

async function refuseUnlessMine(inside: Queryable, scope: Scope, code: string, id: string): Promise<void> {
  const [taken] = await inside.query<Taken>(
    `select t.record_id, r.institution_code, i.name, r.occurred_on::text as on_day, r.removed_at is not null or coalesce(r.data ->> 'tubeState' = '3', n.state = '90', false) as voided
     from tube_codes t join records r on r.county_code = t.county_code and r.id = t.record_id
       left join institutions i on i.code = r.institution_code
       left join nucleic_tubes n on n.county_code = t.county_code and n.id = t.record_id
     where t.code = $1`,
    [code],
  );
  if (!taken || taken.record_id === id) return;
  throw httpFailure(409, {
    code: 'tube.used',
    message: tubeTakenMessage({
      code,
      institutionName: taken.name ?? taken.institution_code,
      on: taken.on_day,
      voided: taken.voided,
    }),
    advice: '请核对管上的条码；没有印码的管可点“取新管码”',
    ...(isWithin(scope, taken.institution_code) && { existingId: taken.record_id }),
  });
}
