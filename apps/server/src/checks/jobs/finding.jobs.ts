import { findingLife, shownFindingState, type FindingEvent } from '@gongwei/domain/checks';
import { isCalendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { isWithin } from '../../database/scope.ts';
import { receiverOf, type Receiver } from '../../identity/receiver.ts';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import type { ListReader } from '../../lists/source.ts';
import { raiseReminders, type Raised } from '../../reminding/raise-reminders.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { onEachFinding, takeBack, type Decided, type HeldFinding } from './held-findings.ts';

const MOST_WORDS = 200;
const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });
const text = (answers: JsonObject, key: string): string => {
  const { [key]: value } = answers;
  return typeof value === 'string' ? value.trim() : '';
};

/** The machine's answer to an event of people: how the finding stands after, or its sentence. */
function decided(
  { standing }: HeldFinding,
  event: FindingEvent,
  today: CalendarDay,
  after: Partial<HeldFinding['standing']>,
): Decided {
  const facts = { today, ...(standing.dueOn !== undefined && { dueOn: standing.dueOn }) };
  const next = findingLife.after(shownFindingState(standing.state, facts), event, facts);
  if (!next.ok) return { reason: next.failure.message };
  const state = next.value === 'overdue' ? 'assigned' : next.value;
  return { standing: { state, ...after } };
}

/** Who may be given something to do, each with why not: staff in use of one's own institution or below. */
async function receiversOf(
  on: Queryable,
  { scope }: ListReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Receiver>> {
  const receivers = new Map<string, Receiver>();
  for (const id of ids) {
    const receiver = await receiverOf(on, id);
    if (receiver.places.some((place) => isWithin(scope, place))) receivers.set(id, receiver);
  }
  return receivers;
}

/** 派给医生: to who entered each sheet, to each person's own doctor, or to one. They are reminded of the day. */
const assignFindings: JobKind = {
  check: async (context, reading, answers) => {
    const [whom, doctor, dueOn] = ['whom', 'doctor', 'dueOn'].map((key) => text(answers, key)) as [
      string,
      string,
      string,
    ];
    if (!['author', 'doctor', 'one'].includes(whom)) throw refuse('请选择派给谁');
    if (!isCalendarDay(dueOn) || dueOn < todayOf(context.clock)) throw refuse('改正期限不能早于今天');
    if (whom !== 'one') return { whom, dueOn };
    if (!(await receiversOf(context.database, reading, [doctor])).has(doctor))
      throw refuse('请指定本机构或下级机构在用的一位');
    return { whom, doctor, dueOn };
  },
  act: async (context, inside, reading, rowIds, answers) => {
    const today = todayOf(context.clock);
    const dueOn = answers['dueOn'] as CalendarDay;
    const named = answers['whom'] === 'one' ? [text(answers, 'doctor')] : await recipients(inside, rowIds);
    const receivers = await receiversOf(inside, reading, named);
    const raised: Raised[] = [];
    const results = await onEachFinding({ context, inside, reading }, rowIds, 'skipped', (finding) => {
      const doctor = recipient(finding, answers);
      const receiver = doctor === undefined ? undefined : receivers.get(doctor);
      if (doctor === undefined || !receiver) return { reason: '录入人或责任医生已停用或不在本机构，请指定一位' };
      const unseen = receiver.whyNot(finding.institutionCode);
      if (unseen !== undefined) return { reason: unseen };
      const next = decided(finding, { type: 'ASSIGN', doctor, dueOn }, today, { doctorId: doctor, dueOn });
      if ('standing' in next) raised.push(reminderOf(finding.countyCode, doctor, dueOn));
      return next;
    });
    await raiseReminders(inside, context.clock.now().toISOString(), raised);
    return results;
  },
  undo: (context, inside, reading, rows) =>
    onEachFinding(
      { context, inside, reading },
      rows.map(({ rowId }) => rowId),
      'failed',
      takeBack(rows),
    ),
};

const recipient = ({ row, residentDoctor }: HeldFinding, answers: JsonObject): string | undefined => {
  if (answers['whom'] === 'author') return row.author_id ?? undefined;
  return answers['whom'] === 'doctor' ? residentDoctor : text(answers, 'doctor');
};

/** Who entered the sheets, and whose the people are. */
async function recipients(inside: Queryable, rowIds: readonly string[]): Promise<readonly string[]> {
  const found = await inside.query<{ id: string }>(
    `select distinct unnest(array[f.author_id, p.doctor_id]) as id from findings f
       join residents p on p.county_code = f.county_code and p.id = f.resident_id where f.id = any($1)`,
    [[...rowIds]],
  );
  return found.flatMap(({ id }) => id ?? []);
}

/** One a day and doctor, however many findings: it ends when the last of them is put right. */
const reminderOf = (countyCode: string, recipientId: string, dueOn: CalendarDay): Raised => ({
  countyCode,
  rule: 'findings-due',
  subjectId: 'findings',
  dueOn,
  recipientId,
});

const byEvent = (
  check: JobKind['check'],
  eventOf: (answers: JsonObject) => { readonly event: FindingEvent; readonly after: Partial<HeldFinding['standing']> },
): JobKind => ({
  check,
  act: (context, inside, reading, rowIds, answers) => {
    const { event, after } = eventOf(answers);
    const today = todayOf(context.clock);
    return onEachFinding({ context, inside, reading }, rowIds, 'skipped', (finding) =>
      decided(finding, event, today, after),
    );
  },
  undo: (context, inside, reading, rows) =>
    onEachFinding(
      { context, inside, reading },
      rows.map(({ rowId }) => rowId),
      'failed',
      takeBack(rows),
    ),
});

const nothing: JobKind['check'] = async () => ({});

/** What people do with findings, by the name actions of the list call it. */
export const CHECK_JOBS: { readonly [name: string]: JobKind } = {
  'assign-findings': assignFindings,
  'unassign-findings': byEvent(nothing, () => ({ event: { type: 'UNASSIGN' }, after: {} })),
  'excuse-findings': byEvent(
    async (_context, _reading, answers) => {
      const reason = text(answers, 'reason').slice(0, MOST_WORDS);
      if (reason === '') throw refuse('请写明核实情况');
      return { reason };
    },
    (answers) => {
      const reason = String(answers['reason']);
      return { event: { type: 'EXCUSE', reason }, after: { excuse: reason } };
    },
  ),
  'withdraw-excuses': byEvent(nothing, () => ({ event: { type: 'WITHDRAW' }, after: {} })),
};
