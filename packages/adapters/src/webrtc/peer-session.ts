import type { Clock, Scope } from '@gongwei/application/shared';
import { sendingRate } from '@gongwei/domain/call';
import type { Track } from '../media/capture.ts';
import type { Outgoing } from '../media/local-media.ts';
import { watchLink, type LinkReading } from './link-watch.ts';
import { restartIceWhenBroken } from './ice-restart.ts';
import { createNegotiation, type Negotiation } from './negotiation.ts';
import type { Candidate, Description, PeerConnection, Sender, Transceiver } from './peer-connection.ts';

export type PeerSession = Pick<Negotiation, 'describe' | 'candidate'> & {
  /** What goes out, to so many others. Never negotiates. */
  send(outgoing: Outgoing, others: number): void;
};

type Dependencies = {
  readonly connection: PeerConnection;
  readonly clock: Clock;
  readonly scope: Scope;
  readonly random: () => number;
  /** Of the two, one offers first and gives way never; the other answers, and gives way. */
  readonly leads: boolean;
  readonly say: (description: Description, offer: number) => void;
  readonly sayCandidate: (candidate: Candidate) => void;
  readonly flows: () => boolean;
  readonly tell: (reading: LinkReading) => void;
  /** Where the other one's sound and picture come in. */
  readonly tracks: (sound: Track, picture: Track) => void;
};

/**
 * One connection to one other participant. Both lines, for sound and picture, are laid both ways at the beginning by the
 * side that leads; whatever is switched on, off or over later only changes the track on them.
 */
export function createPeerSession(dependencies: Dependencies): PeerSession {
  const { connection, clock, scope, random, leads, say, sayCandidate, flows, tell, tracks } = dependencies;
  let lines: { readonly sound: Transceiver; readonly picture: Transceiver } | undefined;
  let current: { readonly outgoing: Outgoing; readonly others: number } | undefined;

  const laid = (found: readonly Transceiver[]): void => {
    const [sound, picture] = ['audio', 'video'].map((kind) =>
      found.find(({ receiver }) => receiver.track.kind === kind),
    );
    if (lines || !sound || !picture) return;
    lines = { sound, picture };
    for (const line of [sound, picture]) if (line.direction !== 'sendrecv') line.direction = 'sendrecv';
    tracks(sound.receiver.track, picture.receiver.track);
    apply();
  };
  function apply(): void {
    if (!lines || !current || scope.ended) return;
    const { outgoing, others } = current;
    put(lines.sound.sender, outgoing.sound);
    put(lines.picture.sender, outgoing.picture);
    if (outgoing.picture) limit(lines.picture.sender, outgoing.screen, others);
  }

  const negotiation = createNegotiation({
    connection,
    polite: !leads,
    lines: () => laid(connection.getTransceivers()),
    say: (description, offer) => {
      if (!scope.ended) say(description, offer);
      // Rates can only be set once there is a description.
      apply();
    },
    sayCandidate,
  });
  scope.onEnd(() => connection.close());
  watchLink({ connection, clock, scope, flows, tell });
  // One side only: restarts that cross are rolled back, after which Chromium decodes the picture and no longer shows it.
  if (leads) restartIceWhenBroken({ connection, clock, scope, random, repeat: negotiation.repeat });
  if (leads) {
    laid([
      connection.addTransceiver('audio', { direction: 'sendrecv' }),
      connection.addTransceiver('video', { direction: 'sendrecv' }),
    ]);
  }
  return {
    describe: negotiation.describe,
    candidate: negotiation.candidate,
    send(outgoing, others) {
      current = { outgoing, others };
      apply();
    },
  };
}

function put(sender: Sender, track: Track | undefined): void {
  // Refused only by a connection that is closed already.
  if (sender.track !== (track ?? null)) void sender.replaceTrack(track ?? null).catch(() => {});
}

/** A face must move, text must be legible; and what three send to each other must pass the same line. */
function limit(sender: Sender, screen: boolean, others: number): void {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  const maxBitrate = sendingRate(others, screen) * 1_000;
  const degradationPreference = screen ? 'maintain-resolution' : 'maintain-framerate';
  if (!encoding || (encoding.maxBitrate === maxBitrate && parameters.degradationPreference === degradationPreference)) {
    return;
  }
  encoding.maxBitrate = maxBitrate;
  parameters.degradationPreference = degradationPreference;
  void sender.setParameters(parameters).catch(() => {});
}
