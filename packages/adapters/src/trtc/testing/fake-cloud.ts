import type { Clock } from '@gongwei/application/shared';
import type { Track } from '../../media/capture.ts';
import type { StreamType, TrtcEvents } from '../trtc-sdk.ts';

/** A client as the cloud and the other clients see it. */
export type CloudClient = {
  readonly userId: string;
  readonly published: { sound: Track | undefined; muted: boolean; main: Track | undefined; sub: Track | undefined };
  /** It fetches this picture: it is drawn. */
  fetches(userId: string, streamType: StreamType): boolean;
  emit<Name extends keyof TrtcEvents>(event: Name, news: TrtcEvents[Name]): void;
};

export type FakeCloud = {
  enter(roomId: string, client: CloudClient): void;
  exit(client: CloudClient): void;
  /** What others are told of a change of one's sound or picture. */
  tellSound(client: CloudClient, on: boolean): void;
  tellPicture(client: CloudClient, streamType: StreamType, on: boolean): void;
  find(roomId: string, userId: string): CloudClient | undefined;
  /** The administrator throws somebody out. */
  kick(userId: string, reason: 'kick' | 'banned' | 'room_disband'): void;
  cut(): void;
  heal(): void;
};

/** Milliseconds from here to there; between two `statistics`; until the service itself notices a drop. */
const [WAY, STATISTICS, NOTICED] = [20, 2_000, 10_000];

/** The service in the middle, as far as its events go: rooms, who is told what, and a network that can be cut. */
export function createFakeCloud(clock: Clock): FakeCloud {
  const inside = new Map<CloudClient, string>();
  let down = false;
  let drop = 0;
  const others = (client: CloudClient): CloudClient[] =>
    [...inside].filter(([one, room]) => one !== client && room === inside.get(client)).map(([one]) => one);
  const later = (run: () => void): void => void clock.after(WAY, run);
  const tellOthers = <Name extends keyof TrtcEvents>(
    client: CloudClient,
    event: Name,
    news: TrtcEvents[Name],
  ): void => {
    for (const one of others(client)) later(() => inside.has(one) && one.emit(event, news));
  };
  const introduce = (to: CloudClient, who: CloudClient): void =>
    later(() => {
      if (!inside.has(to) || !inside.has(who)) return;
      const { userId, published } = who;
      to.emit('remote-user-enter', { userId });
      if (published.sound && !published.muted) to.emit('remote-audio-available', { userId });
      for (const streamType of ['main', 'sub'] as const) {
        if (published[streamType]) to.emit('remote-video-available', { userId, streamType });
      }
    });
  function report(client: CloudClient): void {
    clock.after(STATISTICS, () => {
      if (!inside.has(client)) return;
      client.emit('statistics', {
        remoteStatistics: others(client).map(({ userId, published }) => ({
          userId,
          audio: { bitrate: !down && published.sound ? 40 : 0 },
          video: (['main', 'sub'] as const)
            .filter((streamType) => published[streamType] && client.fetches(userId, streamType))
            .map(() => ({ bitrate: down ? 0 : 600 })),
        })),
      });
      const quality = down ? 6 : 1;
      client.emit('network-quality', { uplinkNetworkQuality: quality, downlinkNetworkQuality: quality });
      report(client);
    });
  }
  return {
    enter(roomId, client) {
      inside.set(client, roomId);
      for (const one of others(client)) {
        introduce(one, client);
        introduce(client, one);
      }
      report(client);
    },
    exit(client) {
      tellOthers(client, 'remote-user-exit', { userId: client.userId });
      inside.delete(client);
    },
    tellSound: (client, on) =>
      tellOthers(client, on ? 'remote-audio-available' : 'remote-audio-unavailable', { userId: client.userId }),
    tellPicture: (client, streamType, on) =>
      tellOthers(client, on ? 'remote-video-available' : 'remote-video-unavailable', {
        userId: client.userId,
        streamType,
      }),
    find: (roomId, userId) => [...inside].find(([one, room]) => room === roomId && one.userId === userId)?.[0],
    kick(userId, reason) {
      for (const client of inside.keys()) if (client.userId === userId) client.emit('kicked-out', { reason });
    },
    cut() {
      down = true;
      const mine = ++drop;
      clock.after(NOTICED, () => {
        if (mine !== drop || !down) return;
        for (const client of inside.keys()) {
          client.emit('connection-state-changed', { state: 'DISCONNECTED' });
          client.emit('connection-state-changed', { state: 'CONNECTING' });
        }
      });
    },
    heal() {
      down = false;
      for (const client of inside.keys()) client.emit('connection-state-changed', { state: 'CONNECTED' });
    },
  };
}
