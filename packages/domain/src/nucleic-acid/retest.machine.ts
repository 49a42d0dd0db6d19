import { lifeCycle, type Guard, type LifeCycle } from '../life-cycle/index.ts';
import type { RetestCounts } from './retest-members.rules.ts';

/** 1 待召回, 2 召回中, 3 复核检测中, 4 已完成 (form nucleic-retest-task); 9 已撤销 [P]. */
const RETEST_STATES = ['1', '2', '3', '4', '9'] as const;
/** Where the second test of a sample is. */
export type RetestState = (typeof RETEST_STATES)[number];

type RetestEvent =
  | { readonly type: 'CALL' }
  | { readonly type: 'REST' }
  | { readonly type: 'SAMPLED' }
  | { readonly type: 'RECALL' }
  | { readonly type: 'FINISH' }
  | { readonly type: 'REOPEN' }
  | { readonly type: 'WITHDRAW' };

type One = Guard<RetestCounts, RetestEvent>;
const begun: One = ({ begun: any }) => (any ? undefined : '还没有通知任何人');
const untouched: One = ({ begun: any }) => (any ? '召回已经开始' : undefined);
const nobodySampled: One = ({ sampled }) => (sampled === 0 ? undefined : '单采复核已经开始，不能撤回审核');
const allSampled: One = ({ toSample }) => (toSample === 0 ? undefined : `还有 ${toSample} 人没有重新采样`);
const someToSample: One = ({ toSample }) => (toSample > 0 ? undefined : '每个人都已重新采样');
const settled: One = ({ waiting }) => (waiting === 0 ? undefined : `还有 ${waiting} 人没有单管结果`);
const open: One = ({ waiting }) => (waiting > 0 ? undefined : '每个人都已有结果');

/**
 * The task of a positive or suspect pool (rules/modules.md 1.1): its people are called in, sampled again one by one, and each has a verdict of their own or is
 * handed on. Only taking it back is anybody's doing; everything else follows from what became of its people.
 */
export const retestLife: LifeCycle<RetestState, RetestEvent, RetestCounts> = lifeCycle<
  RetestState,
  RetestEvent,
  RetestCounts
>({
  id: 'retest',
  noun: '复核任务',
  initial: '1',
  states: { '1': '待召回', '2': '召回中', '3': '复核检测中', '4': '已完成', '9': '已撤销' },
  ways: {
    CALL: { label: '召回', from: ['1'], to: '2', guards: [begun] },
    REST: { label: '未召回', from: ['2'], to: '1', guards: [untouched] },
    SAMPLED: { label: '全部采样', from: ['1', '2'], to: '3', guards: [allSampled] },
    RECALL: { label: '再召回', from: ['3'], to: '2', guards: [someToSample] },
    FINISH: { label: '完成', from: ['1', '2', '3'], to: '4', guards: [settled] },
    REOPEN: { label: '重开', from: ['4'], to: '3', guards: [open] },
    WITHDRAW: { label: '撤销', from: ['1', '2'], to: '9', guards: [nobodySampled] },
  },
});

const BY_ITSELF: readonly RetestEvent['type'][] = ['FINISH', 'REOPEN', 'SAMPLED', 'RECALL', 'CALL', 'REST'];

/** Where a task stands when its people stand like this: every event that happens by itself, one after the other. */
export function retestFollows(state: RetestState, counts: RetestCounts): RetestState {
  for (const type of BY_ITSELF) {
    const next = retestLife.after(state, { type }, counts);
    if (next.ok) return retestFollows(next.value, counts);
  }
  return state;
}
