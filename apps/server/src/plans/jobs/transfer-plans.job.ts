import { isOpen } from '@gongwei/domain/plans';
import { isCalendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import { receiverOf } from '../../identity/receiver.ts';
import { transferDoctor } from '../../lists/jobs/transfer-doctor.job.ts';
import type { ListReader } from '../../lists/source.ts';
import { raiseReminders } from '../../reminding/raise-reminders.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { remindDoctors } from '../remind-of-overdue.ts';
import { onEachPlan, type HeldPlan } from './held-plans.ts';

/** Stored where nobody said until when. */
const FOR_GOOD = '9999-12-31';
type Given = { readonly doctor: string; readonly until: string; readonly reason: string };

/** 转办: somebody else makes these visits, and the later ones of the same programme, for good or until a day. */
export const transferPlans: JobKind = {
  check: async (context, reading, answers) => {
    const { doctor } = await transferDoctor.check(context, reading, { doctor: answers['doctor'] ?? '' });
    const until = typeof answers['until'] === 'string' && answers['until'] !== '' ? answers['until'] : FOR_GOOD;
    if (!isCalendarDay(until) || until < todayOf(context.clock))
      throw httpFailure(422, { code: 'list.answers', message: '“转到哪一天为止”不能早于今天' });
    const { reason } = answers;
    if (typeof reason !== 'string' || !['1', '2', '3', '9'].includes(reason))
      throw httpFailure(422, { code: 'list.answers', message: '请选择转办原因' });
    return { doctor: doctor ?? '', until, reason };
  },
  act: async (context, inside, reading, rowIds, answers) => {
    const given = answers as Given;
    const { whyNot } = await receiverOf(inside, given.doctor);
    const results = await onEachPlan({ context, inside, reading }, rowIds, 'skipped', async (plan) => {
      if (!isOpen(plan.state)) return { reason: '这次随访已经结束' };
      if (plan.doctor === given.doctor) return { reason: '已经由这位医生随访' };
      const reason = whyNot(plan.institution);
      if (reason !== undefined) return { reason };
      await give(context, inside, plan, given, reading.staff.id);
      await remindOfHanded(context, inside, plan);
      return { before: beforeOf(plan) };
    });
    if (results.some(({ outcome }) => outcome === 'done')) await tellReceiver(context, inside, reading, given.doctor);
    return results;
  },
  undo: (context, inside, reading, rows, answers) => {
    const before = new Map(rows.map((row) => [row.rowId, row.before]));
    return onEachPlan({ context, inside, reading }, [...before.keys()], 'failed', async (plan, rowId) => {
      const was = before.get(rowId) ?? {};
      // Another row of the same person and programme may have been taken back a moment ago.
      if (plan.given_to === (was['doctor'] ?? null)) return { before: {} };
      if (plan.given_to !== answers['doctor']) return { reason: '之后又转办过' };
      if (typeof was['doctor'] === 'string') await give(context, inside, plan, was as Given, reading.staff.id);
      else
        await inside.query('delete from plan_doctors where county_code = $1 and resident_id = $2 and programme = $3', [
          plan.county_code,
          plan.resident_id,
          plan.programme,
        ]);
      await remindOfHanded(context, inside, plan);
      return { before: {} };
    });
  },
};

/** Who takes over hears of it once a day from each who gives, whatever is due when; of one's own doing nobody is told. */
async function tellReceiver(
  { clock }: ServerContext,
  inside: Queryable,
  { scope, staff }: ListReader,
  doctor: string,
): Promise<void> {
  if (doctor === staff.id) return;
  await raiseReminders(inside, clock.now().toISOString(), [
    {
      ...{ countyCode: countyCodeOf(scope.institutionCode), rule: 'plans-handed', subjectId: staff.id },
      ...{ dueOn: todayOf(clock), recipientId: doctor, facts: { from: staff.name } },
    },
  ]);
}

/** Who takes over is told of what is overdue already; the reminder of who hands over ends by itself. */
const remindOfHanded = ({ clock }: ServerContext, inside: Queryable, plan: HeldPlan): Promise<void> =>
  remindDoctors(
    inside,
    plan.county_code,
    'n.resident_id = $2 and n.programme = $3',
    [plan.resident_id, plan.programme],
    clock.now(),
  );

const beforeOf = ({ given_to, until_day, why }: HeldPlan): JsonObject =>
  given_to === null ? { doctor: null } : { doctor: given_to, until: until_day as CalendarDay, reason: why ?? '9' };

async function give(
  { clock }: ServerContext,
  inside: Queryable,
  { county_code, resident_id, programme }: HeldPlan,
  { doctor, until, reason }: Given,
  by: string,
): Promise<void> {
  await inside.query(
    `insert into plan_doctors (county_code, resident_id, programme, doctor_id, until_day, reason, at, by_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (county_code, resident_id, programme) do update set doctor_id = excluded.doctor_id, until_day = excluded.until_day,
       reason = excluded.reason, at = excluded.at, by_id = excluded.by_id`,
    [county_code, resident_id, programme, doctor, until, reason, clock.now().toISOString(), by],
  );
}
