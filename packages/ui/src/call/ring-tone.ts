/** The Chinese ring and ring-back tone: 450 Hz, a second on and four off. */
const [PITCH, SOUNDS, PERIOD, LOUDNESS] = [450, 1, 5, 0.12];
/** Seconds in which a tone swells and fades, so that it does not click. */
const SLOPE = 0.04;
/** Longer than anything rings. */
const ROUNDS = 12;

/**
 * Sounds until the returned function is called. Of several windows of a browser one sounds, where the browser can tell. A browser
 * that plays nothing before the first click on the page stays silent: the ring is seen and read out, too.
 */
export function startRingTone(): () => void {
  const ended = new AbortController();
  const sound = (): Promise<void> =>
    new Promise((done) => {
      if (ended.signal.aborted) return done();
      const stop = play();
      ended.signal.addEventListener('abort', () => {
        stop();
        done();
      });
    });
  if ('locks' in navigator)
    navigator.locks
      .request('gongwei-ring-tone', { signal: ended.signal }, sound)
      // Ended while another window sounded.
      .catch(() => undefined);
  else void sound();
  return () => ended.abort();
}

/** All rounds are laid out at once: a page in the background keeps no time. */
function play(): () => void {
  const sound = new AudioContext();
  const volume = sound.createGain();
  const tone = sound.createOscillator();
  tone.frequency.value = PITCH;
  volume.gain.value = 0;
  tone.connect(volume).connect(sound.destination);
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = sound.currentTime + 0.05 + round * PERIOD;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUDNESS, at + SLOPE);
    volume.gain.setValueAtTime(LOUDNESS, at + SOUNDS - SLOPE);
    volume.gain.linearRampToValueAtTime(0, at + SOUNDS);
  }
  tone.start();
  return () => void sound.close();
}
