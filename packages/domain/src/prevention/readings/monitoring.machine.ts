import { lifeCycle, said, wayBetween, type Guard, type Refusal, type WayGone } from '../../life-cycle/index.ts';
import { fail, ok, type CalendarDay, type JsonObject, type Result } from '../../shared/index.ts';

/** Codes of 状态 of 血压患者 and 血糖患者: 1 在管, 2 暂停, 3 移出. */
const MONITORING_STATES = ['1', '2', '3'] as const;
/** Where the monitoring of somebody is in its life. */
type MonitoringState = (typeof MONITORING_STATES)[number];

/** What is known when an event is asked for. */
type MonitoringFacts = {
  /** The archive is in care. */
  readonly inCare: boolean;
  /** Readings of warning level 3 and 4 that nobody has dealt with. */
  readonly openWarnings: number;
};

/** What becomes of the monitoring. `reason`: a code of 原因 or, of coming back, words. */
export type MonitoringEvent =
  | { readonly type: 'PAUSE'; readonly reason: string; readonly note: string }
  | { readonly type: 'RESUME' }
  | { readonly type: 'REMOVE'; readonly reason: string; readonly note: string }
  | { readonly type: 'RESTORE'; readonly reason: string };

const OTHER = '9';
type One = Guard<MonitoringFacts, MonitoringEvent>;
const because: One = (_, event) => {
  if (event.type === 'RESUME') return undefined;
  if (!said(event.reason)) return event.type === 'RESTORE' ? '请填写恢复管理的原因' : '请选择原因';
  return event.type !== 'RESTORE' && event.reason === OTHER && !said(event.note) ? '请写明其他原因' : undefined;
};
const attended: One = ({ openWarnings }) =>
  openWarnings > 0 ? `还有 ${openWarnings} 条 3、4 级预警没有处理，不能移出` : undefined;
const inCare: One = ({ inCare: held }) => (held ? undefined : '档案不在管，不能恢复');

/** The life of somebody's monitoring at home, of blood pressure and of glucose. */
export const monitoringLife = lifeCycle<MonitoringState, MonitoringEvent, MonitoringFacts>({
  id: 'monitoring',
  noun: '监测',
  initial: '1',
  states: { '1': '在管', '2': '暂停', '3': '移出' },
  ways: {
    PAUSE: { label: '暂停', from: ['1'], to: '2', guards: [because], letter: 'E' },
    RESUME: { label: '恢复', from: ['2'], to: '1', guards: [inCare], letter: 'E' },
    REMOVE: { label: '移出管理', from: ['1', '2'], to: '3', guards: [because, attended], letter: 'M' },
    RESTORE: { label: '恢复管理', from: ['3'], to: '1', guards: [because, inCare], letter: 'M' },
  },
});

/** Answers that say where the monitoring is. */
export const MONITORING_STANDING = ['state', 'stateReason', 'stateNote', 'stateOn'] as const;

/** The state a sheet is in. */
const monitoringState = ({ state }: JsonObject): MonitoringState =>
  MONITORING_STATES.find((one) => one === state) ?? '1';

/**
 * The standing a sheet has after an event of that day, `null` for what is not answered any more; a sentence where its state knows no such
 * event or the event lacks something. Whether the person may leave or come back is asked where the sheet is written: `monitoringChange`.
 */
export function monitoringAfter(
  answers: JsonObject,
  event: MonitoringEvent,
  today: CalendarDay,
): Result<JsonObject, string> {
  const next = monitoringLife.after(monitoringState(answers), event, { inCare: true, openWarnings: 0 });
  if (!next.ok) return fail(next.failure.message);
  if (event.type === 'RESUME' || event.type === 'RESTORE')
    return ok({ state: next.value, stateReason: null, stateNote: null, stateOn: null });
  const note = event.note.trim();
  return ok({
    state: next.value,
    stateReason: event.reason,
    stateNote: note === '' ? null : note,
    stateOn: today,
  });
}

/**
 * What a save does to the life of a 血压患者 or 血糖患者: the way it goes, nothing where its state stays, or why it may not. `reason`: why the
 * sheet was changed; `inCare`: the archive is; `openWarnings`: readings of warning level 3 and 4 that nobody has dealt with.
 */
export function monitoringChange(
  before: JsonObject,
  after: JsonObject,
  known: { readonly inCare: boolean; readonly openWarnings: number; readonly reason: string },
): Result<WayGone | undefined, Refusal> {
  const [from, to] = [monitoringState(before), monitoringState(after)];
  const way = wayBetween(monitoringLife, from, to);
  if (!way.ok) return fail({ why: 'state', message: way.failure });
  if (!way.value) return ok(undefined);
  const next = monitoringLife.after(from, eventOf(from, to, after, known.reason), known);
  return next.ok ? way : next;
}

function eventOf(from: MonitoringState, to: MonitoringState, sheet: JsonObject, reason: string): MonitoringEvent {
  const text = (key: string): string => (typeof sheet[key] === 'string' ? sheet[key] : '');
  if (to === '1') return from === '2' ? { type: 'RESUME' } : { type: 'RESTORE', reason };
  return { type: to === '2' ? 'PAUSE' : 'REMOVE', reason: text('stateReason'), note: text('stateNote') };
}
