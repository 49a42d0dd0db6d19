import { setup, transition } from 'xstate';
import { fail, ok, type Result } from '../shared/index.ts';

/** A state by its code: 1 排队, 2 执行中, 3 完成, 4 部分失败, 5 已停止, 6 已暂停. */
export const BATCH_STATES = ['1', '2', '3', '4', '5', '6'] as const;
/** Where a batch of uploads is. */
export type BatchState = (typeof BATCH_STATES)[number];

/** What is known of a task when an event is asked for. */
export type BatchFacts = {
  /** Another task of the same account is under way: an account has one at a time. */
  readonly accountBusy: boolean;
  readonly accountPassed: boolean;
  /** Entries without an end, with a good one, and with a bad or an unknown one. */
  readonly waiting: number;
  readonly bad: number;
  /** Failed ones that were mended or failed by chance, and unknown ones: what trying again would do something to. */
  readonly retryable: number;
};

/** What becomes of a batch of uploads. */
export type BatchEvent =
  | { readonly type: 'START' | 'PAUSE' | 'RESUME' | 'ACCOUNT_REFUSED' | 'PLATFORM_DOWN' }
  | { readonly type: 'FINISH' | 'FINISH_PART' | 'RETRY_FAILED' }
  | { readonly type: 'STOP'; readonly reason: string };
/** Kind of an event of a batch. */
export type BatchEventType = BatchEvent['type'];

type Moment = { readonly context: BatchFacts; readonly event: BatchEvent };
type Refusal = (facts: BatchFacts, event: BatchEvent) => string | undefined;
const GUARDS: { readonly [type in BatchEventType]?: Refusal } = {
  START: ({ accountBusy }) => (accountBusy ? '这个账号还有任务在传，排队等候' : undefined),
  RESUME: ({ accountPassed }) => (accountPassed ? undefined : '上传账号没有校验通过，请先改正账号'),
  STOP: (_, event) => ('reason' in event && event.reason.trim() !== '' ? undefined : '请填写停止的原因'),
  RETRY_FAILED: ({ retryable, accountPassed }) => {
    if (retryable > 0) return undefined;
    return accountPassed ? '没有可以重试的：退回的记录要先改好，再重试' : '上传账号没有校验通过，请先改正账号';
  },
  FINISH: ({ waiting, bad }) => (waiting > 0 ? '还没有传完' : bad > 0 ? '有没传成的' : undefined),
  FINISH_PART: ({ waiting, bad }) => (waiting > 0 ? '还没有传完' : bad > 0 ? undefined : '没有失败的'),
};
const to = <Target extends BatchState>(target: Target) => ({
  target: `#batch.${target}` as const,
  guard: ({ context, event }: Moment) => GUARDS[event.type]?.(context, event) === undefined,
});
const PAUSES = { PAUSE: to('6'), ACCOUNT_REFUSED: to('6') };

/** A task of uploads (modules 1.4, subject `upload-batch`); one of an account is under way at a time. */
export const uploadBatchMachine = setup({
  types: { context: {} as BatchFacts, input: {} as BatchFacts, events: {} as BatchEvent },
}).createMachine({
  id: 'batch',
  context: ({ input }) => input,
  initial: '1',
  states: {
    '1': { id: 'batch.1', on: { START: to('2'), ...PAUSES, STOP: to('5') } },
    '2': {
      id: 'batch.2',
      on: { ...PAUSES, PLATFORM_DOWN: to('6'), STOP: to('5'), FINISH: to('3'), FINISH_PART: to('4') },
    },
    '3': { id: 'batch.3' },
    '4': { id: 'batch.4', on: { RETRY_FAILED: to('1') } },
    '5': { id: 'batch.5' },
    '6': { id: 'batch.6', on: { RESUME: to('1'), STOP: to('5') } },
  },
});

/** States of a task of uploads, in words. */
export const BATCH_STATE_LABELS: { readonly [state in BatchState]: string } = {
  '1': '排队',
  '2': '执行中',
  '3': '完成',
  '4': '部分失败',
  '5': '已停止',
  '6': '已暂停',
};
/** What may happen to a task of uploads, in words. */
export const BATCH_EVENT_LABELS: { readonly [type in BatchEventType]: string } = {
  START: '开始',
  PAUSE: '暂停',
  RESUME: '继续',
  ACCOUNT_REFUSED: '账号被拒，自动暂停',
  PLATFORM_DOWN: '平台不可达，自动暂停',
  FINISH: '完成',
  FINISH_PART: '部分失败',
  RETRY_FAILED: '重试失败',
  STOP: '停止',
};
/** Why a task stands still: 1 somebody, 2 the account, 3 the account is locked, 4 the platform, 5 many refusals of one kind. */
export const PAUSE_REASONS = {
  '1': '人工',
  '2': '账号密码错误（E01）',
  '3': '账号锁定',
  '4': '平台不可达或维护',
  '5': '同一种错误太多',
} as const;
/** Why a batch of uploads stands still. */
export type PauseReason = keyof typeof PAUSE_REASONS;

/** Events a state knows, whatever else holds. */
export const batchEventsFrom = (state: BatchState): readonly BatchEventType[] =>
  Object.keys(uploadBatchMachine.states[state]?.config.on ?? {}) as BatchEventType[];

/** Why an event of a batch is not taken; `message` is a Chinese sentence. */
export type BatchRefusal = { readonly why: 'state' | 'guard'; readonly message: string };

/** The state after an event, or why there is none. */
export function batchAfter(state: BatchState, event: BatchEvent, facts: BatchFacts): Result<BatchState, BatchRefusal> {
  if (!batchEventsFrom(state).includes(event.type))
    return fail({
      why: 'state',
      message: `任务${BATCH_STATE_LABELS[state]}，不能${BATCH_EVENT_LABELS[event.type]}`,
    });
  const refusal = GUARDS[event.type]?.(facts, event);
  if (refusal !== undefined) return fail({ why: 'guard', message: refusal });
  const at = uploadBatchMachine.resolveState({ value: state, context: facts });
  return ok(transition(uploadBatchMachine, at, event)[0].value as BatchState);
}
