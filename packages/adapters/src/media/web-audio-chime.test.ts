import { expect, it } from 'vitest';
import { createWebAudioChime } from './web-audio-chime.ts';

/** What of WebAudio a chime needs. `resumed`: a browser that forbids sound never says that it goes on. */
function createFakeSound(resumed: Promise<void>) {
  const parameter = { value: 1, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
  const tone = {
    frequency: parameter,
    connect: (next: object) => next,
    onended: () => undefined as void,
    stopped: 0,
    start: () => undefined,
    stop: (at: number) => void (tone.stopped = at),
  };
  const sound = {
    currentTime: 2,
    destination: {},
    closed: false,
    createGain: () => ({ gain: parameter, connect: () => sound }),
    createOscillator: () => tone,
    resume: () => resumed,
    close: async () => void (sound.closed = true),
  };
  return { tone, sound, audio: () => sound as unknown as AudioContext };
}
const never = new Promise<void>(() => undefined);

it('sounds for about a second and gives the sound back', async () => {
  const { tone, sound, audio } = createFakeSound(Promise.resolve());
  expect(await createWebAudioChime(audio, () => never).sound()).toBe(true);
  expect([tone.stopped > 3, tone.stopped < 3.5, sound.closed]).toEqual([true, true, false]);
  tone.onended();
  expect(sound.closed).toBe(true);
});

it('tells where a browser forbids sound, and where a PC has none', async () => {
  const { sound, audio } = createFakeSound(never);
  expect(await createWebAudioChime(audio, async () => undefined).sound()).toBe(false);
  expect(sound.closed).toBe(true);
  const none = (): AudioContext => {
    throw new DOMException('no device', 'NotSupportedError');
  };
  expect(await createWebAudioChime(none).sound()).toBe(false);
});
