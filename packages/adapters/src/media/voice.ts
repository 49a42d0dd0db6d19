import type { RingScore } from './ring-score.ts';

/** Seconds in which a note swells and fades, so that it does not click. */
const SLOPE = 0.04;

/** One voice of a sound, silent until notes are laid out. */
type Voice = {
  /** To be started once everything is laid out. */
  readonly tone: OscillatorNode;
  /** Lays notes out from `begin`, in seconds of the sound's own time. */
  play(score: Pick<RingScore, 'notes' | 'loudness'>, begin: number): void;
};

/** A voice that is heard as soon as its tone is started. */
export function createVoice(sound: AudioContext): Voice {
  const [volume, tone] = [sound.createGain(), sound.createOscillator()];
  volume.gain.value = 0;
  tone.connect(volume).connect(sound.destination);
  return {
    tone,
    play({ notes, loudness }, begin) {
      for (const { at, lasts, pitch } of notes) {
        const from = begin + at;
        tone.frequency.setValueAtTime(pitch, from);
        volume.gain.setValueAtTime(0, from);
        volume.gain.linearRampToValueAtTime(loudness, from + SLOPE);
        volume.gain.setValueAtTime(loudness, from + lasts - SLOPE);
        volume.gain.linearRampToValueAtTime(0, from + lasts);
      }
    },
  };
}
