import { createSocket, type Socket as Datagrams } from 'node:dgram';
import type { BrowserContext } from '@playwright/test';
import { openLineProxy } from '../../fixtures/line-proxy.ts';

/**
 * The network of one browser: its connections to the server (TCP) and the media it sends and gets (UDP) go through here. While the line
 * is cut nothing passes in either direction and nobody is told, as when a cable is pulled; afterwards TCP goes on where it was.
 */
export type CuttableLine = {
  /** Address of the server as this browser reaches it. */
  at(path: string): string;
  cut(): void;
  mend(): void;
  end(): Promise<void>;
};

const LOOPBACK = '127.0.0.1';

type Line = { whole: boolean };
/** Whose UDP ports these are, learned from what they send: a datagram passes only if both ends' lines are whole. */
const ownerOf = new Map<number, Line>();

/** @param server origin of the server, e.g. `http://127.0.0.1:8080`. */
export async function lineTo(server: string, context: BrowserContext): Promise<CuttableLine> {
  const proxy = await openLineProxy(server);
  const line: Line = { whole: true };
  const relays: Datagrams[] = [];

  // The page is told of other browsers only by the candidates that arrive; each is replaced by a relay of this line.
  await context.exposeBinding('relayTo', (_source, address: string, port: number) =>
    relay(address, port, line, relays),
  );
  await context.addInitScript(relayCandidates);

  return {
    at: (path) => proxy.url + path,
    cut() {
      line.whole = false;
      proxy.silence();
    },
    mend() {
      line.whole = true;
      proxy.heal();
    },
    async end() {
      for (const socket of relays) socket.close();
      await proxy.close();
    },
  };
}

/** A port that passes datagrams on to `address:port` and its answers back to whoever wrote last. */
async function relay(address: string, port: number, line: Line, relays: Datagrams[]): Promise<number> {
  const [near, far] = [createSocket('udp4'), createSocket('udp4')];
  relays.push(near, far);
  let asker: { readonly address: string; readonly port: number } | undefined;
  const passes = (): boolean => line.whole && (ownerOf.get(port)?.whole ?? true);
  near.on('message', (datagram, from) => {
    asker = from;
    ownerOf.set(from.port, line);
    if (passes()) far.send(datagram, port, address);
  });
  far.on('message', (datagram) => {
    if (passes() && asker) near.send(datagram, asker.port, asker.address);
  });
  for (const socket of [near, far]) socket.on('error', () => {});
  await new Promise<void>((bound) => near.bind(0, LOOPBACK, bound));
  await new Promise<void>((bound) => far.bind(0, LOOPBACK, bound));
  return near.address().port;
}

/** Runs in the page, before its own scripts. UDP candidates are led through the line; TCP ones and those within a description are dropped. */
function relayCandidates(): void {
  type Relay = (address: string, port: number) => Promise<number>;
  const { relayTo } = window as unknown as { relayTo: Relay };
  const { addIceCandidate, setRemoteDescription } = RTCPeerConnection.prototype as {
    addIceCandidate(candidate: RTCIceCandidateInit): Promise<void>;
    setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void>;
  };
  const withoutCandidates = (sdp = ''): string => sdp.replaceAll(/^a=candidate:.*\r\n/gm, '');
  RTCPeerConnection.prototype.setRemoteDescription = function (description: RTCSessionDescriptionInit) {
    return setRemoteDescription.call(this, { type: description.type, sdp: withoutCandidates(description.sdp) });
  };
  RTCPeerConnection.prototype.addIceCandidate = async function (candidate?: RTCIceCandidateInit | null) {
    if (!candidate?.candidate) return;
    const words = candidate.candidate.split(' ');
    const [address, port] = [words[4] ?? '', Number(words[5])];
    if (words[2]?.toLowerCase() !== 'udp' || !/^[\d.]+$/.test(address)) return;
    words[4] = '127.0.0.1';
    words[5] = String(await relayTo(address, port));
    await addIceCandidate.call(this, { ...candidate, candidate: words.join(' ') });
  };
}
