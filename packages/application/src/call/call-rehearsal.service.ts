import { asapScheduler, EMPTY, merge, observeOn, ReplaySubject } from 'rxjs';
import { createScope, faultOf, token, type Behavior, type IdSource, type Scope } from '../shared/index.ts';
import type { CallCredentials, CallPass } from './call-credentials.port.ts';
import type { CallService } from './call.service.ts';
import type {
  LocalMedia,
  MediaQuality,
  MediaRoom,
  MediaRooms,
  PicturePlace,
  RemoteMedia,
  SignalPath,
} from './media-room.port.ts';

/** How far a rehearsal is: resting, opening, on with what is sent and comes back, or failed. */
export type RehearsalState =
  | { readonly step: 'idle' | 'opening' }
  | {
      readonly step: 'on';
      readonly local: LocalMedia;
      /** One's own sound and picture as another gets them; absent where they cannot come back (TRTC lets nobody in twice). */
      readonly back?: RemoteMedia;
      readonly quality: MediaQuality;
    }
  /** A sentence for staff. */
  | { readonly step: 'failed'; readonly message: string };

/** Tries sound and picture over the way that calls take, without a colleague: what one sends comes back to this window. */
export interface CallRehearsal {
  readonly state$: Behavior<RehearsalState>;
  /** Camera on, microphone off: who hears himself without headphones makes both howl. */
  start(): Promise<void>;
  setMicrophone(on: boolean): Promise<void>;
  setCamera(on: boolean): Promise<void>;
  /** Draws what one sends (`own`, mirrored) or what comes back, until the returned function is called. */
  show(which: 'own' | 'back', place: PicturePlace): () => void;
  /** Every track and connection is closed when it returns. Safe to repeat. A call that is placed or taken stops it too. */
  stop(): void;
  dispose(): void;
}
export const CallRehearsal = token<CallRehearsal>('CallRehearsal');

const IN_CALL = '您正在通话，通话结束后再演示。';
const nothing = (): void => undefined;

/** A rehearsal that needs a pass of its own, ends with a failure in words, and stops by itself where a real call begins. */
export function createCallRehearsal(
  credentials: CallCredentials,
  rooms: MediaRooms,
  desk: Pick<CallService, 'call$'>,
  ids: IdSource,
): CallRehearsal {
  const scope = createScope();
  const state$ = scope.behavior<RehearsalState>({ step: 'idle' });
  let running: { readonly scope: Scope; rooms?: BothRooms } | undefined;

  const end = (state: RehearsalState): void => {
    running?.scope.end();
    running = undefined;
    if (!scope.ended && state$.value !== state) state$.next(state);
  };
  const stop = (): void => {
    if (running) end({ step: 'idle' });
  };
  const open = async (own: NonNullable<typeof running>): Promise<void> => {
    const pass = await credentials.pass();
    if (own.scope.ended) return;
    const both = await joinBoth(rooms, pass, `rehearsal-${ids.next()}`, own.scope);
    if (own.scope.ended) return;
    own.rooms = both;
    const tell = (): void => {
      const back = both.mirror?.remote$.value.find(({ userId }) => userId === pass.userId);
      const [local, quality] = [both.own.local$.value, both.own.quality$.value];
      state$.next({ step: 'on', local, quality, ...(back && { back }) });
    };
    for (const room of [both.own, ...(both.mirror ? [both.mirror] : [])]) {
      own.scope.listen(room.troubles$, (trouble) => {
        if (trouble.kind === 'room-lost') end({ step: 'failed', message: trouble.message });
      });
      own.scope.listen(merge(room.local$, room.remote$, room.quality$), tell);
    }
  };
  scope.onEnd(stop);
  scope.listen(desk.call$, (call) => {
    if (call) stop();
  });

  return {
    state$,
    async start() {
      if (running) return;
      if (desk.call$.value) return end({ step: 'failed', message: IN_CALL });
      const own = (running = { scope: createScope() });
      state$.next({ step: 'opening' });
      try {
        await open(own);
      } catch (thrown) {
        if (running === own) end({ step: 'failed', message: faultOf(thrown).message });
      }
    },
    async setMicrophone(on) {
      // Pressed by the user: sound that the browser held back may be played from now on.
      await Promise.all([running?.rooms?.own.setMicrophone(on), on ? running?.rooms?.mirror?.play() : undefined]);
    },
    async setCamera(on) {
      await running?.rooms?.own.setCamera(on);
    },
    show(which, place) {
      const both = running?.rooms;
      if (which === 'own') return both?.own.show(undefined, place) ?? nothing;
      return both?.mirror?.show(both.userId, place) ?? nothing;
    },
    stop,
    dispose: () => scope.end(),
  };
}

type BothRooms = { readonly userId: string; readonly own: MediaRoom; readonly mirror?: MediaRoom };

/** One's own room and, where a browser may be in a call twice, that of a second self who only looks and listens. */
async function joinBoth(rooms: MediaRooms, pass: CallPass, callId: string, scope: Scope): Promise<BothRooms> {
  const { userId } = pass;
  const twice = pass.media.by === 'webrtc';
  const mirrorId = `${userId}-rehearsal`;
  const [there, here] = pathsBetween(userId, mirrorId, scope);
  const join = async (wish: {
    readonly as: string;
    readonly path: SignalPath;
    readonly others: readonly string[];
    readonly camera: boolean;
  }): Promise<MediaRoom> => {
    const others$ = scope.behavior(wish.others);
    const { path, camera } = wish;
    const room = await rooms.join({
      ...{ callId, kind: 'video', path, others$, camera, microphone: false, renewed$: EMPTY },
      pass: { ...pass, userId: wish.as },
    });
    // Whoever thought better of it meanwhile holds nothing any more.
    scope.onEnd(() => room.leave());
    return room;
  };
  const own = await join({ as: userId, path: there, others: twice ? [mirrorId] : [], camera: true });
  if (!twice || scope.ended) return { userId, own };
  return { userId, own, mirror: await join({ as: mirrorId, path: here, others: [userId], camera: false }) };
}

/** What one says the other hears, in its own turn and also when it comes in only later. */
function pathsBetween(first: string, second: string, scope: Scope): readonly [SignalPath, SignalPath] {
  const [toFirst, toSecond] = [new ReplaySubject<Heard>(), new ReplaySubject<Heard>()];
  scope.onEnd(() => [toFirst, toSecond].forEach((path) => path.complete()));
  const path = (self: string, mine: ReplaySubject<Heard>, theirs: ReplaySubject<Heard>): SignalPath => ({
    send: (_, signal) => theirs.next({ from: self, signal }),
    received$: mine.pipe(observeOn(asapScheduler)),
  });
  return [path(first, toFirst, toSecond), path(second, toSecond, toFirst)];
}
type Heard = { readonly from: string; readonly signal: unknown };
