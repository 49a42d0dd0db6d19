import { BehaviorSubject, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createBlockedSound } from './blocked-sound.ts';
import type { CurrentCall } from './call.service.ts';
import type { MediaTrouble } from './media-room.port.ts';

function callsOf(play: () => Promise<void>) {
  const call$ = new BehaviorSubject<CurrentCall | undefined>(undefined);
  const troubles$ = new Subject<MediaTrouble>();
  const start = (callId: string): void => call$.next({ callId } as CurrentCall);
  return { call$, troubles$, start, play };
}
const BLOCKED: MediaTrouble = { kind: 'autoplay-blocked' };
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

it('tells of the sound that is held back, in the call in which it is', () => {
  const calls = callsOf(async () => {});
  const { state$ } = createBlockedSound(calls);
  state$.subscribe();
  calls.start('one');
  calls.troubles$.next({ kind: 'screen-ended' });
  expect(state$.value.soundBlocked).toBe(false);
  calls.troubles$.next(BLOCKED);
  expect(state$.value.soundBlocked).toBe(true);
  calls.start('two');
  expect(state$.value.soundBlocked).toBe(false);
});

it('is over once it plays, and goes on where it still may not', async () => {
  let allowed = false;
  const calls = callsOf(async () => {
    if (!allowed) throw new Error('NotAllowedError');
  });
  const { state$, playSound } = createBlockedSound(calls);
  state$.subscribe();
  calls.start('one');
  calls.troubles$.next(BLOCKED);
  playSound();
  await settle();
  expect(state$.value.soundBlocked).toBe(true);
  allowed = true;
  playSound();
  await settle();
  expect(state$.value.soundBlocked).toBe(false);
});
