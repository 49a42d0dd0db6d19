import { expect, it } from 'vitest';
import { createWebAudioRingTone } from './web-audio-ring-tone.ts';

type Value = { readonly at: number; readonly value: number };

/** What of WebAudio a tone needs: parameters remember what was planned for them. */
function createFakeSound() {
  const [pitches, volumes]: [Value[], Value[]] = [[], []];
  const parameter = (planned: Value[]) => ({
    value: 1,
    setValueAtTime: (value: number, at: number) => void planned.push({ at, value }),
    linearRampToValueAtTime: (value: number, at: number) => void planned.push({ at, value }),
  });
  const sound = {
    currentTime: 2,
    destination: {},
    state: 'suspended',
    started: false,
    createGain: () => ({ gain: parameter(volumes), connect: () => sound }),
    createOscillator: () => ({
      frequency: parameter(pitches),
      connect: (next: object) => next,
      start: () => void (sound.started = true),
    }),
    async resume() {
      sound.state = 'running';
    },
    async close() {
      if (sound.state === 'closed') throw new DOMException('closed', 'InvalidStateError');
      sound.state = 'closed';
    },
  };
  return { sound, pitches, volumes };
}

/** The locks of a browser, which all its windows share. */
function createFakeLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async request(_name: string, { signal }: LockOptions, work: () => Promise<void>) {
      const before = last;
      const aborted = new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      const mine = Promise.race([before, aborted]).then(work);
      last = Promise.allSettled([before, mine]);
      return mine;
    },
  } as Pick<LockManager, 'request'>;
}

function createWindow(locks?: Pick<LockManager, 'request'>) {
  const sounds: ReturnType<typeof createFakeSound>[] = [];
  const page = new EventTarget();
  const tone = createWebAudioRingTone({
    locks,
    page: () => page,
    audio() {
      const made = createFakeSound();
      sounds.push(made);
      return made.sound as unknown as AudioContext;
    },
  });
  return { tone, sounds, page, states: () => sounds.map(({ sound }) => sound.state) };
}
const settle = () => new Promise((done) => setTimeout(done));

it('plays the ring-back tone of Chinese exchanges: 450 Hz, a second on, four off, for as long as anything rings', () => {
  const { tone, sounds } = createWindow();
  tone.start('outgoing');
  const [{ sound, pitches, volumes }] = sounds as [ReturnType<typeof createFakeSound>];
  expect([sound.started, new Set(pitches.map(({ value }) => value))]).toEqual([true, new Set([450])]);
  const silences = volumes.filter(({ value }) => value === 0).map(({ at }) => at - 2.05);
  for (const [at, expected] of [0, 1, 5, 6, 10].entries()) expect(silences[at]).toBeCloseTo(expected);
  expect(volumes.at(-1)?.at).toBeGreaterThan(40);
});

it('plays another tune where it rings here, and never louder than a fifth', () => {
  const { tone, sounds } = createWindow();
  tone.start('incoming');
  const [{ pitches, volumes }] = sounds as [ReturnType<typeof createFakeSound>];
  expect(new Set(pitches.map(({ value }) => value)).size).toBe(2);
  expect(Math.max(...volumes.map(({ value }) => value))).toBeLessThan(0.2);
  // Plans for one parameter lie in the order of time; a browser would throw at some others.
  expect(volumes.map(({ at }) => at)).toEqual(volumes.map(({ at }) => at).sort((a, b) => a - b));
});

it('stops at once, plays one tune at a time, and leaves nothing open', () => {
  const { tone, states } = createWindow();
  tone.stop();
  tone.start('incoming');
  tone.start('incoming');
  tone.start('outgoing');
  expect(states()).toEqual(['closed', 'suspended']);
  tone.stop();
  tone.stop();
  expect(states()).toEqual(['closed', 'closed']);
});

it('sounds from the first click on where the browser held it back, and listens no longer than it rings', () => {
  const { tone, sounds, page, states } = createWindow();
  tone.start('incoming');
  page.dispatchEvent(new Event('keydown'));
  expect(states()).toEqual(['running']);
  tone.stop();
  page.dispatchEvent(new Event('pointerdown'));
  expect(states()).toEqual(['closed']);
  expect(sounds).toHaveLength(1);
});

it('stays silent, and throws nothing, on a PC without sound', () => {
  const tone = createWebAudioRingTone({
    page: () => new EventTarget(),
    audio() {
      throw new DOMException('no device', 'NotSupportedError');
    },
  });
  expect(() => tone.start('incoming')).not.toThrow();
  expect(() => tone.stop()).not.toThrow();
});

it('sounds in one of several windows of a browser, and in the next one where that falls silent alone', async () => {
  const locks = createFakeLocks();
  const [one, other, third] = [createWindow(locks), createWindow(locks), createWindow(locks)];
  for (const { tone } of [one, other, third]) tone.start('incoming');
  await settle();
  expect([one.states(), other.states(), third.states()]).toEqual([['suspended'], [], []]);
  other.tone.stop();
  one.tone.stop();
  await settle();
  expect([one.states(), other.states(), third.states()]).toEqual([['closed'], [], ['suspended']]);
});
