import type { Track } from '../capture.ts';
import type { PlayerBrowser } from '../pictures.ts';

export type FakePicture = { track: Track | undefined; mirrored: boolean };
/** A place on the page: what is drawn in it. */
export type FakePlace = { readonly pictures: Set<FakePicture> };
export const createFakePlace = (): FakePlace => ({ pictures: new Set() });

export type FakePlayers = PlayerBrowser & {
  /** As before the user did anything: sound is held back. */
  blocked: boolean;
  /** Loudspeakers there are. */
  readonly speakers: Set<string>;
  /** What is heard, and where from. */
  readonly heard: ReadonlySet<{ readonly track: Track | undefined; readonly speaker: string }>;
};

/** Draws into `FakePlace`s, and plays as a browser with an autoplay policy. */
export function createFakePlayers(): FakePlayers {
  const heard = new Set<{ track: Track | undefined; speaker: string }>();
  const players: FakePlayers = {
    blocked: false,
    speakers: new Set(['default', 'headset']),
    heard,
    picture(place) {
      const { pictures } = place as FakePlace;
      const picture: FakePicture = { track: undefined, mirrored: false };
      pictures.add(picture);
      return {
        show: (track, mirrored) => void Object.assign(picture, { track, mirrored }),
        remove: () => void pictures.delete(picture),
      };
    },
    sound() {
      const one: { track: Track | undefined; speaker: string } = { track: undefined, speaker: 'default' };
      return {
        async play(track) {
          if (players.blocked) throw Object.assign(new Error('blocked'), { name: 'NotAllowedError' });
          one.track = track;
          heard.add(one);
        },
        async output(deviceId) {
          if (!players.speakers.has(deviceId)) throw Object.assign(new Error('none'), { name: 'NotFoundError' });
          one.speaker = deviceId;
        },
        remove: () => void heard.delete(one),
      };
    },
  };
  return players;
}
