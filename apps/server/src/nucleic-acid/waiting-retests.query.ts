import { standingOf, type RetestMember, type TubeResult, type TubeState } from '@gongwei/domain/nucleic-acid';
import type { Queryable } from '../database/database.port.ts';

/** A positive pool that waits for a swab of somebody's own. `due`: instant until which their result is wanted. */
export type WaitingRetest = {
  readonly pool: string;
  readonly due: string;
  readonly late: boolean;
  /** 未采样, or sampled and refused or suspect: then it is asked for once more. */
  readonly again: boolean;
};

type Found = {
  readonly pool: string;
  readonly due_at: string;
  readonly notify: RetestMember['notify'];
  readonly state: TubeState | null;
  readonly result: TubeResult | null;
};

/**
 * The pools of a county that wait for this person, the most urgent first. Of the whole county, as the entry of the tube itself is: people come to whichever
 * desk is near. Who was said not to be found is waited for again, once they stand there.
 */
export async function waitingRetests(
  on: Queryable,
  countyCode: string,
  idNo: string,
  now: Date,
): Promise<readonly WaitingRetest[]> {
  const found = await on.query<Found>(
    `select p.code as pool, r.due_at, coalesce(s.notify_state, '0') as notify, n.state, n.result
     from nucleic_samples s join nucleic_tubes p on p.county_code = s.county_code and p.id = s.tube_id and p.kind <> '1' and p.state = '65'
     join nucleic_retests r on r.county_code = p.county_code and r.tube_id = p.id and r.state not in ('4', '9')
     left join nucleic_tubes n on n.county_code = s.county_code and n.id = s.new_tube_id
     where s.county_code = $1 and s.id_no = any(array[$2, upper($2), lower($2)]) order by r.due_at, p.code limit 5`,
    [countyCode, idNo],
  );
  return found.flatMap(({ pool, due_at, notify, state, result }) => {
    const single = state === null ? undefined : { state, ...(result !== null && { result }) };
    const standing = standingOf({ notify, ...(single && { single }) });
    if (standing !== 'to-sample' && standing !== 'handed-on') return [];
    const due = new Date(due_at);
    return [{ pool, due: due.toISOString(), late: due < now, again: single !== undefined }];
  });
}
