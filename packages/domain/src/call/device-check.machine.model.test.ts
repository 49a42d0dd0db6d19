import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { deviceCheckMachine, type DeviceCheckEvent } from './device-check.machine.ts';
import { judgeDevices } from './device-check.ts';

type State = SnapshotFrom<typeof deviceCheckMachine>;
const result = judgeDevices({
  present: { camera: true, speaker: true, microphone: true },
  access: 'granted',
  network: true,
});
const EVENTS: DeviceCheckEvent[] = [
  { type: 'START' },
  { type: 'TIME_UP' },
  { type: 'JUDGED', result },
  { type: 'CLOSE' },
];
const initial = (): State => initialTransition(deviceCheckMachine)[0];
const step = (from: State, event: DeviceCheckEvent) => {
  const [next, effects] = transition(deviceCheckMachine, from, event);
  return [next, effects.map(({ type }) => type)] as const;
};
const run = (...types: DeviceCheckEvent['type'][]): State =>
  types.reduce<State>(
    (at, type) =>
      step(
        at,
        EVENTS.find((one) => one.type === type)!,
      )[0],
    initial(),
  );

describe('device check paths', () => {
  const paths = getShortestPaths(deviceCheckMachine, { events: EVENTS });
  it('reach every state', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value)))).toEqual(
      new Set(['"closed"', '{"checking":"showing"}', '{"checking":"late"}', '"done"']),
    );
  });
  it.each(paths.map(({ state }) => [JSON.stringify(state.value), state as State] as const))(
    'can be closed from %s',
    (_name, state) => expect(step(state, { type: 'CLOSE' })[0].value).toBe('closed'),
  );
});

it('shows the result only after the time is up, and waits for a late one', () => {
  expect(run('START', 'JUDGED').value).toEqual({ checking: 'showing' });
  expect(run('START', 'JUDGED', 'TIME_UP').value).toBe('done');
  expect(run('START', 'TIME_UP').value).toEqual({ checking: 'late' });
  expect(run('START', 'TIME_UP', 'JUDGED').value).toBe('done');
  expect(run('START', 'TIME_UP', 'JUDGED', 'START').context.result).toBeUndefined();
});

it('probes once for every start, stops what it started, and shows a result exactly when done', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 50 }), (history) => {
      let [at, running] = [initial(), 0];
      for (const event of history) {
        const [next, effects] = step(at, event);
        running += effects.filter((type) => type === 'probe').length - effects.filter((type) => type === 'stop').length;
        expect(running).toBe(next.matches('checking') ? 1 : 0);
        if (next.value === 'done') expect(next.context.result).toEqual(result);
        if (next.value === 'closed') expect(next.context.result).toBeUndefined();
        at = next;
      }
    }),
  );
});
