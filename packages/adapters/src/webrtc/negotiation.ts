import type { Candidate, Description, PeerConnection } from './peer-connection.ts';

export type Negotiation = {
  describe(description: Description, offer: number): Promise<void>;
  candidate(candidate: Candidate): Promise<void>;
  /** Says an offer again that found no answer; nothing where none is open. */
  repeat(): void;
};

type Dependencies = {
  readonly connection: PeerConnection;
  /** When both offer at once, the polite one gives way. One of the two is. */
  readonly polite: boolean;
  /** The lines of an offer of the other side are there: time to put one's own tracks on them. */
  readonly lines: () => void;
  readonly say: (description: Description, offer: number) => void;
  readonly sayCandidate: (candidate: Candidate) => void;
};

/** Addresses that are kept until their description comes; a browser names about ten. */
const MOST_EARLY = 50;

/**
 * Perfect negotiation as of WebRTC (W3C, section 10.7): either side may offer at any time and both end stable. Beyond it,
 * candidates may come before the description, descriptions may come twice, and answers to an offer that was given up are dropped.
 */
export function createNegotiation({ connection, polite, lines, say, sayCandidate }: Dependencies): Negotiation {
  let offering = false;
  let offers = 0;
  let early: Candidate[] = [];
  let turn: Promise<void> = Promise.resolve();
  const closed = (): boolean => connection.signalingState === 'closed';

  connection.addEventListener('negotiationneeded', () => void offer());
  connection.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate) sayCandidate(candidate.toJSON());
  });

  async function offer(): Promise<void> {
    offering = true;
    offers += 1;
    try {
      await connection.setLocalDescription();
    } catch {
      // Closed meanwhile: nothing is owed any more.
    } finally {
      offering = false;
    }
    repeat();
  }
  function repeat(): void {
    if (connection.signalingState === 'have-local-offer') sayOwn(offers);
  }
  function sayOwn(number: number): void {
    if (!connection.localDescription) return;
    // The browser's own object cannot be sent through every channel.
    const { type, sdp } = connection.localDescription;
    say({ type, ...(sdp !== undefined && { sdp }) }, number);
  }
  async function takeOffer(description: Description, number: number): Promise<void> {
    const ready = !offering && connection.signalingState === 'stable';
    if (!ready && !polite) return;
    await connection.setRemoteDescription(description);
    lines();
    await connection.setLocalDescription();
    if (!closed()) sayOwn(number);
  }
  async function takeAnswer(description: Description, number: number): Promise<void> {
    if (connection.signalingState !== 'have-local-offer' || number !== offers) return;
    await connection.setRemoteDescription(description);
  }
  async function add(candidate: Candidate): Promise<void> {
    try {
      if (!connection.remoteDescription) throw new Error('no description yet');
      await connection.addIceCandidate(candidate);
    } catch {
      // It belongs to a description that comes later, or to an offer that was given up: tried once more, then forgotten.
      early = [...early, candidate].slice(-MOST_EARLY);
    }
  }

  async function take(description: Description, number: number): Promise<void> {
    try {
      if (closed()) return;
      await (description.type === 'offer' ? takeOffer : takeAnswer)(description, number);
      if (!connection.remoteDescription) return;
      const waited = early;
      early = [];
      for (const candidate of waited) await connection.addIceCandidate(candidate).catch(() => {});
    } catch {
      // Closed meanwhile, or not understood: the restart that follows a connection that does not come up offers anew.
    }
  }

  return {
    // In turn: an offer that comes while another one is answered is no collision, and no candidate overtakes its description.
    describe: (description, number) => (turn = turn.then(() => take(description, number))),
    candidate: (candidate) => (turn = turn.then(() => (closed() ? undefined : add(candidate)))),
    repeat,
  };
}
