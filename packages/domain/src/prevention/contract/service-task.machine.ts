import { lifeCycle, said, type Guard } from '../../life-cycle/index.ts';
import type { CalendarDay } from '../../shared/index.ts';

/** 0 未确认, 1 未完成, 2 已完成, 3 已解约 (modules 1.7). */
export type ServiceTaskState = '0' | '1' | '2' | '3';

/** How a service counts as done: 1 its record was made, 2 somebody confirms it, 3 a photograph was handed in. */
export type FinishRule = '1' | '2' | '3';

/** What is true of a task. `windowStart` to `lastDay`: from when on it may be done, and until when what is late is still counted. */
export type ServiceTaskFacts = {
  readonly today: CalendarDay;
  readonly windowStart: CalendarDay;
  readonly lastDay: CalendarDay;
  readonly finishRule: FinishRule;
};

/** What happens to one service that was agreed upon. `on`: the day on which it was done. */
export type ServiceTaskEvent =
  | { readonly type: 'CONFIRM' | 'RECORD_VOIDED' | 'CONTRACT_ENDED' | 'CONTRACT_RESTORED' }
  | { readonly type: 'RECORD_SAVED'; readonly on: CalendarDay }
  | { readonly type: 'FINISH'; readonly on: CalendarDay; readonly way: string }
  | { readonly type: 'PHOTO'; readonly on: CalendarDay; readonly evidence: string }
  | { readonly type: 'UNDO_FINISH'; readonly reason: string };

type One = Guard<ServiceTaskFacts, ServiceTaskEvent>;
const begun: One = ({ today, windowStart }) => (today < windowStart ? '还没有到这一次服务的时间' : undefined);
const inTime: One = ({ today, windowStart, lastDay }, event) => {
  if (!('on' in event)) return undefined;
  if (event.on > today) return '完成日期不能晚于今天';
  if (event.on < windowStart) return '早于这一次服务的时间，不能提前一并完成';
  return event.on > lastDay ? '超过补做期限（应完成日后 30 天），不算履约' : undefined;
};
const rule =
  (wanted: FinishRule, message: string): One =>
  ({ finishRule }) =>
    finishRule === wanted ? undefined : message;
const way: One = (_, event) => (event.type === 'FINISH' && !said(event.way) ? '请填写完成方式' : undefined);
const photo: One = (_, event) => (event.type === 'PHOTO' && !said(event.evidence) ? '请上传照片' : undefined);
const because: One = (_, event) => (event.type === 'UNDO_FINISH' && !said(event.reason) ? '请填写原因' : undefined);

/** One of the services of a contract: the n-th time of an item of a package. It ends with the contract and comes back with it. */
export const serviceTaskLife = lifeCycle<ServiceTaskState, ServiceTaskEvent, ServiceTaskFacts>({
  id: 'service-task',
  noun: '履约任务',
  initial: '0',
  states: { '0': '未确认', '1': '未完成', '2': '已完成', '3': '已解约' },
  ways: {
    CONFIRM: { label: '到期确认', from: ['0'], to: '1', guards: [begun] },
    RECORD_SAVED: { label: '记录完成', from: ['1'], to: '2', guards: [rule('1', '这一项由人工确认完成'), inTime] },
    FINISH: {
      label: '完成',
      from: ['1'],
      to: '2',
      guards: [rule('2', '这一项不是人工确认的项目'), inTime, way],
      letter: 'E',
    },
    PHOTO: {
      label: '上传照片完成',
      from: ['1'],
      to: '2',
      guards: [rule('3', '这一项不用照片'), inTime, photo],
      letter: 'E',
    },
    RECORD_VOIDED: { label: '凭据作废', from: ['2'], to: '1', guards: [rule('1', '这一项不是由记录完成的')] },
    UNDO_FINISH: { label: '撤回完成', from: ['2'], to: '1', guards: [because], letter: 'M' },
    CONTRACT_ENDED: { label: '随解约结束', from: ['0', '1'], to: '3' },
    CONTRACT_RESTORED: { label: '随撤销解约恢复', from: ['3'], to: '1', guards: [begun] },
  },
});
