import type { MediaQuality, RemoteMedia } from '@gongwei/application/call';
import { createScope, type Behavior, type Clock, type Scope } from '@gongwei/application/shared';
import { skip } from 'rxjs';
import type { Track } from '../media/capture.ts';
import type { Outgoing } from '../media/local-media.ts';
import { configurationOf, type IceAccess } from './ice-access.ts';
import type { LinkReading } from './link-watch.ts';
import { createPeerSession, type PeerSession } from './peer-session.ts';
import { peerSignalOf, type PeerSignal, type Sending } from './peer-signal.ts';
import type { WebRtcBrowser } from './web-rtc-browser.ts';

/** One other participant, for as long as they are in the call. */
export type PeerLink = {
  readonly media$: Behavior<RemoteMedia>;
  /** How well one's own sound and picture reach them. */
  readonly reach: () => MediaQuality;
  receive(signal: unknown): void;
  send(outgoing: Outgoing, others: number): void;
};

type Dependencies = {
  readonly userId: string;
  readonly selfId: string;
  readonly browser: WebRtcBrowser;
  readonly clock: Clock;
  readonly scope: Scope;
  /** As it is renewed. */
  readonly access$: Behavior<IceAccess>;
  readonly say: (signal: PeerSignal) => void;
  /** What comes in from them now, where it is there. */
  readonly comes: (sound: Track | undefined, picture: Track | undefined) => void;
};

/** Milliseconds after which one says again that one is there, while nobody answered. */
const BEGIN_AGAIN = 2_000;
/** Milliseconds after which what is sent is said again: a server that was restarted passes nothing on to who has not come back to it. */
const REMIND = 5_000;
const NOTHING: Sending = { sound: false, picture: false, screen: false, flows: false };

/** Finds the other side's room, keeps one connection with it, and begins anew where the other side did. */
export function createPeerLink(dependencies: Dependencies): PeerLink {
  const { userId, selfId, browser, clock, scope, access$, say, comes } = dependencies;
  const room = browser.newId();
  const media$ = scope.behavior<RemoteMedia>({
    userId,
    link: 'joining',
    picture: false,
    sound: false,
    screen: false,
    quality: 'unknown',
  });
  let theirs: string | undefined;
  let sending = NOTHING;
  let said = '';
  let reading: LinkReading = { link: 'joining', quality: 'unknown', reach: 'unknown' };
  let tracks: { readonly sound?: Track; readonly picture?: Track } = {};
  let current: { readonly outgoing: Outgoing; readonly others: number } | undefined;
  let session: (PeerSession & { readonly scope: Scope }) | undefined;

  const tell = (): void => {
    if (scope.ended) return;
    const picture = sending.picture && tracks.picture !== undefined;
    comes(tracks.sound, picture ? tracks.picture : undefined);
    const { link, quality } = reading;
    media$.next({ userId, link, quality, sound: sending.sound, picture, screen: picture && sending.screen });
  };
  const begin = (): void => say({ kind: 'begin', room, ...(theirs !== undefined && { seen: theirs }) });
  const beginAgain = (): void => {
    if (theirs !== undefined) return;
    begin();
    scope.after(clock, BEGIN_AGAIN, beginAgain);
  };
  const sayWhatIsSent = (): void => {
    if (theirs === undefined || !current) return;
    const { sound, muted, picture, screen } = current.outgoing;
    const now = { sound: sound !== undefined && !muted, picture: picture !== undefined, screen };
    const signal = {
      kind: 'sending',
      room,
      to: theirs,
      sending: { ...now, flows: Boolean(sound ?? picture) },
    } as const;
    if (said === JSON.stringify(signal)) return;
    said = JSON.stringify(signal);
    say(signal);
  };
  const remind = (): void => {
    said = '';
    sayWhatIsSent();
    scope.after(clock, REMIND, remind);
  };

  function start(to: string): void {
    session?.scope.end();
    const own = createScope();
    tracks = {};
    sending = NOTHING;
    const link = media$.value.link === 'joining' ? 'joining' : 'reconnecting';
    reading = { link, quality: 'unknown', reach: 'unknown' };
    const connection = browser.connect(configurationOf(access$.value));
    own.listen(access$.pipe(skip(1)), (access) => connection.setConfiguration(configurationOf(access)));
    const made = createPeerSession({
      connection,
      clock,
      scope: own,
      random: browser.random,
      leads: selfId > userId,
      say: (description, offer) => say({ kind: 'description', room, to, offer, description }),
      sayCandidate: (candidate) => say({ kind: 'candidate', room, to, candidate }),
      flows: () => sending.flows,
      tell(now) {
        reading = now;
        tell();
      },
      tracks(sound, picture) {
        tracks = { sound, picture };
        tell();
      },
    });
    session = { ...made, scope: own };
    tell();
    sayWhatIsSent();
    if (current) made.send(current.outgoing, current.others);
  }

  scope.onEnd(() => session?.scope.end());
  beginAgain();
  scope.after(clock, REMIND, remind);
  return {
    media$,
    reach: () => reading.reach,
    receive(raw) {
      const signal = peerSignalOf(raw);
      if (!signal || scope.ended) return;
      if (signal.kind === 'begin') {
        const known = signal.room === theirs;
        theirs = signal.room;
        if (signal.seen !== room) begin();
        if (!known) start(signal.room);
        return;
      }
      if (signal.room !== theirs || signal.to !== room) return;
      if (signal.kind === 'description') void session?.describe(signal.description, signal.offer);
      if (signal.kind === 'candidate') void session?.candidate(signal.candidate);
      if (signal.kind !== 'sending' || JSON.stringify(signal.sending) === JSON.stringify(sending)) return;
      ({ sending } = signal);
      tell();
    },
    send(outgoing, others) {
      current = { outgoing, others };
      sayWhatIsSent();
      session?.send(outgoing, others);
    },
  };
}
