import type { PeerConfiguration } from '../peer-connection.ts';

/** One end of a connection, as the network between the ends sees it. */
export type NetworkEnd = {
  readonly state: string;
  /** Which credentials it has and which it looks for; `undefined` while not negotiated. */
  readonly local: string | undefined;
  readonly remote: string | undefined;
  /** Credentials it knows an address for. */
  readonly knows: ReadonlySet<string>;
  /** Kinds it sends packets of now. */
  readonly sends: readonly string[];
  move(state: string): void;
};

export type FakeNetwork = {
  /** Everything that takes time waits for this. */
  step(what: string): Promise<void>;
  /** Milliseconds. */
  now(): number;
  newCredentials(): string;
  /** Whether a connection that is set up so finds an address of its own. */
  gathers: (configuration: PeerConfiguration | undefined) => boolean;
  attach(end: NetworkEnd): void;
  /** Something was negotiated: whoever fits together finds each other. */
  settle(): void;
  partnerOf(end: NetworkEnd): NetworkEnd | undefined;
  /** Packets get lost from now on; `failed` gives the ways up, so that only a restart mends it. */
  cut(how: 'disconnected' | 'failed'): void;
  heal(): void;
  /** Connections that were not closed. */
  readonly live: number;
};

/** Carries what fake connections send, where both ends agree on how. */
export function createFakeNetwork(
  now: () => number,
  step: (what: string) => Promise<void> = () => Promise.resolve(),
): FakeNetwork {
  const ends = new Set<NetworkEnd>();
  const dead = new Set<string>();
  let down = false;
  let made = 0;
  const alive = (): NetworkEnd[] => [...ends].filter((end) => end.state !== 'closed');
  const fits = (a: NetworkEnd, b: NetworkEnd): boolean =>
    a.local !== undefined &&
    b.local !== undefined &&
    a.remote === b.local &&
    b.remote === a.local &&
    a.knows.has(b.local) &&
    b.knows.has(a.local) &&
    !dead.has(a.local) &&
    !dead.has(b.local);

  const network: FakeNetwork = {
    step,
    now,
    gathers: () => true,
    newCredentials: () => `ufrag-${++made}`,
    attach: (end) => void ends.add(end),
    partnerOf: (end) => alive().find((other) => other !== end && fits(end, other)),
    settle() {
      for (const end of alive()) {
        const partner = network.partnerOf(end);
        if (partner && !down) end.move('connected');
        else if (end.local !== undefined && end.remote !== undefined && end.state === 'new') end.move('checking');
      }
    },
    cut(how) {
      down = true;
      for (const end of alive()) {
        if (how === 'failed' && end.local !== undefined) dead.add(end.local);
        if (end.state === 'connected') end.move(how);
      }
    },
    heal() {
      down = false;
      network.settle();
    },
    get live() {
      return alive().length;
    },
  };
  return network;
}
