import type { RingKind, RingTone } from '@gongwei/application/call';
import { createVoice } from './voice.ts';
import { RING_SCORES, type RingScore } from './ring-score.ts';

/** Seconds for which rounds are laid out at once: a page in the background keeps no time. Longer than anything rings. */
const LAID_OUT = 60;
const GESTURES = ['pointerdown', 'keydown'];

/** What a ring tone needs of the browser. */
export type RingToneNeeds = {
  /** May throw where the PC has no sound at all. */
  readonly audio: () => AudioContext;
  /** Of several windows of a browser in which the same call rings, one sounds, where the browser can tell. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** Where clicks and keys arrive: a browser that plays nothing before the first of them plays from then on. */
  readonly page: () => EventTarget;
};

/** Rings by WebAudio, without a sound file. */
export function createWebAudioRingTone({ audio, locks, page }: RingToneNeeds): RingTone {
  let sounding: { readonly kind: RingKind; readonly ended: AbortController } | undefined;

  const stop = (): void => {
    sounding?.ended.abort();
    sounding = undefined;
  };
  const until = ({ kind, ended: { signal } }: NonNullable<typeof sounding>): Promise<void> =>
    new Promise((done) => {
      if (signal.aborted) return done();
      signal.addEventListener('abort', () => done());
      play(audio, page(), RING_SCORES[kind], signal);
    });
  return {
    start(kind) {
      if (sounding?.kind === kind) return;
      stop();
      const mine = { kind, ended: new AbortController() };
      sounding = mine;
      if (!locks || kind === 'outgoing') return void until(mine);
      // Rejects where it was stopped while another window sounded.
      locks.request('gongwei-ring-tone', { signal: mine.ended.signal }, () => until(mine)).catch(() => undefined);
    },
    stop,
  };
}

function play(audio: () => AudioContext, page: EventTarget, score: RingScore, signal: AbortSignal): void {
  let sound: AudioContext;
  try {
    sound = audio();
    layOut(sound, score);
  } catch {
    return;
  }
  const resume = (): void => void sound.resume().catch(() => undefined);
  for (const gesture of GESTURES) page.addEventListener(gesture, resume, { capture: true, signal });
  signal.addEventListener('abort', () => void sound.close().catch(() => undefined));
}

function layOut(sound: AudioContext, score: RingScore): void {
  const voice = createVoice(sound);
  const begin = sound.currentTime + 0.05;
  for (let round = 0; round * score.period < LAID_OUT; round += 1) voice.play(score, begin + round * score.period);
  voice.tone.start();
}
