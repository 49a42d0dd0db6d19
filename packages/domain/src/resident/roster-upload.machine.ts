import { assign, setup } from 'xstate';
import type { Fault } from '../shared/index.ts';
import type { RosterImport, RosterRowResult } from './roster.ts';

/** Milliseconds between two questions how far the server is. */
export const UPLOAD_QUESTION_INTERVAL = 500;
/** Questions that may fail one after the other before the user is told; the import itself runs on at the server. */
export const UPLOAD_PATIENCE = 5;
/** Bytes. What the server refuses anyway need not be sent over a slow line. */
const LARGEST_FILE = 20 * 1024 * 1024;

export type UploadFile = { readonly name: string; readonly size: number };

export type RosterUploadEvent =
  | { readonly type: 'CHOOSE'; readonly file: UploadFile }
  /** `share` of the file that went out, 0 to 1. */
  | { readonly type: 'SENT'; readonly share: number }
  /** The server has the file, or says how far it is. */
  | { readonly type: 'STATUS'; readonly status: RosterImport }
  /** The interval went by. */
  | { readonly type: 'ASK' }
  /** A question did not get through. */
  | { readonly type: 'UNANSWERED'; readonly fault: Fault }
  | { readonly type: 'ROWS'; readonly rows: readonly RosterRowResult[] }
  /** The file or the rows did not get through. */
  | { readonly type: 'FAILED'; readonly fault: Fault }
  | { readonly type: 'RESET' };

export type RosterUploadContext = {
  readonly file?: UploadFile | undefined;
  readonly share: number;
  readonly status?: RosterImport | undefined;
  readonly rows: readonly RosterRowResult[];
  readonly unanswered: number;
  /** Why the file was not taken. */
  readonly message?: string | undefined;
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
  status: undefined,
  rows: [],
  unanswered: 0,
  message: undefined,
  fault: undefined,
};

/**
 * A roster on its way: chosen, sent, checked by the server, listed row by row. Effects: `send` the file, `wait` for the next
 * question and `stopWaiting`, `ask` how far the server is, `fetchRows`. Another file or `RESET` begins anew from anywhere.
 */
export const rosterUploadMachine = setup({
  types: { context: {} as RosterUploadContext, events: {} as RosterUploadEvent },
  actions: {
    send: () => {},
    wait: () => {},
    stopWaiting: () => {},
    ask: () => {},
    fetchRows: () => {},
    begin: assign((_, { file }: { readonly file: UploadFile }) => ({ ...NOTHING, file })),
    forget: assign(() => NOTHING),
    refuse: assign((_, { message }: { readonly message: string | undefined }) => ({
      message: message ?? '这个文件无法导入，请检查后重新上传。',
    })),
    measure: assign((_, { share }: { readonly share: number }) => ({ share })),
    learn: assign((_, { status }: { readonly status: RosterImport }) => ({ status, unanswered: 0 })),
    count: assign(({ context }) => ({ unanswered: context.unanswered + 1 })),
    list: assign((_, { rows }: { readonly rows: readonly RosterRowResult[] }) => ({ rows })),
    fail: assign((_, { fault }: { readonly fault: Fault }) => ({ fault })),
  },
  guards: {
    isRefused: (_, { file }: { readonly file: UploadFile }) => uploadRefusal(file) !== undefined,
    isDone: ({ context }) => context.status?.state === 'done',
    hasFailed: ({ context }) => context.status?.state === 'failed',
    isOutOfPatience: ({ context }) => context.unanswered + 1 >= UPLOAD_PATIENCE,
  },
}).createMachine({
  id: 'roster-upload',
  context: NOTHING,
  initial: 'idle',
  on: {
    RESET: '.idle',
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
        STATUS: { target: 'working', actions: { type: 'learn', params: ({ event }) => event } },
        FAILED: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    working: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isDone', target: '#roster-upload.listing' },
            {
              guard: 'hasFailed',
              target: '#roster-upload.refused',
              actions: { type: 'refuse', params: ({ context }) => ({ message: context.status?.message }) },
            },
            { target: 'waiting' },
          ],
        },
        waiting: { entry: 'wait', exit: 'stopWaiting', on: { ASK: 'asking' } },
        asking: {
          entry: 'ask',
          on: {
            STATUS: { target: 'deciding', actions: { type: 'learn', params: ({ event }) => event } },
            UNANSWERED: [
              {
                guard: 'isOutOfPatience',
                target: '#roster-upload.failed',
                actions: { type: 'fail', params: ({ event }) => event },
              },
              { target: 'waiting', actions: 'count' },
            ],
          },
        },
      },
    },
    listing: {
      entry: 'fetchRows',
      on: {
        ROWS: { target: 'done', actions: { type: 'list', params: ({ event }) => event } },
        FAILED: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
      },
    },
    done: {},
    failed: {},
  },
});
