import type { Scope } from '@gongwei/application/shared';
import type { Track } from './capture.ts';
import type { PlayerBrowser, Sound } from './pictures.ts';

export type SoundOutlet = {
  /** What is heard of somebody from now on; `undefined`: nothing. */
  set(userId: string, track: Track | undefined): void;
  /** Plays what the browser held back. */
  play(): Promise<void>;
  /** Rejects where the browser cannot. */
  output(deviceId: string): Promise<void>;
};

/** The voices of the others. One's own is never among them. */
export function createSoundOutlet(
  players: Pick<PlayerBrowser, 'sound'>,
  scope: Scope,
  blocked: () => void,
): SoundOutlet {
  const heard = new Map<string, { readonly sound: Sound; readonly track: Track }>();
  let speaker: string | undefined;
  const silence = (userId: string): void => {
    heard.get(userId)?.sound.remove();
    heard.delete(userId);
  };
  const begin = ({ sound, track }: { readonly sound: Sound; readonly track: Track }): Promise<void> =>
    sound.play(track).catch((thrown: unknown) => {
      // Other reasons: the sound was taken away or changed before it began.
      if (thrown instanceof Error && thrown.name === 'NotAllowedError' && !scope.ended) blocked();
    });
  scope.onEnd(() => [...heard.keys()].forEach(silence));
  return {
    set(userId, track) {
      if (heard.get(userId)?.track === track || scope.ended) return;
      silence(userId);
      if (!track) return;
      const one = { sound: players.sound(), track };
      heard.set(userId, one);
      if (speaker !== undefined) void one.sound.output(speaker).catch(() => {});
      void begin(one);
    },
    async play() {
      await Promise.all([...heard.values()].map(begin));
    },
    async output(deviceId) {
      const probe = heard.size === 0 ? players.sound() : undefined;
      try {
        const sounds = probe ? [probe] : [...heard.values()].map(({ sound }) => sound);
        await Promise.all(sounds.map((sound) => sound.output(deviceId)));
        speaker = deviceId;
      } finally {
        probe?.remove();
      }
    },
  };
}
