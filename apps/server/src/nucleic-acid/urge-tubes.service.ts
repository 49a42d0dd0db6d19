import {
  tubeLife,
  URGE_QUIET_MINUTES,
  URGE_STAGES,
  urgeStageOf,
  type TubeState,
  type UrgeStage,
} from '@gongwei/domain/nucleic-acid';
import { parameters } from '../database/scope.ts';
import { staffWithRoles } from '../identity/users.repository.ts';
import type { RowResult } from '../lists/jobs/job-kind.ts';
import { skipped } from '../lists/jobs/job-parts.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { todayOf } from '../shared/server-clock.ts';
import { managersOf } from './retests.repository.ts';
import { GONE, type Doing } from './step-tube.ts';
import { tubeReach } from './tubes.repository.ts';

type Row = {
  readonly sample_id: string;
  readonly county_code: string;
  readonly id: string;
  readonly code: string;
  readonly state: TubeState;
  readonly sampler: string | null;
  readonly institution_code: string;
  readonly lab: string | null;
};
/** Tubes that wait for the same at the same place, and who is to see to it. */
type Group = { readonly stage: UrgeStage; readonly place: string; readonly rows: readonly Row[] };

/** The tubes of samples within reach, in the order in which whoever holds several of them takes them. */
function tubesOf({ inside, scope }: Doing, sampleIds: readonly string[]): Promise<readonly Row[]> {
  const into = parameters();
  const reach = tubeReach(scope, 't', 'coalesce(t.lab_code, b.lab_code)', into);
  return inside.query<Row>(
    `select s.id as sample_id, t.county_code, t.id, t.code, t.state, t.sampler, t.institution_code, coalesce(t.lab_code, b.lab_code) as lab
     from nucleic_samples s join nucleic_tubes t on t.county_code = s.county_code and t.id = s.tube_id
     left join nucleic_boxes b on b.county_code = t.county_code and b.id = t.box_id
     where ${reach} and s.id = any(${into.add([...sampleIds])}::text[]) order by t.county_code, t.id, s.id`,
    into.values,
  );
}

const placeOf = ({ tells }: UrgeStage, { institution_code, lab, sampler }: Row): string =>
  tells === 'sampler' ? `${institution_code} ${sampler ?? ''}` : (lab ?? institution_code);

function groupsOf(rows: readonly Row[], stageOf: (row: Row) => UrgeStage | undefined): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const stage = stageOf(row);
    if (!stage) continue;
    const place = placeOf(stage, row);
    const key = `${stage.code} ${place}`;
    groups.set(key, { stage, place, rows: [...(groups.get(key)?.rows ?? []), row] });
  }
  return [...groups.values()];
}

/** Whoever took the tubes, or works in the laboratory; where nobody does, who looks after the place. */
async function recipientsOf({ inside }: Doing, { stage, rows: [first] }: Group): Promise<readonly string[]> {
  if (!first) return [];
  const place = stage.tells === 'laboratory' ? (first.lab ?? first.institution_code) : first.institution_code;
  const own =
    stage.tells === 'laboratory'
      ? await staffWithRoles(inside, place, ['LAB'])
      : await inside.query<{ id: string }>('select id from users where id = $1 and disabled_at is null', [
          first.sampler,
        ]);
  return (own.length > 0 ? own : await managersOf(inside, place, ['TWN', 'CNT'])).map(({ id }) => id);
}

/** Takes the tubes nobody was urged about a moment ago; of two who urge at once one has them. Returns those taken. */
const claim = async ({ inside, context }: Doing, { rows }: Group, urgeId: string): Promise<ReadonlySet<string>> => {
  const now = context.clock.now();
  const taken = await inside.query<{ id: string }>(
    `with held as (select county_code, id from nucleic_tubes where county_code = $1 and id = any($2::text[]) order by id for update)
     update nucleic_tubes t set urged_at = $3, urge_id = $4 from held h
     where t.county_code = h.county_code and t.id = h.id and (t.urged_at is null or t.urged_at <= $5) returning t.id`,
    [
      rows[0]?.county_code ?? '',
      [...new Set(rows.map(({ id }) => id))],
      now.toISOString(),
      urgeId,
      new Date(now.getTime() - URGE_QUIET_MINUTES * 60_000).toISOString(),
    ],
  );
  return new Set(taken.map(({ id }) => id));
};

const QUIET = `${URGE_QUIET_MINUTES} 分钟内已催办过，请稍后再催`;

async function urgeGroup(doing: Doing, group: Group): Promise<readonly RowResult[]> {
  const { inside, context, staff } = doing;
  const { stage, rows } = group;
  const recipients = await recipientsOf(doing, group);
  const now = context.clock.now();
  if (recipients.length === 0)
    return rows.map(({ sample_id, code }) => skipped(sample_id, code, `没有可催的人：${stage.label}的机构还没有账号`));
  const urgeId = `${stage.code}-${rows[0]?.id}-${now.getTime()}`;
  const taken = await claim(doing, group, urgeId);
  const first = rows.find(({ id }) => taken.has(id));
  if (first) {
    const { county_code: countyCode, code } = first;
    const facts = { from: staff.name, n: `${taken.size}`, stage: stage.label, code, path: stage.path };
    await raiseReminders(
      inside,
      now.toISOString(),
      recipients.map((recipientId) => ({
        ...{
          countyCode,
          rule: 'tube-urged' as const,
          subjectId: urgeId,
          dueOn: todayOf(context.clock),
          recipientId,
          facts,
        },
      })),
    );
    await recordOperation(inside, context, staff, {
      action: 'nucleic.tube',
      target: first.id,
      details: { event: 'URGE', stage: stage.code, tubes: taken.size },
    });
  }
  return rows.map(({ sample_id, id, code }): RowResult =>
    taken.has(id)
      ? { rowId: sample_id, title: code, outcome: 'done', reason: `${stage.label}：已提醒 ${recipients.length} 人` }
      : skipped(sample_id, code, QUIET),
  );
}

/**
 * 催办: reminds whoever has the tubes of these samples, once for all that wait for the same at the same place. `code`: what is waited for
 * (`URGE_STAGES`); without it, what each tube waits for now. A tube is urged at most every half hour.
 */
export async function urgeTubes(
  doing: Doing,
  sampleIds: readonly string[],
  code?: string,
): Promise<readonly RowResult[]> {
  const rows = await tubesOf(doing, sampleIds);
  const asked = URGE_STAGES.find((stage) => stage.code === code);
  const stageOf = ({ state }: Row): UrgeStage | undefined =>
    asked === undefined ? urgeStageOf(state) : asked.states.includes(state) ? asked : undefined;
  const results = new Map<string, RowResult>();
  for (const row of rows)
    if (!stageOf(row)) {
      const unfit = `样本状态为“${tubeLife.plan.states[row.state]}”，不用催${asked?.label ?? ''}`;
      results.set(row.sample_id, skipped(row.sample_id, row.code, unfit));
    }
  for (const group of groupsOf(rows, stageOf))
    for (const result of await urgeGroup(doing, group)) results.set(result.rowId, result);
  return sampleIds.map((id) => results.get(id) ?? skipped(id, '', GONE));
}
