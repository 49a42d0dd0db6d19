import { browserCapture, type CaptureBrowser } from '../media/capture.ts';
import { browserPlayers, type PlayerBrowser } from '../media/pictures.ts';
import type { PeerConfiguration, PeerConnection } from './peer-connection.ts';

/** Everything of the browser that a room needs. */
export type WebRtcBrowser = CaptureBrowser &
  PlayerBrowser & {
    connect(configuration: PeerConfiguration): PeerConnection;
    /** Unlike any other. */
    newId(): string;
    /** In [0, 1). */
    random(): number;
  };

/** The browser the page runs in. */
export const webRtcBrowser: WebRtcBrowser = {
  ...browserCapture,
  ...browserPlayers,
  connect: (configuration) => new RTCPeerConnection(configuration) as PeerConnection,
  newId: () => crypto.randomUUID(),
  random: () => Math.random(),
};
