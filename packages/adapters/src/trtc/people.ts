import type { MediaQuality, RemoteMedia } from '@gongwei/application/call';
import type { Behavior, Scope } from '@gongwei/application/shared';
import type { RemotePictures } from './remote-pictures.ts';
import type { StreamType, TrtcClient } from './trtc-sdk.ts';

type Person = { there: boolean; came: boolean; sound: boolean; silent: boolean; readonly streams: Set<StreamType> };

/** `TRTC.EVENT.NETWORK_QUALITY`: 1 excellent, 2 good, 3 average, 4 poor, 5 very poor, 6 disconnected, 0 unknown. */
const QUALITIES: readonly MediaQuality[] = ['unknown', 'good', 'good', 'weak', 'bad', 'bad', 'bad'];

/** What the service tells of one's own line and of the others, in the order in which the signalling names them. */
export function watchPeople(
  client: TrtcClient,
  scope: Scope,
  others$: Behavior<readonly string[]>,
  pictures: RemotePictures,
): { readonly remote$: Behavior<readonly RemoteMedia[]>; readonly quality$: Behavior<MediaQuality> } {
  const remote$ = scope.behavior<readonly RemoteMedia[]>([]);
  const quality$ = scope.behavior<MediaQuality>('unknown');
  const people = new Map<string, Person>();
  let connected = true;
  let quality: MediaQuality = 'unknown';
  let uplink: MediaQuality = 'unknown';
  const of = (userId: string): Person => {
    const known = people.get(userId) ?? { there: false, came: false, sound: false, silent: false, streams: new Set() };
    people.set(userId, known);
    return known;
  };
  const mediaOf = (userId: string): RemoteMedia => {
    const { there, came, sound, silent, streams } = of(userId);
    const link = !came ? 'joining' : connected && there && !silent ? 'up' : 'reconnecting';
    return {
      userId,
      link,
      sound,
      picture: streams.size > 0,
      screen: streams.has('sub'),
      quality: link === 'reconnecting' ? 'bad' : quality,
    };
  };
  const tell = (): void => {
    if (scope.ended) return;
    remote$.next(others$.value.map(mediaOf));
    // Alone one sends to nobody. A drop of the others is theirs.
    const own = !connected ? 'bad' : others$.value.length > 0 ? uplink : 'unknown';
    if (own !== quality$.value) quality$.next(own);
  };
  const change = (userId: string, to: Partial<Person>): void => {
    Object.assign(of(userId), to);
    tell();
  };
  const streams = (userId: string, streamType: StreamType, on: boolean): void => {
    const person = of(userId);
    if (on) person.streams.add(streamType);
    else person.streams.delete(streamType);
    pictures.available(userId, person.streams.has('sub') ? 'sub' : person.streams.has('main') ? 'main' : undefined);
    change(userId, { silent: false });
  };

  client.on('remote-user-enter', ({ userId }) => change(userId, { there: true, came: true, silent: false }));
  client.on('remote-user-exit', ({ userId }) => change(userId, { there: false }));
  client.on('remote-audio-available', ({ userId }) => change(userId, { sound: true, silent: false }));
  client.on('remote-audio-unavailable', ({ userId }) => change(userId, { sound: false }));
  client.on('remote-video-available', ({ userId, streamType }) => streams(userId, streamType, true));
  client.on('remote-video-unavailable', ({ userId, streamType }) => streams(userId, streamType, false));
  client.on('network-quality', ({ uplinkNetworkQuality, downlinkNetworkQuality }) => {
    quality = QUALITIES[downlinkNetworkQuality] ?? 'unknown';
    uplink = QUALITIES[uplinkNetworkQuality] ?? 'unknown';
    tell();
  });
  client.on('connection-state-changed', ({ state }) => {
    connected = state === 'CONNECTED' || state === 'RECONNECTED';
    tell();
  });
  // Every 2 s: who should be heard and of whom nothing comes has dropped.
  client.on('statistics', ({ remoteStatistics }) => {
    for (const [userId, person] of people) {
      const found = remoteStatistics.find((one) => one.userId === userId);
      const bits = [found?.audio.bitrate ?? 0, ...(found?.video.map(({ bitrate }) => bitrate) ?? [])];
      person.silent = (person.sound || pictures.playing(userId)) && bits.every((bitrate) => bitrate === 0);
    }
    tell();
  });
  scope.listen(others$, (others) => {
    for (const userId of [...people.keys()]) if (!others.includes(userId) && !of(userId).there) people.delete(userId);
    tell();
  });
  return { remote$, quality$ };
}
