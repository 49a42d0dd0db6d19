import { raiseReminders } from '../reminding/raise-reminders.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { Doing } from './step-tube.ts';
import { managersOf, type MemberRow, type RetestRow } from './retests.repository.ts';
import type { TubeRow } from './tubes.repository.ts';

const RESULTS: { readonly [result: string]: string } = { '1': '阳性', '2': '可疑' };
const CLOCK = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** `6月15日 18:05`, in China. */
const chinaClock = (instant: string): string => {
  const parts = Object.fromEntries(CLOCK.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return `${parts['month']}月${parts['day']}日 ${parts['hour']}:${parts['minute']}`;
};

/** Who calls a pool's people in is told; where nobody is known, who looks after the place. */
const responsible = async ({ inside }: Doing, row: RetestRow): Promise<readonly string[]> =>
  row.handler === null
    ? (await managersOf(inside, row.institution_code, ['TWN', 'CNT'])).map(({ id }) => id)
    : [row.handler];

const about = ({ context }: Doing, row: RetestRow) => ({
  countyCode: row.county_code,
  subjectId: row.id,
  dueOn: todayOf(context.clock),
});

export async function remindOfRetest(
  doing: Doing,
  row: RetestRow,
  pool: Pick<TubeRow, 'code' | 'persons' | 'result'>,
): Promise<void> {
  const { inside, context } = doing;
  const facts = {
    code: pool.code,
    result: RESULTS[pool.result ?? ''] ?? '',
    n: String(pool.persons),
    due: chinaClock(row.due_at),
  };
  await raiseReminders(
    inside,
    context.clock.now().toISOString(),
    (await responsible(doing, row)).map((recipientId) => ({
      ...about(doing, row),
      rule: 'retest-opened' as const,
      recipientId,
      facts,
    })),
  );
}

/** 催办 of a task. Returns how many were told. */
export async function urgeRetest(doing: Doing, row: RetestRow, code: string): Promise<number> {
  const { inside, context, staff } = doing;
  const facts = { code, from: staff.name, due: chinaClock(row.due_at) };
  const recipients = await responsible(doing, row);
  await raiseReminders(
    inside,
    context.clock.now().toISOString(),
    recipients.map((recipientId) => ({
      ...about(doing, row),
      rule: 'retest-urged' as const,
      // Each time it is another one: who has read the last one is told again.
      subjectId: `${row.id}#${row.urges}`,
      recipientId,
      facts,
    })),
  );
  return recipients.length;
}

/** A single tube of somebody of a pool is positive: the county is told at once, and who calls the pool's people in. */
export async function remindOfPositive(
  doing: Doing,
  row: RetestRow,
  members: readonly Pick<MemberRow, 'single_id'>[],
): Promise<void> {
  const { inside, context } = doing;
  const county = (await managersOf(inside, row.county_code, ['CNT'])).map(({ id }) => id);
  const recipients = [...new Set([...county, ...(await responsible(doing, row))])];
  const codes = await inside.query<{ id: string; code: string }>(
    'select id, code from nucleic_tubes where county_code = $1 and id = any($2::text[])',
    [row.county_code, members.flatMap(({ single_id }) => single_id ?? [])],
  );
  await raiseReminders(
    inside,
    context.clock.now().toISOString(),
    codes.flatMap(({ id, code }) =>
      recipients.map((recipientId) => ({
        ...about(doing, row),
        rule: 'retest-positive' as const,
        subjectId: id,
        recipientId,
        facts: { code },
      })),
    ),
  );
}

/** A tube was refused: who took it calls the person in again. */
export async function remindOfRefusal(doing: Doing, tube: Pick<TubeRow, 'county_code' | 'id' | 'code'>): Promise<void> {
  const { inside, context } = doing;
  const samplers = await inside.query<{ id: string }>(
    `select u.id from nucleic_tubes t join users u on u.id = t.sampler and u.disabled_at is null where t.county_code = $1 and t.id = $2`,
    [tube.county_code, tube.id],
  );
  await raiseReminders(
    inside,
    context.clock.now().toISOString(),
    samplers.map(({ id }) => ({
      countyCode: tube.county_code,
      rule: 'tube-refused' as const,
      subjectId: tube.id,
      dueOn: todayOf(context.clock),
      recipientId: id,
      facts: { code: tube.code },
    })),
  );
}
