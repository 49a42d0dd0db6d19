import { createFakeTrack } from '../../media/testing/fake-capture.ts';
import type { Track } from '../../media/capture.ts';
import type { Candidate, Description, PeerConfiguration, PeerConnection, Transceiver } from '../peer-connection.ts';
import { inboundReport } from './fake-inbound-stats.ts';
import type { FakeNetwork, NetworkEnd } from './fake-network.ts';

type Line = { mid: string | undefined; readonly kind: 'audio' | 'video'; readonly transceiver: Transceiver };
type Sdp = {
  readonly ufrag: string;
  readonly lines: readonly { readonly mid: string; readonly kind: 'audio' | 'video' }[];
};
const parse = (description: Description): Sdp => JSON.parse(description.sdp ?? '') as Sdp;
const wrongState = (): Error => Object.assign(new Error('wrong state'), { name: 'InvalidStateError' });

/**
 * An `RTCPeerConnection` that goes by the rules of WebRTC 1.0 as far as negotiation is concerned: one operation at a time,
 * signalling states, implicit roll-back, lines that stay, candidates that fit one description only, `negotiationneeded`
 * as a task when stable, restarts, and operations on a closed connection that never end. Media is counted, not carried.
 */
export function createFakePeerConnection(network: FakeNetwork, configuration?: PeerConfiguration): PeerConnection {
  let setUp = configuration;
  const listeners = new Map<string, Set<(event: { candidate: { toJSON(): Candidate } | null }) => void>>();
  const lines: Line[] = [];
  const knows = new Set<string>();
  let signaling = 'stable';
  let ice = 'new';
  let pending: { local?: Description; remote?: Description } = {};
  let current: { local?: Description; remote?: Description } = {};
  let given: string | undefined;
  let toReplace: string | undefined;
  let needed = false;
  let operations = 0;
  let chain: Promise<unknown> = Promise.resolve();

  const closed = (): boolean => signaling === 'closed';
  const fire = (type: string, candidate: Candidate | null = null): void => {
    const event = { candidate: candidate && { toJSON: () => candidate } };
    for (const listener of [...(listeners.get(type) ?? [])]) if (!closed()) listener(event);
  };
  function operate<Value>(what: string, work: () => Value): Promise<Value> {
    operations += 1;
    const done = chain.then(async () => {
      await network.step(what);
      // An operation of a connection that was closed meanwhile never ends.
      if (closed()) await new Promise(() => {});
      try {
        return work();
      } finally {
        operations -= 1;
        if (operations === 0) checkNeeded();
      }
    });
    chain = done.catch(() => {});
    return done;
  }

  const isNeeded = (): boolean =>
    lines.some((line) => line.mid === undefined) || (toReplace !== undefined && toReplace === ufragOf(current.local));
  function checkNeeded(): void {
    if (operations > 0 || closed() || signaling !== 'stable') return;
    if (!isNeeded()) needed = false;
    if (!isNeeded() || needed) return;
    needed = true;
    void network.step('negotiationneeded').then(() => {
      if (closed()) return;
      if (operations > 0 || signaling !== 'stable') {
        needed = false;
        checkNeeded();
      } else fire('negotiationneeded');
    });
  }
  const ufragOf = (description: Description | undefined): string | undefined => description && parse(description).ufrag;
  const end: NetworkEnd = {
    get state() {
      return ice;
    },
    get local() {
      return ufragOf(current.local);
    },
    get remote() {
      return ufragOf(current.remote);
    },
    knows,
    get sends() {
      const flowing = ({ transceiver: { sender } }: Line): boolean => sender.track?.readyState === 'live';
      return lines.filter(flowing).map(({ kind }) => kind);
    },
    move(state) {
      if (ice === state || closed()) return;
      ice = state;
      fire('iceconnectionstatechange');
    },
  };
  network.attach(end);

  function makeLine(kind: 'audio' | 'video', mid?: string): Line {
    let track: Track | null = null;
    const receiver = { track: createFakeTrack(kind) };
    const parameters = { encodings: [{}] };
    const sender: Transceiver['sender'] = {
      get track() {
        return track;
      },
      async replaceTrack(next) {
        if (closed()) throw wrongState();
        if (next && next.kind !== kind) throw new TypeError('wrong kind');
        track = next;
      },
      getParameters: () => structuredClone(parameters),
      setParameters: async (next) => void Object.assign(parameters, next),
    };
    const line: Line = { mid, kind, transceiver: { direction: 'sendrecv', sender, receiver } };
    lines.push(line);
    return line;
  }
  const describe = (type: 'offer' | 'answer', ufrag: string): Description => ({
    type,
    sdp: JSON.stringify({ ufrag, lines: lines.flatMap(({ mid, kind }) => (mid === undefined ? [] : [{ mid, kind }])) }),
  });
  function becomeStable(next: typeof current): void {
    current = next;
    pending = {};
    signaling = 'stable';
    needed = false;
    if (toReplace !== ufragOf(current.local)) toReplace = undefined;
    network.settle();
  }
  function rollBack(): void {
    const kept = new Set(
      [current.local, current.remote].flatMap((one) => (one ? parse(one).lines.map(({ mid }) => mid) : [])),
    );
    for (const line of lines) if (line.mid !== undefined && !kept.has(line.mid)) line.mid = undefined;
    pending = {};
    signaling = 'stable';
  }
  /** Addresses are told after the description they belong to. */
  const described = (what: string, work: () => string): Promise<void> => {
    const done = operate(what, work);
    const told = done.then(() => {});
    void told.then(async () => {
      const ufrag = await done;
      if (given === ufrag) return;
      given = ufrag;
      if (!network.gathers(setUp)) return;
      await network.step('icecandidate');
      fire('icecandidate', { candidate: 'host', usernameFragment: ufrag });
    });
    return told;
  };

  return {
    get signalingState() {
      return signaling;
    },
    get iceConnectionState() {
      return ice;
    },
    get localDescription() {
      return pending.local ?? current.local ?? null;
    },
    get remoteDescription() {
      return pending.remote ?? current.remote ?? null;
    },
    addTransceiver(kind) {
      const { transceiver } = makeLine(kind);
      checkNeeded();
      return transceiver;
    },
    getTransceivers: () => lines.map(({ transceiver }) => transceiver),
    setLocalDescription: () =>
      described('setLocalDescription', () => {
        if (signaling === 'have-remote-offer' && pending.remote) {
          const restarted = ufragOf(pending.remote) !== ufragOf(current.remote);
          const ufrag = (!restarted && ufragOf(current.local)) || network.newCredentials();
          const answer = describe('answer', ufrag);
          becomeStable({ local: answer, remote: pending.remote });
          return ufrag;
        }
        for (const line of lines) line.mid ??= `${lines.indexOf(line)}`;
        const before = ufragOf(current.local);
        const ufrag = before === undefined || toReplace === before ? network.newCredentials() : before;
        pending = { local: describe('offer', ufrag) };
        signaling = 'have-local-offer';
        return ufrag;
      }),
    setRemoteDescription: (description) =>
      operate('setRemoteDescription', () => {
        if (description.type === 'offer') {
          if (signaling === 'have-local-offer') rollBack();
          for (const { mid, kind } of parse(description).lines) {
            if (!lines.some((line) => line.mid === mid)) makeLine(kind, mid).transceiver.direction = 'recvonly';
          }
          pending = { remote: description };
          signaling = 'have-remote-offer';
          return;
        }
        if (signaling !== 'have-local-offer' || !pending.local) throw wrongState();
        becomeStable({ local: pending.local, remote: description });
      }),
    addIceCandidate: (candidate) =>
      operate('addIceCandidate', () => {
        const remote = pending.remote ?? current.remote;
        if (!remote) throw wrongState();
        const { usernameFragment } = candidate;
        if (!usernameFragment || ufragOf(remote) !== usernameFragment) throw new Error('OperationError');
        knows.add(usernameFragment);
        network.settle();
      }),
    setConfiguration(next) {
      if (closed()) throw wrongState();
      setUp = next;
    },
    restartIce() {
      toReplace = ufragOf(current.local);
      checkNeeded();
    },
    getStats: async () => inboundReport(end, network),
    close() {
      signaling = 'closed';
      ice = 'closed';
      for (const { transceiver } of lines) transceiver.receiver.track.stop();
    },
    addEventListener(type: string, listener: (event: { candidate: { toJSON(): Candidate } | null }) => void) {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
  };
}
