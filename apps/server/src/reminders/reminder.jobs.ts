import type { ReminderEvent } from '@gongwei/domain/reminders';
import { maskFor, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { JobKind, RowResult } from '../lists/jobs/job-kind.ts';
import type { ListReader } from '../lists/source.ts';
import { allows } from '../identity/permissions.policy.ts';
import { placesOf } from '../identity/staff-places.ts';
import { findStaff } from '../identity/users.repository.ts';
import { httpFailure } from '../shared/http-failure.ts';
import type { ReminderRow } from './reminder-row.ts';
import { giveReminder, heldReminder, moveReminder } from './reminders.repository.ts';

/** Codes of forms/reminder, 处理方式. */
const WAYS: { readonly [code: string]: string } = {
  ...{ '1': '电话随访', '2': '上门', '3': '预约门诊', '4': '转诊', '5': '调整用药', '6': '复测正常', '9': '其他' },
};
const OTHER_WAY = '9';
const MOST_WORDS = 200;
const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });
const text = (answers: JsonObject, key: string): string => {
  const { [key]: value } = answers;
  return typeof value === 'string' ? value.trim().slice(0, MOST_WORDS) : '';
};

/** Does something with each of one's own reminders, held, as their machine says; another one's are left alone, `notOwn` in words. */
async function onEach(
  inside: Queryable,
  { scope, staff, reader }: ListReader,
  ids: readonly string[],
  work: (row: ReminderRow) => ReturnType<typeof moveReminder>,
  { otherwise, notOwn }: { readonly otherwise: 'skipped' | 'failed'; readonly notOwn: string },
): Promise<readonly RowResult[]> {
  const results: RowResult[] = [];
  // In one order, whoever asks: two jobs over the same reminders wait for each other and do not block.
  for (const rowId of ids.toSorted()) {
    const row = await heldReminder(inside, scope, staff.id, rowId);
    const moved = row && (await work(row));
    const title = maskFor(reader, 'person-name', row?.name ?? '') ?? '';
    if (moved?.ok) results.push({ rowId, title, outcome: 'done', before: { state: row?.state ?? '0' } });
    else results.push({ rowId, title, outcome: otherwise, reason: moved?.failure.message ?? notOwn });
  }
  return results;
}

const SKIPPED = { otherwise: 'skipped', notOwn: '只能办发给自己的提醒' } as const;

const act =
  (eventOf: (answers: JsonObject) => ReminderEvent): JobKind['act'] =>
  (context, inside, reading, ids, answers) =>
    onEach(
      inside,
      reading,
      ids,
      (row) => moveReminder(inside, row, eventOf(answers), context.clock.now(), reading.staff.id),
      SKIPPED,
    );

const undo: NonNullable<JobKind['undo']> = (context, inside, reading, rows) =>
  onEach(
    inside,
    reading,
    rows.map(({ rowId }) => rowId),
    (row) => moveReminder(inside, row, { type: 'REOPEN', note: '撤销' }, context.clock.now(), reading.staff.id),
    { ...SKIPPED, otherwise: 'failed' },
  );

/** @throws 422 where nothing is said. */
const noted = (message: string): JobKind['check'] => {
  return async (_context, _reading, answers) => {
    const note = text(answers, 'note');
    if (note === '') throw refuse(message);
    return { note };
  };
};

/** A colleague of the same institution who is in use and may handle reminders. @throws 422 for anybody else. */
const toColleague: JobKind['check'] = async ({ database }, { staff }, answers) => {
  const [to, note] = [text(answers, 'to'), text(answers, 'note')];
  const colleague = to === staff.id || to === '' ? undefined : await findStaff(database, to);
  if (!colleague || !placesOf(colleague).includes(staff.institutionCode)) throw refuse('请选择本机构的另一位在用人员');
  if (!allows(colleague.permissions, ['gwyfrh'], 'E')) throw refuse(`${colleague.name}没有办理提醒的权限，请选择别人`);
  if (note === '') throw refuse('请写明转办的原因');
  return { to, toName: colleague.name, note };
};

const noteOf = (answers: JsonObject): string => String(answers['note'] ?? '');

/** What can be done to reminders, by the name actions of lists call it. */
export const REMINDER_JOBS: { readonly [name: string]: JobKind } = {
  'read-reminders': { check: async () => ({}), act: act(() => ({ type: 'READ' })) },
  'handle-reminders': {
    check: async (_context, _reading, answers) => {
      const [way, words] = [text(answers, 'way'), text(answers, 'note')];
      if (!Object.hasOwn(WAYS, way)) throw refuse('请选择处理方式');
      if (way === OTHER_WAY && words === '') throw refuse('选“其他”时请写明怎么处理的');
      return { note: [WAYS[way] ?? '', words].filter((part) => part !== '').join('：') };
    },
    act: act((answers) => ({ type: 'HANDLE', note: noteOf(answers) })),
    undo,
  },
  'ignore-reminders': {
    check: noted('请写明为什么不用办'),
    act: act((answers) => ({ type: 'IGNORE', note: noteOf(answers) })),
    undo,
  },
  'transfer-reminders': {
    check: toColleague,
    act: (context, inside, reading, ids, { to, toName, note }) => {
      const given = { from: reading.staff.id, to: String(to), words: `转给${String(toName)}：${String(note)}` };
      return onEach(inside, reading, ids, (row) => giveReminder(inside, row, given, context.clock.now()), {
        ...SKIPPED,
        notOwn: '只能转办发给自己的提醒',
      });
    },
  },
  'reopen-reminders': {
    check: noted('请写明重开的原因'),
    act: act((answers) => ({ type: 'REOPEN', note: noteOf(answers) })),
  },
};
