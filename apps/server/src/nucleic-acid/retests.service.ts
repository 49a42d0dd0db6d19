import { URGE_QUIET_MINUTES, type RetestMember } from '@gongwei/domain/nucleic-acid';
import { isWithin } from '../database/scope.ts';
import { receiverOf } from '../identity/receiver.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { httpFailure, notFound } from '../shared/http-failure.ts';
import { followRetest } from './follow-retest.ts';
import { urgeRetest } from './nucleic-reminders.ts';
import { holdRetest, type RetestRow } from './retests.repository.ts';
import type { Doing } from './step-tube.ts';
import { findTube, type TubeRow } from './tubes.repository.ts';

const CLOSED = '这个人没有待单采复核的任务';
/** The task of a pool within reach, held. @throws 404. */
async function heldRetest(doing: Doing, id: string): Promise<{ readonly row: RetestRow; readonly pool: TubeRow }> {
  const { inside, scope } = doing;
  const [known] = await inside.query<{ tube_id: string }>(
    "select tube_id from nucleic_retests where id = $1 and starts_with(county_code, $2) and state <> '9'",
    [id, scope.institutionCode.slice(0, 6)],
  );
  const pool = known && (await findTube(inside, scope, known.tube_id));
  const row = pool && (await holdRetest(inside, pool.county_code, pool.id));
  if (!row) throw notFound('retest.not-found', '没有找到这个复核任务，或不在您的管理范围内');
  return { row, pool };
}

const refuseDone = ({ state }: RetestRow): void => {
  if (state === '4') throw httpFailure(409, { code: 'retest.state', message: '复核任务已完成' });
};

const since = (what: string) => httpFailure(409, { code: 'retest.changed', message: `之后又${what}，没有撤销` });

/** Gives a task to somebody, who is told. Returns who had it. `takesBack`: from whom it is taken, and nobody is told. @throws 404, 409, 422. */
export async function assignRetest(
  doing: Doing,
  id: string,
  handler: string | null,
  takesBack?: { readonly from: string | undefined },
): Promise<string | null> {
  const { inside, context, staff, scope } = doing;
  const { row, pool } = await heldRetest(doing, id);
  refuseDone(row);
  if (takesBack?.from !== undefined && row.handler !== takesBack.from) throw since('指派过');
  if (handler !== null) {
    const { places, whyNot } = await receiverOf(inside, handler);
    if (!places.some((place) => isWithin(scope, place)))
      throw httpFailure(422, { code: 'retest.handler', message: '请选择本机构或下级机构在用的账号为负责人' });
    // Pools are seen where they were taken, and where they are tested.
    const unseen = [pool.institution_code, pool.lab_code].map((code) => code !== null && whyNot(code));
    if (unseen.every((why) => why !== undefined))
      throw httpFailure(422, { code: 'retest.handler', message: `这管样本${unseen[0]}` });
  }
  await inside.query(
    'update nucleic_retests set handler = $3, version = version + 1 where county_code = $1 and id = $2',
    [row.county_code, row.id, handler],
  );
  await recordOperation(inside, context, staff, {
    action: 'nucleic.retest',
    target: row.id,
    details: { event: 'ASSIGN', from: row.handler, to: handler },
  });
  if (!takesBack && handler !== null && handler !== staff.id) await urgeRetest(doing, { ...row, handler }, pool.code);
  return row.handler;
}

/** 催办: whoever is to call a pool's people in is reminded, at most every half hour. @throws 404, 409. */
export async function urge(doing: Doing, id: string): Promise<string> {
  const { inside, context, staff } = doing;
  const { row, pool } = await heldRetest(doing, id);
  refuseDone(row);
  const now = context.clock.now();
  const [due] = await inside.query(
    `update nucleic_retests set urges = urges + 1, urged_at = $3, urged_by = $4, version = version + 1
     where county_code = $1 and id = $2 and (urged_at is null or urged_at <= $5) returning id`,
    [
      row.county_code,
      row.id,
      now.toISOString(),
      staff.id,
      new Date(now.getTime() - URGE_QUIET_MINUTES * 60_000).toISOString(),
    ],
  );
  if (!due)
    throw httpFailure(409, { code: 'retest.urged', message: `${URGE_QUIET_MINUTES} 分钟内已催办过，请稍后再催` });
  const told = await urgeRetest(doing, { ...row, urges: row.urges + 1 }, pool.code);
  if (told === 0) throw httpFailure(422, { code: 'retest.handler', message: '还没有负责人，请先指派' });
  return `已催办 ${told} 人`;
}

/** What was said of somebody before. */
type Noted = { readonly notify: RetestMember['notify'] };

/** 0 未通知, 1 已电话通知, 2 无法联系, 3 已转社区: the last two hand a person on, unless they are sampled again. Returns what stood there. `takesBack`: what is. @throws 404, 409. */
export async function noteMember(
  doing: Doing,
  sampleId: string,
  notify: RetestMember['notify'],
  takesBack?: string,
): Promise<Noted> {
  const { inside, context, staff, scope } = doing;
  const [sample] = await inside.query<{ county_code: string; tube_id: string }>(
    'select county_code, tube_id from nucleic_samples where id = $1 and starts_with(county_code, $2)',
    [sampleId, scope.institutionCode.slice(0, 6)],
  );
  const pool = sample && (await findTube(inside, scope, sample.tube_id));
  const task = pool && (await holdRetest(inside, pool.county_code, pool.id));
  if (!task) throw httpFailure(409, { code: 'tube.state', message: CLOSED });
  const [before] = await inside.query<Noted>(
    `select coalesce(notify_state, '0') as notify from nucleic_samples where county_code = $1 and id = $2`,
    [task.county_code, sampleId],
  );
  if (takesBack !== undefined && before?.notify !== takesBack) throw since('登记过通知情况');
  await inside.query(
    'update nucleic_samples set notify_state = $3, notified_at = $4, notified_by = $5 where county_code = $1 and id = $2',
    [
      task.county_code,
      sampleId,
      ...(notify === '0' ? ['0', null, null] : [notify, context.clock.now().toISOString(), staff.id]),
    ],
  );
  await recordOperation(inside, context, staff, {
    action: 'nucleic.retest',
    target: task.id,
    details: { event: 'NOTE', sample: sampleId, from: before?.notify ?? '0', to: notify },
  });
  await followRetest(doing, task.county_code, pool.id);
  return before ?? { notify: '0' };
}
