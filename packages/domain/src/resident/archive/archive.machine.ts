import { setup, transition } from 'xstate';
import { daysBetween, fail, ok, type CalendarDay, type Result } from '../../shared/index.ts';
import type { ArchiveStatus } from '../resident.ts';

/** What is known when an event is asked for; guards look at it and at nothing else. */
export type ArchiveFacts = {
  readonly today: CalendarDay;
  readonly birthDate: CalendarDay;
  /** Whoever asks works at the county and administers it. */
  readonly countyAdmin: boolean;
  /** Of a file that was merged into another one: the day, and whether the kept one has been merged on since or is no longer in care. */
  readonly merged?: { readonly on: CalendarDay; readonly keptMovedOn: boolean };
};

/** One attempt to reach somebody, for 失访. */
export type ContactAttempt = {
  readonly date: CalendarDay;
  readonly mode: string;
  readonly contact: string;
  readonly result: string;
};

type On = { readonly on: CalendarDay; readonly note?: string };
/** What happens to a resident’s file, with what must be told of it. */
export type ArchiveEvent =
  | (On & { readonly type: 'MOVE_OUT'; readonly destination: string; readonly handover: string })
  | (On & { readonly type: 'DIE'; readonly cause: string; readonly evidence: string; readonly informant?: string })
  | (On & { readonly type: 'LOSE'; readonly reason: string; readonly attempts: readonly ContactAttempt[] })
  | (On & { readonly type: 'REFUSE'; readonly refuser: string; readonly reason: string })
  | (On & { readonly type: 'END'; readonly reason: string })
  /** Into `keptId`, the other file of the same person. */
  | (On & { readonly type: 'VOID'; readonly reason: string; readonly keptId: string })
  | (On & { readonly type: 'RESTORE'; readonly reason: string })
  | (On & { readonly type: 'CORRECT_DEATH'; readonly reason: string })
  | (On & { readonly type: 'UNDO_MERGE'; readonly reason: string })
  /** Another institution of the county takes the file that was let go; `village`: its name. */
  | (On & { readonly type: 'MOVE_IN'; readonly village: string });
/** Kind of an event of a resident’s file. */
export type ArchiveEventType = ArchiveEvent['type'];

/** Days within which a merger can be undone [P]. */
export const UNDO_MERGE_DAYS = 30;
/** Attempts on different days before somebody counts as lost [P]. */
export const CONTACT_ATTEMPTS = 3;

const said = (text: string | undefined): boolean => (text ?? '').trim() !== '';

/** What is in the way of an event, as a sentence; nothing where it may happen. */
const GUARDS = {
  dated: ({ today, birthDate }: ArchiveFacts, { on }: ArchiveEvent): string | undefined => {
    if (on > today) return '日期不能晚于今天';
    return on < birthDate ? '日期不能早于出生日期' : undefined;
  },
  told: (_: ArchiveFacts, event: ArchiveEvent): string | undefined => {
    if (event.type === 'MOVE_OUT')
      return said(event.destination) && said(event.handover) ? undefined : '请填写迁往地点和档案交接记录';
    if (event.type === 'MOVE_IN') return undefined;
    if (event.type === 'DIE') return said(event.cause) && said(event.evidence) ? undefined : '请填写死亡原因和信息来源';
    if (event.type === 'REFUSE')
      return said(event.refuser) && said(event.reason) ? undefined : '请填写谁表示拒绝和理由';
    return said(event.reason) ? undefined : '请填写原因';
  },
  soughtThrice: ({ today }: ArchiveFacts, event: ArchiveEvent): string | undefined => {
    if (event.type !== 'LOSE') return undefined;
    const days = new Set(
      event.attempts.filter(({ date, result }) => date <= today && said(result)).map(({ date }) => date),
    );
    return days.size >= CONTACT_ATTEMPTS ? undefined : `请登记至少 ${CONTACT_ATTEMPTS} 次不同日期的联系经过`;
  },
  byCounty: ({ countyAdmin }: ArchiveFacts): string | undefined =>
    countyAdmin ? undefined : '更正死亡只能由县级管理员办理',
  undoable: ({ merged, today }: ArchiveFacts): string | undefined => {
    if (!merged || daysBetween(merged.on, today) > UNDO_MERGE_DAYS) return `合并已超过 ${UNDO_MERGE_DAYS} 天，不能撤销`;
    return merged.keptMovedOn ? '保留的档案已不在管或又与其他档案合并，不能撤销' : undefined;
  },
} as const;
type GuardName = keyof typeof GUARDS;

const guards = Object.fromEntries(
  Object.entries(GUARDS).map(([name, refusal]) => [
    name,
    ({ context, event }: { readonly context: ArchiveFacts; readonly event: ArchiveEvent }) =>
      refusal(context, event) === undefined,
  ]),
) as {
  readonly [name in GuardName]: (args: { readonly context: ArchiveFacts; readonly event: ArchiveEvent }) => boolean;
};

/** Which guards an event has, in the order in which what they say is told. */
export const ARCHIVE_GUARDS: { readonly [type in ArchiveEventType]: readonly GuardName[] } = {
  MOVE_OUT: ['dated', 'told'],
  DIE: ['dated', 'told'],
  LOSE: ['dated', 'told', 'soughtThrice'],
  REFUSE: ['dated', 'told'],
  END: ['dated', 'told'],
  VOID: ['dated', 'told'],
  RESTORE: ['dated', 'told'],
  CORRECT_DEATH: ['byCounty', 'dated', 'told'],
  UNDO_MERGE: ['undoable', 'told'],
  MOVE_IN: ['dated'],
};

const to = <Target extends ArchiveStatus>(target: Target, type: ArchiveEventType) => ({
  target: `#archive.${target}` as const,
  guard: ({ context, event }: { readonly context: ArchiveFacts; readonly event: ArchiveEvent }) =>
    ARCHIVE_GUARDS[type].every((name) => guards[name]({ context, event })),
});
const DIE = to('3', 'DIE');
const VOID = to('6', 'VOID');
const RESTORE = to('1', 'RESTORE');
const MOVE_IN = to('1', 'MOVE_IN');

/**
 * The life of a resident's file (modules 1.10; screens resident-list and archive-management), a state by the code of dictionaries/archive-status:
 * 1 在管, 2 迁出, 3 死亡, 4 失访, 5 拒绝管理, 6 重复作废, 9 其他终止. An identity number stands in one file of a county, so that a file restored meets no second
 * one in care. The server decides by it, the page offers what it allows; what follows (plans, facts) is not its business.
 */
export const archiveMachine = setup({
  types: {
    context: {} as ArchiveFacts,
    input: {} as ArchiveFacts,
    events: {} as ArchiveEvent,
  },
}).createMachine({
  id: 'archive',
  context: ({ input }) => input,
  initial: '1',
  states: {
    '1': {
      id: 'archive.1',
      on: {
        MOVE_OUT: to('2', 'MOVE_OUT'),
        DIE,
        LOSE: to('4', 'LOSE'),
        REFUSE: to('5', 'REFUSE'),
        VOID,
        END: to('9', 'END'),
      },
    },
    '2': { id: 'archive.2', on: { RESTORE, DIE, VOID, MOVE_IN } },
    '3': { id: 'archive.3', on: { CORRECT_DEATH: to('1', 'CORRECT_DEATH') } },
    '4': { id: 'archive.4', on: { RESTORE, DIE, VOID, MOVE_IN } },
    '5': { id: 'archive.5', on: { RESTORE, DIE } },
    '6': { id: 'archive.6', on: { UNDO_MERGE: to('1', 'UNDO_MERGE') } },
    '9': { id: 'archive.9', on: { RESTORE, VOID } },
  },
});

/** Why an event of a resident’s file is not taken; `message` is a Chinese sentence. */
export type ArchiveRefusal = {
  /** `state`: the file's state knows no such event; `guard`: something is missing. */
  readonly why: 'state' | 'guard';
  readonly message: string;
};

/** In the words of the county's staff. */
export const ARCHIVE_STATUS_LABELS: { readonly [status in ArchiveStatus]: string } = {
  '1': '正常',
  '2': '迁出',
  '3': '死亡',
  '4': '失访',
  '5': '拒绝管理',
  '6': '重复作废',
  '9': '其他终止',
};
/** What may happen to a resident’s file, in words. */
export const ARCHIVE_EVENT_LABELS: { readonly [type in ArchiveEventType]: string } = {
  MOVE_OUT: '迁出',
  DIE: '死亡登记',
  LOSE: '登记失访',
  REFUSE: '登记拒绝管理',
  END: '注销',
  VOID: '合并重复档案',
  RESTORE: '恢复',
  CORRECT_DEATH: '更正死亡',
  UNDO_MERGE: '撤销合并',
  MOVE_IN: '迁入',
};

const at = (status: ArchiveStatus, facts: ArchiveFacts) =>
  archiveMachine.resolveState({ value: status, context: facts });

type Ways = { readonly [type in ArchiveEventType]?: { readonly target: string } };
const waysFrom = (status: ArchiveStatus): Ways => (archiveMachine.states[status]?.config.on ?? {}) as Ways;

/** Events the state of a file knows, whatever is filled in. */
export const archiveEventsFrom = (status: ArchiveStatus): readonly ArchiveEventType[] =>
  Object.keys(waysFrom(status)) as ArchiveEventType[];

/** The status of a file after an event, or why there is none. */
export function archiveAfter(
  status: ArchiveStatus,
  event: ArchiveEvent,
  facts: ArchiveFacts,
): Result<ArchiveStatus, ArchiveRefusal> {
  if (!archiveEventsFrom(status).includes(event.type))
    return fail({
      why: 'state',
      message: `档案状态为“${ARCHIVE_STATUS_LABELS[status]}”，不能办理“${ARCHIVE_EVENT_LABELS[event.type]}”`,
    });
  const [next] = transition(archiveMachine, at(status, facts), event);
  if (next.value !== status) return ok(next.value as ArchiveStatus);
  const message = ARCHIVE_GUARDS[event.type].map((name) => GUARDS[name](facts, event)).find((one) => one !== undefined);
  return fail({ why: 'guard', message: message ?? '现在不能办理' });
}

/** The event that leads from one status to another, for a status that was changed on the personal-information sheet. */
export const archiveEventBetween = (from: ArchiveStatus, target: ArchiveStatus): ArchiveEventType | undefined =>
  archiveEventsFrom(from).find((type) => waysFrom(from)[type]?.target === `#archive.${target}`);
