import type { Chime } from '@gongwei/application/scheduling';
import { CHIME } from './ring-score.ts';
import { createVoice } from './voice.ts';

/** Milliseconds a browser has to begin: one that forbids sound never answers. */
const PATIENCE = 1_000;
const LASTS = Math.max(...CHIME.notes.map(({ at, lasts }) => at + lasts)) + 0.1;

/** A chime by WebAudio, without a sound file. `audio` may throw where the PC has no sound at all. */
export const createWebAudioChime = (
  audio: () => AudioContext,
  patience = (): Promise<void> => new Promise((done) => setTimeout(done, PATIENCE)),
): Chime => ({
  async sound() {
    let sound: AudioContext | undefined;
    try {
      sound = audio();
      // It plays from a press on; a press that led here is one.
      const heard = await Promise.race([sound.resume().then(() => true), patience().then(() => false)]);
      if (heard) playOnce(sound);
      else await sound.close();
      return heard;
    } catch {
      await sound?.close().catch(() => undefined);
      return false;
    }
  },
});

function playOnce(sound: AudioContext): void {
  const { tone, play } = createVoice(sound);
  const begin = sound.currentTime + 0.02;
  play(CHIME, begin);
  tone.onended = () => void sound.close().catch(() => undefined);
  tone.start();
  tone.stop(begin + LASTS);
}
