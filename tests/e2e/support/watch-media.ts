import type { BrowserContext, Page } from '@playwright/test';

/** What a page holds of camera, microphone, screen and network now. */
export type HeldMedia = { readonly tracks: number; readonly connections: number; readonly sockets: number };

type Watched = {
  tracks: MediaStreamTrack[];
  connections: RTCPeerConnection[];
  sockets: WebSocket[];
};

/** Remembers every track, connection and socket the pages of the context open. */
export const watchMedia = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const watched: Watched = { tracks: [], connections: [], sockets: [] };
    Object.assign(window, { watched });
    for (const way of ['getUserMedia', 'getDisplayMedia'] as const) {
      const open = navigator.mediaDevices?.[way].bind(navigator.mediaDevices);
      if (!open) continue;
      navigator.mediaDevices[way] = async (wish) => {
        const stream = await open(wish);
        watched.tracks.push(...stream.getTracks());
        return stream;
      };
    }
    const { RTCPeerConnection: Connection, WebSocket: Socket } = window;
    window.RTCPeerConnection = class extends Connection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        watched.connections.push(this);
      }
    };
    window.WebSocket = class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        watched.sockets.push(this);
      }
    };
  });

export const heldMedia = (page: Page): Promise<HeldMedia> =>
  page.evaluate(() => {
    const { tracks, connections, sockets } = (window as unknown as { watched: Watched }).watched;
    return {
      tracks: tracks.filter(({ readyState }) => readyState !== 'ended').length,
      connections: connections.filter(({ connectionState }) => connectionState !== 'closed').length,
      sockets: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    };
  });

/** The kinds of way (`host`, `srflx`, `relay`) that a page found and told the others of. */
export const waysOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { connections } = (window as unknown as { watched: Watched }).watched;
    const open = connections.filter(({ connectionState }) => connectionState !== 'closed');
    const told = open.map(({ localDescription }) => localDescription?.sdp ?? '').join('\n');
    return [...new Set([...told.matchAll(/^a=candidate:.* typ (\w+)/gm)].map(([, kind]) => String(kind)))];
  });

/** Pulls out the only device of a kind: its track ends, and from now on there is none. */
export const unplug = (page: Page, kind: 'audio' | 'video'): Promise<void> =>
  page.evaluate((gone) => {
    const track = (window as unknown as { watched: Watched }).watched.tracks.findLast(
      (one) => one.kind === gone && one.readyState === 'live',
    );
    if (!track) throw new Error(`No ${gone} is on.`);
    const devices = navigator.mediaDevices;
    const [enumerate, open] = [devices.enumerateDevices.bind(devices), devices.getUserMedia.bind(devices)];
    devices.enumerateDevices = async () => (await enumerate()).filter(({ kind: found }) => found !== `${gone}input`);
    devices.getUserMedia = async (wish) => {
      if (wish?.[gone]) throw new DOMException('Requested device not found', 'NotFoundError');
      return await open(wish);
    };
    track.stop();
    track.dispatchEvent(new Event('ended'));
    devices.dispatchEvent(new Event('devicechange'));
  }, kind);

/** Frames of somebody's picture that this page has shown so far. */
export const framesOf = (page: Page, userId: string): Promise<number> =>
  page.evaluate((user) => {
    const video = document.querySelector<HTMLVideoElement>(`[data-user="${user}"] video`);
    return video?.getVideoPlaybackQuality().totalVideoFrames ?? 0;
  }, userId);
