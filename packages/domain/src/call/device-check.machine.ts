import { assign, setup } from 'xstate';
import type { DeviceCheckResult } from './device-check.ts';

/** Milliseconds for which the check is shown at work, however fast the browser answers. */
export const DEVICE_CHECK_TIME = 2_000;

/** What the machine of the device check is told. */
export type DeviceCheckEvent =
  | { readonly type: 'START' }
  /** `DEVICE_CHECK_TIME` went by. */
  | { readonly type: 'TIME_UP' }
  | { readonly type: 'JUDGED'; readonly result: DeviceCheckResult }
  | { readonly type: 'CLOSE' };

/** What the machine of the device check knows: its result, once everything was judged. */
export type DeviceCheckContext = { readonly result?: DeviceCheckResult | undefined };

/** The device check. Effects: `probe` the devices and `wait`; `stop` both. The result shows when both are over. */
export const deviceCheckMachine = setup({
  types: { context: {} as DeviceCheckContext, events: {} as DeviceCheckEvent },
  actions: {
    probe: () => {},
    wait: () => {},
    stop: () => {},
    forget: assign({ result: undefined }),
    keep: assign((_, { result }: { readonly result: DeviceCheckResult }) => ({ result })),
  },
  guards: { isJudged: ({ context }) => context.result !== undefined },
}).createMachine({
  id: 'device-check',
  context: {},
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { START: 'checking' } },
    checking: {
      entry: ['forget', 'probe', 'wait'],
      exit: 'stop',
      initial: 'showing',
      on: { CLOSE: 'closed' },
      states: {
        showing: {
          on: {
            JUDGED: { actions: { type: 'keep', params: ({ event }) => event } },
            TIME_UP: [{ guard: 'isJudged', target: '#done' }, { target: 'late' }],
          },
        },
        late: { on: { JUDGED: { target: '#done', actions: { type: 'keep', params: ({ event }) => event } } } },
      },
    },
    done: { id: 'done', on: { START: 'checking', CLOSE: 'closed' } },
  },
});
