import { appointmentLife, reviewLife, type AppointmentEvent, type AppointmentState } from '@gongwei/domain/scheduling';
import type { Queryable } from '../database/database.port.ts';
import type { RecordHook, WrittenRecord } from '../records/record-hooks.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';
import { writeAppointment, type AppointmentChange, type AppointmentRow } from './appointments.repository.ts';
import { judgeCheckUp, type Judged } from './judge-check-up.rules.ts';
import { beginReview, holdReviews, writeJudged, type ReviewRow } from './reviews.repository.ts';

const CHECK_UP = 'health-check-up';

/** A check-up sheet that was passed is locked; one that is saved is judged anew, and moves the person's appointment on. */
export const checkUpHook: RecordHook = {
  name: 'review of the check-up',
  beforeWrite: async ({ inside, form, holder, save, before }) => {
    if (form.id !== CHECK_UP || !before) return;
    const [row] = await holdReviews(inside, holder.countyCode, [save.id]);
    if (row?.state === '1') throw locked();
  },
  whyItStays: async ({ inside, form, sheet }) => {
    if (form.id !== CHECK_UP) return undefined;
    const [row] = await holdReviews(inside, sheet.county_code, [sheet.id]);
    return row?.state === '1' ? '体检表已审核通过，不能删除；请审核医生先撤回审核' : undefined;
  },
  afterWrite: async (record) => {
    const { inside, form, holder, save, data, stored } = record;
    if (form.id !== CHECK_UP || !holder.resident) return false;
    if (stored.removed_at !== null) {
      await moveBack(record);
      return false;
    }
    const judged = judgeCheckUp(data, holder.resident, save.occurredOn);
    const row = await beginReview(inside, holder.countyCode, save.id);
    await writeJudged(inside, row, stateAfterSave(row, judged, record), judged);
    await moveAppointment(record, judged.missing.length === 0);
    if (judged.critical) await remindOfCritical(record);
    return false;
  },
};

/** Whoever cares for the person is told until somebody was told of the value; whoever saved it, where nobody does. */
const remindOfCritical = ({ inside, holder, save, staff, context }: WrittenRecord): Promise<void> =>
  raiseReminders(inside, context.clock.now().toISOString(), [
    {
      countyCode: holder.countyCode,
      rule: 'critical-result',
      subjectId: save.id,
      residentId: save.subjectId,
      dueOn: save.occurredOn,
      recipientId: holder.resident?.doctor_id ?? staff.id,
    },
  ]);

const locked = () =>
  httpFailure(409, {
    code: 'check-up.locked',
    message: '体检表已审核通过，不能修改，没有保存',
    advice: '确实要改时，请审核医生先在“居民体检档案审核”里撤回审核',
  });

/** Whoever saves a sheet that was sent back hands it in again. */
function stateAfterSave(row: ReviewRow, { missing }: Judged, { stored }: WrittenRecord): ReviewRow['state'] {
  const changed = stored.version > (row.judged_version ?? 0);
  const facts = { missing: missing.length, errors: 0, unheard: false, changed, delivered: false };
  const next = reviewLife.after(row.state, { type: 'RESUBMIT' }, facts);
  return next.ok ? next.value : row.state;
}

const COLUMNS = `county_code, id, resident_id, '' as name, session_id, slot, queue_no, institution_code, year, check_type, day, state, check_up_id, check_in_at`;

/** Appointments of the sheet's year whose day has come: the sheet itself says that somebody was there, began, and is done. */
async function moveAppointment(record: WrittenRecord, complete: boolean): Promise<void> {
  const { inside, holder, save, staff, context } = record;
  const rows = await inside.query<AppointmentRow>(
    `select ${COLUMNS} from appointments where county_code = $1 and resident_id = $2 and year = $3 and day <= $4 and state in ('1', '2', '3', '4')
     order by id for update`,
    [holder.countyCode, save.subjectId, Number(save.occurredOn.slice(0, 4)), save.occurredOn],
  );
  const today = todayOf(context.clock);
  const at = context.clock.now().toISOString();
  for (const row of rows) {
    const facts = { today, day: row.day, checkUp: true, complete, inCare: true };
    await walk(inside, row, facts, staff.id, at, save.id);
  }
}

/** Appointments that went by a sheet that is gone wait for another one, unless there is one already. */
async function moveBack({ inside, holder, save, staff, context }: WrittenRecord): Promise<void> {
  const rows = await inside.query<AppointmentRow & { others: boolean }>(
    `select ${COLUMNS}, exists (select 1 from records r where r.county_code = a.county_code and r.subject_id = a.resident_id and r.form_id = $3
         and r.removed_at is null and r.occurred_on >= a.day and r.occurred_on < make_date(a.year + 1, 1, 1)) as others
     from appointments a where county_code = $1 and check_up_id = $2 and state in ('3', '4') order by id for update`,
    [holder.countyCode, save.id, CHECK_UP],
  );
  const [today, at] = [todayOf(context.clock), context.clock.now().toISOString()];
  for (const row of rows) {
    const facts = { today, day: row.day, checkUp: row.others, complete: false, inCare: true };
    const next = appointmentLife.after(row.state, { type: 'SHEET_GONE' }, facts);
    if (next.ok) await writeAppointment(inside, row, next.value, staff.id, at, { finishedAt: null });
  }
}

const BY_ITSELF: readonly AppointmentEvent['type'][] = ['FOUND_THERE', 'START', 'FINISH', 'REOPEN'];

async function walk(
  inside: Queryable,
  row: AppointmentRow,
  facts: Parameters<typeof appointmentLife.after>[2],
  by: string,
  at: string,
  checkUpId: string,
): Promise<void> {
  let [state, change]: [AppointmentState, AppointmentChange] = [row.state, { checkUpId }];
  for (const type of BY_ITSELF) {
    const next = appointmentLife.after(state, { type } as AppointmentEvent, facts);
    if (!next.ok) continue;
    state = next.value;
    if (type === 'FOUND_THERE') change = { ...change, checkInAt: at, checkInBy: by, checkInWay: '5' };
    if (type === 'FINISH') change = { ...change, finishedAt: at };
    if (type === 'REOPEN') change = { ...change, finishedAt: null };
  }
  if (state !== row.state) await writeAppointment(inside, row, state, by, at, change);
}
