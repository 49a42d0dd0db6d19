import { lifeCycle, said, type Guard } from '../../life-cycle/index.ts';
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
export const monitoringState = ({ state }: JsonObject): MonitoringState =>
  MONITORING_STATES.find((one) => one === state) ?? '1';

/**
 * The standing a sheet has after an event of that day, `null` for what is not answered any more; a sentence where it cannot be. `inCare`: the
 * archive is; `openWarnings`: readings of warning level 3 and 4 that nobody has dealt with.
 */
export function monitoringAfter(
  answers: JsonObject,
  event: MonitoringEvent,
  facts: { readonly inCare: boolean; readonly openWarnings: number; readonly today: CalendarDay },
): Result<JsonObject, string> {
  const next = monitoringLife.after(monitoringState(answers), event, facts);
  if (!next.ok) return fail(next.failure.message);
  if (event.type === 'RESUME' || event.type === 'RESTORE')
    return ok({ state: next.value, stateReason: null, stateNote: null, stateOn: null });
  const note = event.note.trim();
  return ok({
    state: next.value,
    stateReason: event.reason,
    stateNote: note === '' ? null : note,
    stateOn: facts.today,
  });
}
