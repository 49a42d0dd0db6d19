import type { PicturePlace } from '@gongwei/application/call';
import type { Scope } from '@gongwei/application/shared';
import type { StreamType, TrtcClient } from './trtc-sdk.ts';

export type RemotePictures = {
  show(userId: string, place: PicturePlace): () => void;
  /** Which picture of somebody there is now: the screen goes before the camera. */
  available(userId: string, streamType: StreamType | undefined): void;
  /** A picture of them is fetched now: the service fetches none that is not drawn. */
  playing(userId: string): boolean;
};

type Person = {
  readonly places: Set<PicturePlace>;
  available: StreamType | undefined;
  playing: StreamType | undefined;
  drawnIn: readonly PicturePlace[];
  working?: Promise<void> | undefined;
};

/** Has the service draw the others where they are shown. Its calls for one person follow each other. */
export function createRemotePictures(client: TrtcClient, scope: Scope): RemotePictures {
  const people = new Map<string, Person>();
  const of = (userId: string): Person => {
    const known = people.get(userId) ?? { places: new Set(), available: undefined, playing: undefined, drawnIn: [] };
    people.set(userId, known);
    return known;
  };
  async function step(userId: string, person: Person): Promise<boolean> {
    const view = [...person.places];
    const streamType = view.length > 0 ? person.available : undefined;
    const { playing } = person;
    if (playing && playing !== streamType) {
      person.playing = undefined;
      person.drawnIn = [];
      await client.stopRemoteVideo({ userId, streamType: playing });
      return true;
    }
    if (!streamType || (playing && same(view, person.drawnIn))) return false;
    person.playing = streamType;
    person.drawnIn = view;
    await (playing
      ? client.updateRemoteVideo({ userId, streamType, view })
      : client.startRemoteVideo({ userId, streamType, view, option: { fillMode: 'contain' } }));
    return true;
  }
  async function work(userId: string, person: Person): Promise<void> {
    try {
      while (!scope.ended && (await step(userId, person)));
    } catch {
      // The picture went away in between; the service tells when there is one again.
    } finally {
      person.working = undefined;
    }
  }
  const follow = (userId: string): void => {
    const person = of(userId);
    person.working ??= work(userId, person);
  };
  return {
    show(userId, place) {
      of(userId).places.add(place);
      follow(userId);
      return scope.onEnd(() => {
        of(userId).places.delete(place);
        follow(userId);
      });
    },
    playing: (userId) => people.get(userId)?.playing !== undefined,
    available(userId, streamType) {
      const person = of(userId);
      // The service stops by itself what is no longer there.
      if (!streamType) Object.assign(person, { playing: undefined, drawnIn: [] });
      person.available = streamType;
      follow(userId);
    },
  };
}

const same = (a: readonly object[], b: readonly object[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at]);
