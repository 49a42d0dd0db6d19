import { assign, setup } from 'xstate';
import type { Fault } from '../../shared/index.ts';
import { isRosterBusy } from './roster-import.machine.ts';
import type { RosterColumn } from './roster-columns.rules.ts';
import type { RosterImport } from './roster.ts';

/** Milliseconds between two questions how far the server is. */
export const UPLOAD_QUESTION_INTERVAL = 500;
/** Questions that may fail one after the other before the user is told; the import itself runs on at the server. */
export const UPLOAD_PATIENCE = 5;
/** Bytes. What the server refuses anyway need not be sent over a slow line. */
const LARGEST_FILE = 20 * 1024 * 1024;

/** A chosen file: its name, and its size in bytes. */
export type UploadFile = { readonly name: string; readonly size: number };

/** What staff ask for about an import. `assign`: what headings mean, by their place in the sheet. */
export type RosterRequest =
  | { readonly kind: 'confirm' | 'cancel' | 'withdraw' }
  /** Of a row of the sheet: `apart` where it is somebody else than who has the similar file; without it the row is asked about again. */
  | { readonly kind: 'decide'; readonly row: number; readonly apart?: boolean }
  | {
      readonly kind: 'assign';
      readonly choices: readonly { readonly at: number; readonly use: RosterColumn | 'ignored' }[];
    };

/** What the machine of an upload is told. */
export type RosterUploadEvent =
  | { readonly type: 'CHOOSE'; readonly file: UploadFile }
  /** An import that was begun before. */
  | { readonly type: 'OPEN'; readonly importId: string }
  /** `share` of the file that went out, 0 to 1. */
  | { readonly type: 'SENT'; readonly share: number }
  /** The server has the file, or says how far it is. */
  | { readonly type: 'STATUS'; readonly status: RosterImport }
  | { readonly type: 'REQUEST'; readonly request: RosterRequest }
  /** The interval went by. */
  | { readonly type: 'ASK' }
  /** A question did not get through. */
  | { readonly type: 'UNANSWERED'; readonly fault: Fault }
  /** The file or the request did not get through. */
  | { readonly type: 'FAILED'; readonly fault: Fault }
  | { readonly type: 'RESET' };

/** What the machine of an upload knows beside its state. */
export type RosterUploadContext = {
  readonly file?: UploadFile | undefined;
  readonly share: number;
  readonly importId?: string | undefined;
  readonly status?: RosterImport | undefined;
  readonly request?: RosterRequest | undefined;
  readonly unanswered: number;
  /** Why the file was not taken. */
  readonly message?: string | undefined;
  /** Why it does not go on, or why the last request was not done. */
  readonly fault?: Fault | undefined;
};

/** Why a file is not even sent; `undefined` where it is. */
export function uploadRefusal({ name, size }: UploadFile): string | undefined {
  if (/\.xls$/i.test(name)) return '请在 Excel 中将名单另存为 .xlsx 格式后再上传。';
  if (!/\.xlsx$/i.test(name)) return '请上传 .xlsx 格式的 Excel 名单。';
  if (size === 0) return '这个文件是空的，请检查后重新上传。';
  if (size > LARGEST_FILE) return '文件超过 20 MB，请拆分后分批上传。';
  return undefined;
}

const NOTHING: RosterUploadContext = {
  file: undefined,
  share: 0,
  importId: undefined,
  status: undefined,
  request: undefined,
  unanswered: 0,
  message: undefined,
  fault: undefined,
};

/**
 * One roster before somebody's eyes: sent, followed while the server works on it, and at rest where somebody has to decide. Effects: `send`
 * the file, `wait` for the next question and `stopWaiting`, `ask` how far the server is, `demand` what was asked for. Another file, another
 * import or `RESET` begins anew from anywhere.
 */
export const rosterUploadMachine = setup({
  types: { context: {} as RosterUploadContext, events: {} as RosterUploadEvent },
  actions: {
    send: () => {},
    wait: () => {},
    stopWaiting: () => {},
    ask: () => {},
    demand: () => {},
    begin: assign((_, { file }: { readonly file: UploadFile }) => ({ ...NOTHING, file })),
    open: assign((_, { importId }: { readonly importId: string }) => ({ ...NOTHING, importId })),
    forget: assign(() => NOTHING),
    refuse: assign((_, { message }: { readonly message: string | undefined }) => ({
      message: message ?? '这个文件无法导入，请检查后重新上传。',
    })),
    measure: assign((_, { share }: { readonly share: number }) => ({ share })),
    learn: assign((_, { status }: { readonly status: RosterImport }) => ({
      status,
      importId: status.id,
      unanswered: 0,
      request: undefined,
    })),
    take: assign((_, { request }: { readonly request: RosterRequest }) => ({ request, fault: undefined })),
    count: assign(({ context }) => ({ unanswered: context.unanswered + 1 })),
    fail: assign((_, { fault }: { readonly fault: Fault }) => ({ fault, request: undefined })),
  },
  guards: {
    isRefused: (_, { file }: { readonly file: UploadFile }) => uploadRefusal(file) !== undefined,
    isBusy: ({ context }) => context.status !== undefined && isRosterBusy(context.status.state),
    isOutOfPatience: ({ context }) => context.unanswered + 1 >= UPLOAD_PATIENCE,
    isKnown: ({ context }) => context.status !== undefined,
  },
}).createMachine({
  id: 'roster-upload',
  context: NOTHING,
  initial: 'idle',
  on: {
    RESET: '.idle',
    OPEN: {
      target: '.following.asking',
      reenter: true,
      actions: { type: 'open', params: ({ event }) => event },
    },
    CHOOSE: [
      {
        guard: { type: 'isRefused', params: ({ event }) => event },
        target: '.refused',
        actions: [
          { type: 'begin', params: ({ event }) => event },
          { type: 'refuse', params: ({ event }) => ({ message: uploadRefusal(event.file) }) },
        ],
      },
      { target: '.sending', reenter: true, actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: { entry: 'forget' },
    refused: {},
    sending: {
      entry: 'send',
      on: {
        SENT: { actions: { type: 'measure', params: ({ event }) => event } },
        STATUS: { target: 'deciding', actions: { type: 'learn', params: ({ event }) => event } },
        FAILED: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    deciding: { always: [{ guard: 'isBusy', target: 'following' }, { target: 'resting' }] },
    following: {
      initial: 'waiting',
      on: {
        REQUEST: {
          guard: 'isKnown',
          target: 'demanding',
          actions: { type: 'take', params: ({ event }) => event },
        },
      },
      states: {
        waiting: { entry: 'wait', exit: 'stopWaiting', on: { ASK: 'asking' } },
        asking: {
          entry: 'ask',
          on: {
            STATUS: {
              target: '#roster-upload.deciding',
              actions: { type: 'learn', params: ({ event }) => event },
            },
            UNANSWERED: [
              {
                guard: 'isOutOfPatience',
                target: '#roster-upload.failed',
                actions: { type: 'fail', params: ({ event }) => event },
              },
              { target: 'waiting', actions: 'count' },
            ],
            FAILED: {
              target: '#roster-upload.failed',
              actions: { type: 'fail', params: ({ event }) => event },
            },
          },
        },
      },
    },
    /** The server waits for somebody's decision, or nothing more will happen. */
    resting: { on: { REQUEST: { target: 'demanding', actions: { type: 'take', params: ({ event }) => event } } } },
    demanding: {
      entry: 'demand',
      on: {
        STATUS: { target: 'deciding', actions: { type: 'learn', params: ({ event }) => event } },
        // Somebody else may have been faster: what is there now is shown with the sentence.
        FAILED: { target: 'following.asking', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    failed: {},
  },
});
