import type { RetestCounts, RetestMember, RetestState, TubeResult, TubeState } from '@gongwei/domain/nucleic-acid';
import type { Queryable } from '../database/database.port.ts';

/** The task of a positive pool. */
export type RetestRow = {
  readonly county_code: string;
  readonly id: string;
  readonly tube_id: string;
  readonly institution_code: string;
  readonly state: RetestState;
  readonly handler: string | null;
  readonly due_at: string;
  readonly positive: number;
  readonly urges: number;
};

const COLUMNS = 'county_code, id, tube_id, institution_code, state, handler, due_at, positive, urges';

/** The task of a pool that was not taken back, held until the transaction ends. */
export const holdRetest = async (
  inside: Queryable,
  countyCode: string,
  poolId: string,
): Promise<RetestRow | undefined> =>
  (
    await inside.query<RetestRow>(
      `select ${COLUMNS} from nucleic_retests where county_code = $1 and tube_id = $2 and state <> '9' for update`,
      [countyCode, poolId],
    )
  )[0];

type NewRetest = {
  readonly countyCode: string;
  readonly id: string;
  readonly poolId: string;
  readonly by: string;
  readonly at: string;
  readonly due: string;
};

/** Opens a pool's task for whoever took the pool. Returns who that is, where they are known. */
export async function insertRetest(inside: Queryable, task: NewRetest): Promise<RetestRow | undefined> {
  const [row] = await inside.query<RetestRow>(
    `insert into nucleic_retests (county_code, id, tube_id, institution_code, handler, opened_by, opened_at, due_at, members, waiting)
     select t.county_code, $2, t.id, t.institution_code, (select u.id from users u where u.id = t.sampler and u.disabled_at is null), $4, $5, $6, t.persons, t.persons
     from nucleic_tubes t where t.county_code = $1 and t.id = $3 returning ${COLUMNS}`,
    [task.countyCode, task.id, task.poolId, task.by, task.at, task.due],
  );
  return row;
}

/** Gives a held task its state and its numbers. */
export const writeRetest = async (
  inside: Queryable,
  { county_code, id }: RetestRow,
  state: RetestState,
  counts: RetestCounts | undefined,
  at: string,
): Promise<void> =>
  void (await inside.query(
    `update nucleic_retests set state = $3, told = coalesce($4, told), sampled = coalesce($5, sampled), waiting = coalesce($6, waiting),
       positive = coalesce($7, positive), ended_at = case when $3 in ('4', '9') then coalesce(ended_at, $8::timestamptz) end, version = version + 1
     where county_code = $1 and id = $2`,
    [
      county_code,
      id,
      state,
      counts?.told ?? null,
      counts?.sampled ?? null,
      counts?.waiting ?? null,
      counts?.positive ?? null,
      at,
    ],
  ));

export type MemberRow = {
  readonly id: string;
  readonly notify: RetestMember['notify'];
  readonly new_tube_id: string | null;
  readonly closed_at: string | null;
  readonly single_id: string | null;
  readonly single_state: TubeState | null;
  readonly single_result: TubeResult | null;
  /** When the single tube was reviewed, or it was said that nobody waits for them. */
  readonly reviewed_at: string | null;
  readonly notified_at: string | null;
};

/** A pool's people, each with the newest tube of their own that was not voided. */
export const membersOf = (inside: Queryable, countyCode: string, poolId: string): Promise<readonly MemberRow[]> =>
  inside.query<MemberRow>(
    `select s.id, coalesce(s.notify_state, '0') as notify, s.new_tube_id, s.closed_at, n.id as single_id, n.state as single_state, n.result as single_result,
       n.reviewed_at, s.notified_at
     from nucleic_samples s left join lateral (select t.id, t.state, t.result, t.reviewed_at from nucleic_tubes t
         join nucleic_samples x on x.county_code = t.county_code and x.tube_id = t.id
         where t.county_code = s.county_code and t.origin_id = s.tube_id and t.state <> '90' and upper(x.id_no) = upper(s.id_no)
         order by t.state = '45', t.sampled_at desc, t.id desc limit 1) n on true
     where s.county_code = $1 and s.tube_id = $2 order by s.id`,
    [countyCode, poolId],
  );

export const writeMember = async (
  inside: Queryable,
  countyCode: string,
  { id, single_id }: MemberRow,
  closedAt: string | null,
): Promise<void> =>
  void (await inside.query(
    'update nucleic_samples set new_tube_id = $3, closed_at = $4 where county_code = $1 and id = $2',
    [countyCode, id, single_id, closedAt],
  ));

/** Who looks after a place: administrators of the township, and of the county where there are none (`'CNT'`: only these). */
export const managersOf = (
  inside: Queryable,
  institution: string,
  roles: readonly ('TWN' | 'CNT')[],
): Promise<readonly { readonly id: string }[]> =>
  inside.query(
    `with there as (select u.id, u.institution_code from users u where u.disabled_at is null and left($1, length(u.institution_code)) = u.institution_code
       and exists (select 1 from user_roles o where o.user_id = u.id and o.role = any($2::text[])))
     select id from there where length(institution_code) = (select max(length(institution_code)) from there) order by id`,
    [institution, [...roles]],
  );
