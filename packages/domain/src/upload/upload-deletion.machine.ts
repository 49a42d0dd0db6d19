import { setup, transition } from 'xstate';
import { fail, ok, type Result } from '../shared/index.ts';
import type { UploadState } from './upload-record.machine.ts';

/** A state by the code of `upload.revokeState`: 0 未申请, 1 申请中, 2 平台已删, 3 平台拒绝, 4 已发出, 5 没有应答. */
export const DELETION_STATES = ['0', '1', '2', '3', '4', '5'] as const;
/** Where the deletion of an uploaded record is. */
export type DeletionState = (typeof DELETION_STATES)[number];

/** Milliseconds between asking for a deletion and its going out, in which it can be taken back [P]. */
export const DELETION_GRACE = 600_000;

/** Why somebody wants a record off the platform. */
export const DELETION_REASONS = {
  '1': '传错人',
  '2': '重复记录',
  '3': '日期错误',
  '4': '居民要求',
  '9': '其他',
} as const satisfies { readonly [code: string]: string };
type DeletionReason = keyof typeof DELETION_REASONS;
/** Whether a code is a reason for which a record may be deleted on the platform. */
export const isDeletionReason = (code: unknown): code is DeletionReason =>
  typeof code === 'string' && Object.hasOwn(DELETION_REASONS, code);

/** What is known when an event is asked for. */
type DeletionFacts = {
  readonly uploadState: UploadState;
  /** Under which number the platform has the record; `null`: under none. */
  readonly platformId: string | null;
  /** The platform had refused an earlier one. */
  readonly refusedBefore?: boolean;
};
/** What becomes of the deletion of an uploaded record. */
export type DeletionEvent =
  | { readonly type: 'ASK_DELETE'; readonly reasonCode: string; readonly reason: string }
  | { readonly type: 'WITHDRAW_DELETE' | 'SEND_DELETE' | 'PUT_OFF_DELETE' }
  | { readonly type: 'DELETED' | 'DELETE_REFUSED' | 'DELETE_UNANSWERED' | 'STILL_THERE' | 'DELETE_ASK_AGAIN' }
  /** The platform has taken the record anew. */
  | { readonly type: 'UPLOADED_ANEW' };
/** Kind of an event of a deletion. */
export type DeletionEventType = DeletionEvent['type'];

/** While a deletion is under way nothing of the record is sent. */
export const isDeletionOpen = (state: string): boolean => ['1', '4', '5'].includes(state);

/** What is on its way may change what the platform has: nothing is asked to go before that is known. */
const UNDER_WAY: { readonly [state in UploadState]?: string } = {
  '2': '正在上传，有了答复再申请',
  '7': '上传后没有答复，请先查询平台',
};

type Moment = { readonly context: DeletionFacts; readonly event: DeletionEvent };
function refusalOf({ uploadState, platformId }: DeletionFacts, event: DeletionEvent): string | undefined {
  if (event.type !== 'ASK_DELETE') return undefined;
  const underWay = UNDER_WAY[uploadState];
  if (underWay !== undefined) return underWay;
  if (platformId === null)
    return uploadState === '3' || uploadState === '6' ? '没有平台编号，请先与平台比对' : '平台没有收下过这条记录';
  if (!isDeletionReason(event.reasonCode)) return '请选择删除的原因';
  return event.reason.trim() === '' ? '请写明删除的原因' : undefined;
}
const to = <Target extends DeletionState>(target: Target) => ({
  target: `#deletion.${target}` as const,
  guard: ({ context, event }: Moment) => refusalOf(context, event) === undefined,
});
const wasRefused = ({ context }: Moment): boolean => context.refusedBefore === true;

/**
 * A record's deletion on the platform, beside its upload (`upload-record`): asked for with a reason, taken back until it goes out, never sent a
 * second time before the platform was asked what became of the first.
 */
const uploadDeletionMachine = setup({
  types: { context: {} as DeletionFacts, input: {} as DeletionFacts, events: {} as DeletionEvent },
}).createMachine({
  id: 'deletion',
  context: ({ input }) => input,
  initial: '0',
  states: {
    '0': { id: 'deletion.0', on: { ASK_DELETE: to('1') } },
    '1': {
      id: 'deletion.1',
      on: {
        WITHDRAW_DELETE: [{ target: '#deletion.3', guard: wasRefused }, { target: '#deletion.0' }],
        SEND_DELETE: to('4'),
      },
    },
    '2': { id: 'deletion.2', on: { UPLOADED_ANEW: to('0') } },
    '3': { id: 'deletion.3', on: { ASK_DELETE: to('1'), UPLOADED_ANEW: to('0') } },
    '4': {
      id: 'deletion.4',
      on: { DELETED: to('2'), DELETE_REFUSED: to('3'), DELETE_UNANSWERED: to('5'), PUT_OFF_DELETE: to('1') },
    },
    '5': {
      id: 'deletion.5',
      on: { DELETED: to('2'), STILL_THERE: to('1'), DELETE_ASK_AGAIN: { target: '#deletion.5', reenter: true } },
    },
  },
});

/** States of a deletion on the platform, in words. */
export const DELETION_STATE_LABELS: { readonly [state in DeletionState]: string } = {
  '0': '未申请',
  '1': '申请中',
  '2': '平台已删',
  '3': '平台拒绝',
  '4': '已发出',
  '5': '没有应答',
};
/** What may happen to a deletion on the platform, in words. */
export const DELETION_EVENT_LABELS: { readonly [type in DeletionEventType]: string } = {
  ASK_DELETE: '申请平台删除',
  WITHDRAW_DELETE: '撤回删除申请',
  SEND_DELETE: '发出删除申请',
  PUT_OFF_DELETE: '没有发出，稍后再发',
  DELETED: '平台已删除',
  DELETE_REFUSED: '平台拒绝删除',
  DELETE_UNANSWERED: '删除申请没有应答',
  STILL_THERE: '平台还有，再发一次',
  DELETE_ASK_AGAIN: '平台仍无答复',
  UPLOADED_ANEW: '重新上传后清除',
};
/** Why an event of a deletion is not taken; `message` is a Chinese sentence. */
export type DeletionRefusal = { readonly why: 'state' | 'guard'; readonly message: string };

/** Events a state knows, whatever is filled in. */
const deletionEventsFrom = (state: DeletionState): readonly DeletionEventType[] =>
  Object.keys(uploadDeletionMachine.states[state]?.config.on ?? {}) as DeletionEventType[];

/** The state after an event, or why there is none. */
export function deletionAfter(
  state: DeletionState,
  event: DeletionEvent,
  facts: DeletionFacts,
): Result<DeletionState, DeletionRefusal> {
  if (!deletionEventsFrom(state).includes(event.type))
    return fail({
      why: 'state',
      message: `平台删除为“${DELETION_STATE_LABELS[state]}”，不能${DELETION_EVENT_LABELS[event.type]}`,
    });
  const message = refusalOf(facts, event);
  if (message !== undefined) return fail({ why: 'guard', message });
  const at = uploadDeletionMachine.resolveState({ value: state, context: facts });
  return ok(transition(uploadDeletionMachine, at, event)[0].value as DeletionState);
}
