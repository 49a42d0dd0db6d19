import {
  DEVICE_CHECK_TIME,
  deviceCheckMachine,
  judgeDevices,
  type DeviceCheckEvent,
  type DeviceCheckResult,
} from '@gongwei/domain/call';
import { createActor, type SnapshotFrom } from 'xstate';
import { createScope, token, type Behavior, type Clock } from '../shared/index.ts';
import type { MediaDevices } from './media-devices.port.ts';

type DeviceCheckState =
  | { readonly status: 'closed' | 'checking' }
  | { readonly status: 'done'; readonly result: DeviceCheckResult };

/** Tries camera, speaker, microphone and network before a call. */
export interface DeviceCheck {
  readonly state$: Behavior<DeviceCheckState>;
  start(): void;
  close(): void;
  dispose(): void;
}
export const DeviceCheck = token<DeviceCheck>('DeviceCheck');

/** `reachServer` asks the server for anything; it may reject. */
export function createDeviceCheck(
  devices: MediaDevices,
  reachServer: () => Promise<unknown>,
  clock: Clock,
): DeviceCheck {
  const scope = createScope();
  let round = 0;
  let cancel = (): void => {};
  const probe = async (): Promise<void> => {
    const mine = ++round;
    const reached = reachServer().then(
      () => true,
      () => false,
    );
    const result = judgeDevices({ ...(await devices.look()), network: await reached });
    // A check that was closed or begun anew has no use for what it asked.
    if (mine === round) send({ type: 'JUDGED', result });
  };
  const actor = createActor(
    deviceCheckMachine.provide({
      actions: {
        probe: () => void probe(),
        wait() {
          cancel = scope.after(clock, DEVICE_CHECK_TIME, () => send({ type: 'TIME_UP' }));
        },
        stop() {
          cancel();
          round += 1;
        },
      },
    }),
  );
  const send = (event: DeviceCheckEvent): void => actor.send(event);
  const state$ = scope.behavior<DeviceCheckState>({ status: 'closed' });
  actor.subscribe((snapshot) => state$.next(stateOf(snapshot)));
  actor.start();
  scope.onEnd(() => actor.stop());
  return {
    state$,
    start: () => send({ type: 'START' }),
    close: () => send({ type: 'CLOSE' }),
    dispose: () => scope.end(),
  };
}

function stateOf({ value, context }: SnapshotFrom<typeof deviceCheckMachine>): DeviceCheckState {
  if (value === 'done' && context.result) return { status: 'done', result: context.result };
  return { status: value === 'closed' ? 'closed' : 'checking' };
}
