import type { FakePicture, FakePlace } from '../../media/testing/fake-players.ts';
import type { RoomEntry, StreamType, TrtcClient, TrtcEvents, TrtcSdk } from '../trtc-sdk.ts';
import type { CloudClient, FakeCloud } from './fake-cloud.ts';

export type FakeTrtc = TrtcSdk & {
  /** Sound is held back until somebody clicks. */
  heldBack: boolean;
  /** Whether the service lets anybody in. */
  refuses: boolean;
  /** Entering takes as long; who goes out meanwhile has not entered. */
  entering: Promise<void> | undefined;
  readonly speaker: string;
  /** Whom one hears. */
  readonly heard: ReadonlySet<string>;
  /** Clients inside of a room. */
  readonly inside: number;
  readonly entries: readonly RoomEntry[];
};

const wrong = (what: string): Error => Object.assign(new Error(what), { code: 5100 });
type Drawn = { readonly picture: FakePicture; readonly places: Set<FakePlace> };

/**
 * The SDK of one browser, after its declarations and documentation (trtc-sdk-v5 5.17): what may be called when, what the
 * others are told of it, and that it draws and plays by itself.
 */
export function createFakeTrtc(cloud: FakeCloud): FakeTrtc {
  const heard = new Set<string>();
  const entries: RoomEntry[] = [];
  const clients = new Set<object>();
  const sdk = {
    heldBack: false,
    refuses: false,
    entering: undefined as Promise<void> | undefined,
    speaker: 'default',
    heard,
    entries,
    get inside() {
      return clients.size;
    },
    setLogLevel: () => {},
    async setCurrentSpeaker(deviceId: string) {
      if (!['default', 'headset'].includes(deviceId)) throw new Error('no such speaker');
      sdk.speaker = deviceId;
    },
    create: () => createClient(),
  };

  function createClient(): TrtcClient {
    const listeners = new Map<string, Set<(news: never) => void>>();
    const drawn = new Map<string, Drawn>();
    let room: string | undefined;
    let me: CloudClient | undefined;
    const published: CloudClient['published'] = { sound: undefined, muted: false, main: undefined, sub: undefined };
    const key = ({ userId, streamType }: { userId: string; streamType: StreamType }) => `${userId}/${streamType}`;
    const erase = (name: string): void => {
      const one = drawn.get(name);
      if (one) for (const place of one.places) place.pictures.delete(one.picture);
      drawn.delete(name);
    };
    const draw = (name: string, picture: FakePicture, view: readonly object[]): void => {
      erase(name);
      const places = new Set(view as FakePlace[]);
      for (const place of places) place.pictures.add(picture);
      drawn.set(name, { picture, places });
    };
    function emit<Name extends keyof TrtcEvents>(event: Name, news: TrtcEvents[Name]): void {
      if (event === 'remote-video-unavailable') erase(key(news as TrtcEvents['remote-video-unavailable']));
      if (event === 'remote-user-exit') heard.delete((news as TrtcEvents['remote-user-exit']).userId);
      for (const listener of listeners.get(event) ?? []) (listener as (news: TrtcEvents[Name]) => void)(news);
      if (event === 'remote-audio-available') hear((news as TrtcEvents['remote-audio-available']).userId);
    }
    function hear(userId: string): void {
      if (!sdk.heldBack) heard.add(userId);
      else {
        const resume = async (): Promise<void> => void heard.add(userId);
        emit('autoplay-failed', { userId, mediaType: 'audio', resume });
      }
    }
    const picture = (streamType: StreamType, track: CloudClient['published']['main']): void => {
      const before = published[streamType];
      published[streamType] = track;
      if (me && Boolean(before) !== Boolean(track)) cloud.tellPicture(me, streamType, Boolean(track));
    };
    const tellSound = (): void => {
      if (me) cloud.tellSound(me, Boolean(published.sound) && !published.muted);
    };

    return {
      on(event, listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener as (news: never) => void));
      },
      async enterRoom(entry) {
        if (sdk.refuses) throw Object.assign(new Error('refused'), { code: 5400 });
        if (room !== undefined) throw wrong('in a room already');
        entries.push(entry);
        room = entry.strRoomId;
        me = {
          userId: entry.userId,
          published,
          emit,
          fetches: (userId, streamType) => drawn.has(key({ userId, streamType })),
        };
        clients.add(published);
        cloud.enter(room, me);
        const entering = me;
        await sdk.entering;
        if (me !== entering) throw Object.assign(new Error('aborted'), { code: 5998 });
      },
      async exitRoom() {
        if (!me) return;
        const leaving = me;
        me = undefined;
        await Promise.resolve();
        cloud.exit(leaving);
        clients.delete(published);
        heard.clear();
        [...drawn.keys()].forEach(erase);
        room = undefined;
      },
      destroy() {
        if (room !== undefined) throw wrong('still in a room');
        listeners.clear();
      },
      async startLocalAudio({ mute, option }) {
        if (published.sound) throw wrong('started already');
        Object.assign(published, { sound: option.audioTrack, muted: mute });
        if (!mute) tellSound();
      },
      async updateLocalAudio({ mute, option }) {
        if (!published.sound) throw wrong('not started');
        if (option) published.sound = option.audioTrack;
        if (mute === undefined || mute === published.muted) return;
        published.muted = mute;
        tellSound();
      },
      async stopLocalAudio() {
        if (!published.sound) throw wrong('not started');
        published.sound = undefined;
        tellSound();
      },
      async startLocalVideo({ option }) {
        if (published.main) throw wrong('started already');
        picture('main', option.videoTrack);
      },
      async updateLocalVideo({ option }) {
        if (!published.main) throw wrong('not started');
        published.main = option.videoTrack;
      },
      stopLocalVideo: async () => picture('main', undefined),
      async startScreenShare({ option }) {
        if (published.sub) throw wrong('started already');
        picture('sub', option.videoTrack);
      },
      stopScreenShare: async () => picture('sub', undefined),
      async startRemoteVideo({ view, ...which }) {
        const track = cloud.find(room ?? '', which.userId)?.published[which.streamType];
        if (!track || drawn.has(key(which))) throw wrong('no such picture, or drawn already');
        draw(key(which), { track, mirrored: false }, view);
      },
      async updateRemoteVideo({ view, ...which }) {
        const one = drawn.get(key(which));
        if (!one) throw wrong('not drawn');
        draw(key(which), one.picture, view);
      },
      stopRemoteVideo: async (which) => erase(key(which)),
    };
  }
  return sdk;
}
