import { setup, transition } from 'xstate';
import { fail, ok, type Result } from '../shared/index.ts';
import { isOfThePerson, isRetryable, MOST_RETRIES, type UploadError } from './upload-errors.data.ts';

/** A state by the code of `upload-record.state`. */
export const UPLOAD_STATES = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;
/** Where the upload of a record is. */
export type UploadState = (typeof UPLOAD_STATES)[number];

/** What is known of an entry when an event is asked for; guards look at it and at nothing else. */
export type UploadFacts = {
  /** Items the platform asks for are missing. */
  readonly incomplete: boolean;
  /** Earlier failures of the kind that is tried again by itself. */
  readonly attempts: number;
  readonly errorCode?: UploadError;
  /** What would be sent now is something else than what was sent last. */
  readonly changed: boolean;
  /** The platform takes the account's name and password. */
  readonly accountPassed: boolean;
  /** How often the platform was asked about an entry whose answer never came. */
  readonly askedTimes: number;
  /** Somebody asked for it to be deleted on the platform, and the answer is not there yet (`upload-deletion`). */
  readonly deleting?: boolean;
};

type Reason = { readonly reason: string };
/** What becomes of the upload of a record. */
export type UploadEvent =
  | { readonly type: 'COMPLETE' | 'BECOMES_INCOMPLETE' | 'CHANGED' | 'RECORD_ENDED' | 'PLATFORM_DELETED' }
  | { readonly type: 'TAKE' | 'ACCEPTED' | 'ACCOUNT_REFUSED' | 'NO_ANSWER' | 'SWEEP_UNSENT' | 'SWEEP_SENT' }
  | { readonly type: 'RETRYABLE' | 'REFUSED'; readonly code: UploadError }
  | { readonly type: 'FOUND_SAME' | 'FOUND_DIFFERENT' | 'NOT_FOUND' | 'ASK_AGAIN' }
  /** Name, number, sex or birthday of the person are others than those that were sent. */
  | { readonly type: 'PERSON_CORRECTED' }
  | { readonly type: 'RETRY'; readonly unchangedIsRight?: boolean }
  | ({ readonly type: 'SKIP' | 'CONFIRM_ABSENT' } & Reason)
  | ({ readonly type: 'CONFIRM_UPLOADED'; readonly platformId: string } & Reason)
  | ({ readonly type: 'RESEND' } & Partial<Reason>)
  | { readonly type: 'ACCEPT_EXISTING' | 'RESTORE' }
  /** `was`: where it stood before it was set aside. */
  | { readonly type: 'UNDO_SKIP'; readonly was: string };
/** Kind of an event of an upload. */
export type UploadEventType = UploadEvent['type'];

type Refusal = (facts: UploadFacts, event: UploadEvent) => string | undefined;
const said = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** Questions to the platform before a person may decide what became of an entry [P]. */
export const ASKED_BEFORE_DECIDING = 3;

/** What is in the way of an event, as a sentence; nothing where it may happen. */
const GUARDS = {
  whole: ({ incomplete }) => (incomplete ? '还有平台必填的项目没有填' : undefined),
  lacking: ({ incomplete }) => (incomplete ? undefined : '必填项目已齐全'),
  kept: ({ deleting }) => (deleting === true ? '已申请平台删除，先撤回申请' : undefined),
  passed: ({ accountPassed }) => (accountPassed ? undefined : '上传账号没有校验通过，请先改正账号'),
  again: ({ attempts }, event) =>
    'code' in event && isRetryable(event.code) && attempts < MOST_RETRIES ? undefined : '不再自动重试',
  reasoned: (_, event) => ('reason' in event && said(event.reason) ? undefined : '请填写原因'),
  numbered: (_, event) => ('platformId' in event && said(event.platformId) ? undefined : '请填写平台编号'),
  asked: ({ askedTimes }) =>
    askedTimes >= ASKED_BEFORE_DECIDING ? undefined : `先向平台查询，${ASKED_BEFORE_DECIDING} 次没有结果再人工核定`,
  other: ({ changed }) => (changed ? undefined : '内容与已上传的相同'),
  mended: ({ errorCode, changed, accountPassed, incomplete }, event) => {
    if (errorCode === 'E01') return accountPassed ? undefined : '上传账号没有校验通过，请先改正账号';
    if (incomplete) return '还有平台必填的项目没有填';
    const sure = event.type === 'RETRY' && event.unchangedIsRight === true;
    return changed || sure || (errorCode !== undefined && isRetryable(errorCode)) ? undefined : '退回后还没有修改过';
  },
  ofPerson: ({ errorCode }) =>
    errorCode !== undefined && isOfThePerson(errorCode) ? undefined : '退回不是因为姓名或身份证号',
  existing: ({ errorCode }) => (errorCode === 'E08' ? undefined : '平台没有说已有同日记录'),
} as const satisfies { readonly [name: string]: Refusal };
type GuardName = keyof typeof GUARDS;

/** Which guards an event has, in the order in which what they say is told. */
export const UPLOAD_GUARDS: { readonly [type in UploadEventType]?: readonly GuardName[] } = {
  COMPLETE: ['whole'],
  BECOMES_INCOMPLETE: ['lacking'],
  TAKE: ['kept', 'passed', 'whole'],
  RESEND: ['kept'],
  RETRYABLE: ['again'],
  CHANGED: ['other'],
  RETRY: ['mended'],
  PERSON_CORRECTED: ['ofPerson', 'whole', 'other'],
  SKIP: ['reasoned'],
  CONFIRM_UPLOADED: ['asked', 'numbered', 'reasoned'],
  CONFIRM_ABSENT: ['asked', 'reasoned'],
  ACCEPT_EXISTING: ['existing'],
};

type Moment = { readonly context: UploadFacts; readonly event: UploadEvent };
const refusalOf = (facts: UploadFacts, event: UploadEvent): string | undefined =>
  (UPLOAD_GUARDS[event.type] ?? []).map((name) => (GUARDS[name] as Refusal)(facts, event)).find((one) => one);
const guarded = <Target extends UploadState>(target: Target) => ({
  target: `#upload.${target}` as const,
  guard: ({ context, event }: Moment) => refusalOf(context, event) === undefined,
});
const incomplete = ({ context }: Moment): boolean => context.incomplete;
const hadFailed = ({ event }: Moment): boolean => event.type === 'UNDO_SKIP' && event.was === '4';
const TO_WAITING = [{ target: '#upload.0', guard: incomplete }, { target: '#upload.1' }] as const;

/**
 * What a record's upload goes through (modules 1.4; subject `upload`): 0 未上传, 1 待上传, 2 上传中, 3 上传成功, 4 上传失败, 5 无需上传,
 * 6 需重新上传, 7 未知. From 未知 only an answer of the platform, or a person who says why, leads back to where something is sent.
 */
export const uploadRecordMachine = setup({
  types: { context: {} as UploadFacts, input: {} as UploadFacts, events: {} as UploadEvent },
}).createMachine({
  id: 'upload',
  context: ({ input }) => input,
  initial: '0',
  states: {
    '0': {
      id: 'upload.0',
      on: {
        COMPLETE: guarded('1'),
        SKIP: guarded('5'),
        RECORD_ENDED: guarded('5'),
        PLATFORM_DELETED: guarded('5'),
      },
    },
    '1': {
      id: 'upload.1',
      on: {
        BECOMES_INCOMPLETE: guarded('0'),
        TAKE: guarded('2'),
        SKIP: guarded('5'),
        RECORD_ENDED: guarded('5'),
        PLATFORM_DELETED: guarded('5'),
      },
    },
    '2': {
      id: 'upload.2',
      on: {
        ACCEPTED: guarded('3'),
        RETRYABLE: guarded('1'),
        ACCOUNT_REFUSED: guarded('4'),
        REFUSED: guarded('4'),
        NO_ANSWER: guarded('7'),
        SWEEP_UNSENT: guarded('1'),
        SWEEP_SENT: guarded('7'),
      },
    },
    '3': {
      id: 'upload.3',
      on: { CHANGED: guarded('6'), RESEND: { ...guarded('6'), guard: resends }, PLATFORM_DELETED: guarded('5') },
    },
    '4': {
      id: 'upload.4',
      on: {
        RETRY: guarded('1'),
        PERSON_CORRECTED: guarded('1'),
        ACCEPT_EXISTING: guarded('3'),
        SKIP: guarded('5'),
        RECORD_ENDED: guarded('5'),
        PLATFORM_DELETED: guarded('5'),
      },
    },
    '5': {
      id: 'upload.5',
      on: { RESTORE: [...TO_WAITING], UNDO_SKIP: [{ target: '#upload.4', guard: hadFailed }, ...TO_WAITING] },
    },
    '6': {
      id: 'upload.6',
      on: {
        TAKE: guarded('2'),
        RESEND: { ...guarded('6'), reenter: true },
        RECORD_ENDED: guarded('5'),
        PLATFORM_DELETED: guarded('5'),
      },
    },
    '7': {
      id: 'upload.7',
      on: {
        FOUND_SAME: guarded('3'),
        FOUND_DIFFERENT: guarded('6'),
        NOT_FOUND: guarded('1'),
        ASK_AGAIN: { target: '#upload.7', reenter: true },
        CONFIRM_UPLOADED: guarded('3'),
        CONFIRM_ABSENT: guarded('1'),
      },
    },
  },
});

/** Somebody who sends again what was accepted and has not changed says why. */
function resends({ context, event }: Moment): boolean {
  return refusalOf(context, event) === undefined && 'reason' in event && said(event.reason);
}

/** Why an event of an upload is not taken; `message` is a Chinese sentence. */
export type UploadRefusal = { readonly why: 'state' | 'guard'; readonly message: string };

/** In the words of those who upload. */
export const UPLOAD_STATE_LABELS: { readonly [state in UploadState]: string } = {
  '0': '未上传',
  '1': '待上传',
  '2': '上传中',
  '3': '上传成功',
  '4': '上传失败',
  '5': '无需上传',
  '6': '需重新上传',
  '7': '未知',
};
/** What may happen to an entry of the ledger, in words. */
export const UPLOAD_EVENT_LABELS: { readonly [type in UploadEventType]: string } = {
  COMPLETE: '补齐',
  BECOMES_INCOMPLETE: '修改后又缺必填',
  CHANGED: '上传后被修改',
  RECORD_ENDED: '本地记录作废或档案终止',
  PLATFORM_DELETED: '平台已删除',
  TAKE: '开始上传',
  ACCEPTED: '平台接受',
  RETRYABLE: '稍后自动重试',
  ACCOUNT_REFUSED: '账号被拒',
  REFUSED: '平台退回',
  NO_ANSWER: '没有应答',
  SWEEP_UNSENT: '中断，未发出',
  SWEEP_SENT: '中断，已发出',
  FOUND_SAME: '平台已有，内容一致',
  FOUND_DIFFERENT: '平台已有，内容不同',
  NOT_FOUND: '平台没有',
  ASK_AGAIN: '平台仍无答复',
  RETRY: '重传',
  PERSON_CORRECTED: '姓名或身份证号已改正',
  SKIP: '设为无需上传',
  CONFIRM_ABSENT: '人工核定：平台没有',
  CONFIRM_UPLOADED: '人工核定：平台已有',
  RESEND: '重新上传',
  ACCEPT_EXISTING: '认作已上传',
  RESTORE: '恢复上传',
  UNDO_SKIP: '撤销“无需上传”',
};

/** Events a state knows, whatever is filled in. */
export const uploadEventsFrom = (state: UploadState): readonly UploadEventType[] =>
  Object.keys(uploadRecordMachine.states[state]?.config.on ?? {}) as UploadEventType[];

/** The state of a record that is seen for the first time. */
export const firstUploadState = (isIncomplete: boolean): UploadState => (isIncomplete ? '0' : '1');

/** The state after an event, or why there is none. */
export function uploadAfter(
  state: UploadState,
  event: UploadEvent,
  facts: UploadFacts,
): Result<UploadState, UploadRefusal> {
  if (!uploadEventsFrom(state).includes(event.type))
    return fail({
      why: 'state',
      message: `上传状态为“${UPLOAD_STATE_LABELS[state]}”，不能${UPLOAD_EVENT_LABELS[event.type]}`,
    });
  const at = uploadRecordMachine.resolveState({ value: state, context: facts });
  if (!at.can(event)) {
    const needsReason = event.type === 'RESEND' ? '内容没有变，请填写重新上传的原因' : undefined;
    return fail({ why: 'guard', message: refusalOf(facts, event) ?? needsReason ?? '现在不能办理' });
  }
  return ok(transition(uploadRecordMachine, at, event)[0].value as UploadState);
}
