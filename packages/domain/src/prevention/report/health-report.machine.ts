import { lifeCycle, said, wayBetween, type Guard, type WayGone } from '../../life-cycle/index.ts';
import { fail, ok, type JsonObject, type Result } from '../../shared/index.ts';

/** The form of a 健康报告. */
export const HEALTH_REPORT_FORM = 'health-report';
/** 0 草稿, 1 已审核, 2 已推送, 3 已阅读, 4 已作废. */
const STATES = ['0', '1', '2', '3', '4'] as const;
type ReportState = (typeof STATES)[number];

/** What is known when an event is asked for. */
type ReportKnown = {
  readonly advised: boolean;
  /** Readings of level 4 nobody has dealt with; where that is not known here, whoever writes asks. */
  readonly openCritical: number;
};

/** What becomes of a report. `by` who hears or gets it. */
export type HealthReportEvent =
  | { readonly type: 'REVIEW' }
  | { readonly type: 'WITHDRAW'; readonly reason: string }
  | { readonly type: 'HAND_OUT'; readonly receivedBy: string }
  | { readonly type: 'READ'; readonly receivedBy: string }
  | { readonly type: 'DISCARD' | 'VOID'; readonly reason: string };

type One = Guard<ReportKnown, HealthReportEvent>;
const advised: One = (known) => (known.advised ? undefined : '请先写好医生建议');
const calm: One = ({ openCritical }) =>
  openCritical > 0 ? `还有 ${openCritical} 条 4 级预警没有处理，处理后再审核` : undefined;
const because: One = (_, event) => ('reason' in event && !said(event.reason) ? '请填写原因' : undefined);
const who: One = (_, event) => ('receivedBy' in event && !said(event.receivedBy) ? '请填写收到或听取的人' : undefined);

/** The life of a 健康报告. */
export const healthReportLife = lifeCycle<ReportState, HealthReportEvent, ReportKnown>({
  id: 'health-report',
  noun: '报告',
  initial: '0',
  states: { '0': '草稿', '1': '已审核', '2': '已推送', '3': '已阅读', '4': '已作废' },
  ways: {
    REVIEW: { label: '审核', from: ['0'], to: '1', guards: [advised, calm], letter: 'M' },
    WITHDRAW: { label: '撤回审核', from: ['1'], to: '0', guards: [because], letter: 'M' },
    HAND_OUT: { label: '交付居民', from: ['1'], to: '2', guards: [who], letter: 'E' },
    READ: { label: '登记讲解', from: ['2'], to: '3', guards: [who], letter: 'E' },
    DISCARD: { label: '删除草稿', from: ['0'], to: '4', guards: [because], letter: 'E' },
    VOID: { label: '作废', from: ['1', '2', '3'], to: '4', guards: [because], letter: 'M' },
  },
});

/** Answers an event may change. */
export const HEALTH_REPORT_STANDING = [
  'state',
  'reviewer',
  'reviewedAt',
  'pushWay',
  'pushedAt',
  'receivedBy',
  'readAt',
  'stateReason',
] as const;

const stateOf = ({ state }: JsonObject): ReportState => STATES.find((one) => one === state) ?? '0';
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The answers after an event, `null` for what is not answered any more; a sentence where it cannot be. `at`: day and minute in China. */
export function healthReportAfter(
  answers: JsonObject,
  event: HealthReportEvent,
  { by, at }: { readonly by: string; readonly at: string },
): Result<JsonObject, string> {
  const next = healthReportLife.after(stateOf(answers), event, { advised: isText(answers['advice']), openCritical: 0 });
  if (!next.ok) return fail(next.failure.message);
  const state = next.value;
  if (event.type === 'REVIEW') return ok({ state, reviewer: by, reviewedAt: at, stateReason: null });
  if (event.type === 'WITHDRAW')
    return ok({ state, reviewer: null, reviewedAt: null, stateReason: event.reason.trim() });
  if (event.type === 'HAND_OUT') return ok({ state, pushWay: '3', pushedAt: at, receivedBy: event.receivedBy.trim() });
  if (event.type === 'READ') return ok({ state, readAt: at, receivedBy: event.receivedBy.trim() });
  return ok({ state, stateReason: event.reason.trim() });
}

/** What doctors may change of a report by hand, and only while it is a draft. */
const WRITTEN = ['conclusion', 'advice'] as const;

/** The way a save goes that changes the state; nothing where it stays, a sentence where no way leads there or words of a reviewed report were changed. */
export function healthReportChange(before: JsonObject, after: JsonObject): Result<WayGone | undefined, string> {
  const changed = WRITTEN.some((key) => (before[key] ?? '') !== (after[key] ?? ''));
  if (stateOf(before) !== '0' && changed) return fail('报告已经审核，请先“撤回审核”再改');
  return wayBetween(healthReportLife, stateOf(before), stateOf(after));
}
