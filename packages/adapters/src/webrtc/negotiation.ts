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
    try {
      offering = true;
      offers += 1;
      await connection.setLocalDescription();
      repeat();
    } catch {
      // Closed meanwhile, or overtaken by an offer of the other side: in both cases nothing is owed.
    } finally {
      offering = false;
    }
  }
  function repeat(): void {
    const { localDescription } = connection;
    if (connection.signalingState === 'have-local-offer' && localDescription) say(localDescription, offers);
  }
  async function takeOffer(description: Description, number: number): Promise<void> {
    const ready = !offering && connection.signalingState === 'stable';
    if (!ready && !polite) return;
    await connection.setRemoteDescription(description);
    lines();
    await connection.setLocalDescription();
    if (connection.localDescription && !closed()) say(connection.localDescription, number);
  }
  async function takeAnswer(description: Description, number: number): Promise<void> {
    if (connection.signalingState !== 'have-local-offer' || number !== offers) return;
    await connection.setRemoteDescription(description);
  }
  const add = (candidate: Candidate): Promise<void> =>
    // A candidate of an offer that was given up fits nowhere; one that is lost is mended by the next restart.
    connection.addIceCandidate(candidate).catch(() => {});

  async function take(description: Description, number: number): Promise<void> {
    try {
      if (closed()) return;
      await (description.type === 'offer' ? takeOffer : takeAnswer)(description, number);
      if (!connection.remoteDescription) return;
      const waited = early;
      early = [];
      for (const candidate of waited) await add(candidate);
    } catch {
      // Closed meanwhile, or not understood: the restart that follows a connection that does not come up offers anew.
    }
  }

  return {
    // In turn: an offer that comes while another one is answered must not be taken for a collision.
    describe: (description, number) => (turn = turn.then(() => take(description, number))),
    async candidate(candidate) {
      if (closed()) return;
      if (connection.remoteDescription) await add(candidate);
      else early.push(candidate);
    },
    repeat,
  };
}
