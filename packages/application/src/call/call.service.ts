import type {
  CallKind,
  CallMessage,
  CallPage,
  CallParty,
  CallUserState,
  Presence,
  SharedResident,
} from '@gongwei/domain/call';
import type { Result } from '@gongwei/domain/shared';
import type { Observable } from 'rxjs';
import { token, type Behavior } from '../shared/index.ts';
import type { IncomingCalls } from './incoming-calls.service.ts';
import type { LineState } from './call-signalling.port.ts';
import type { LocalMedia, MediaQuality, MediaRoom, MediaTrouble, RemoteMedia } from './media-room.port.ts';

export type { CallMessage, CallPage, CallUserState };

/** Somebody else in a call: who they are, how far they are in it, what they send. */
export type CallParticipant = CallParty & {
  /** `ringing`: invited and not yet answered; `reconnecting`: their line dropped and they are waited for. */
  readonly stage: 'ringing' | 'in' | 'reconnecting';
  readonly microphone: boolean;
  readonly camera: boolean;
  /** Absent until media is on its way. */
  readonly media?: RemoteMedia;
};

/** The call this window has, from the first ring until somebody hangs up. */
export type CurrentCall = {
  readonly callId: string;
  readonly kind: CallKind;
  readonly status: 'calling' | 'connected';
  readonly inviter: boolean;
  /** The others, in the order in which they came; at most two. */
  readonly others: readonly CallParticipant[];
  /** ISO 8601, since somebody else is in. */
  readonly connectedAt?: string;
  readonly line: LineState;
  readonly local: LocalMedia;
  /** How well one's own sound and picture reach the others. */
  readonly quality: MediaQuality;
  /** What the caller shows of a resident. */
  readonly resident?: SharedResident;
  /** The words of a failure, which stand for a second before the call is hung up. */
  readonly failure?: string;
};

/** Everything a window does with calls. One call at a time. */
export interface CallService extends IncomingCalls {
  /** `out`: not taking part; `kicked-out`: the user logged in on another device; `failed`: cannot be reached, tried again by itself. */
  readonly presence$: Behavior<'out' | 'logging-in' | 'in' | 'kicked-out' | 'failed'>;
  readonly user$: Behavior<CallUserState>;
  /** Placed or accepted here; what only rings is in `ringing$`. */
  readonly call$: Behavior<CurrentCall | undefined>;
  readonly messages$: Observable<CallMessage>;
  /** Pages to go to: that of the call when it is placed or accepted, `video-home` after it, but only from its own page, so that nobody is torn away from a form. */
  readonly moves$: Observable<CallPage>;
  /** But for a room that is lost: that fails the call, in whose words it is told. */
  readonly troubles$: Observable<MediaTrouble>;
  /** The call that ended last, until a note was written or the next one begins: for the note on a resident, which who called writes. */
  readonly lastCall$: Behavior<
    | {
        readonly callId: string;
        readonly inviter: boolean;
        readonly resident?: SharedResident;
        readonly seconds: number;
      }
    | undefined
  >;
  /** The note was written, or will not be. */
  forgetLastCall(): void;

  /** Can be called from now on. Safe to repeat; after `kicked-out` it takes calling over again. */
  logIn(): Promise<void>;
  /** Hangs up, tells the server and closes the line. */
  logOut(): Promise<void>;
  /** One or two colleagues. The failure is a sentence; nothing was called. */
  place(wish: {
    readonly to: readonly CallParty[];
    readonly kind: CallKind;
    readonly resident?: SharedResident;
  }): Promise<Result<void, string>>;
  /** The failure is a sentence of the specification: 请输入拨叫号码, 请输入正确号码, or who cannot be found. */
  dial(number: string, kind: CallKind): Promise<Result<void, string>>;
  /** Asks a third into the running call. */
  invite(to: CallParty): Promise<Result<void, string>>;
  /** Cancels what rings, ends what runs. Everything is stopped when it returns. */
  hangUp(): void;
  /** The call's page was left: a voice call that is connected ends by it (specification, section 4). */
  leftPage(page: CallPage): void;

  /** Who of them can be called, as it changes, while somebody listens. One list at a time: a new one takes the place of the last. */
  presenceOf(userIds: readonly string[]): Observable<{ readonly userId: string; readonly presence: Presence }>;

  setMicrophone(on: boolean): Promise<void>;
  setCamera(on: boolean): Promise<void>;
  shareScreen(on: boolean): Promise<Result<void, string>>;
  useDevice(device: 'microphone' | 'camera' | 'speaker', deviceId: string): Promise<Result<void, string>>;
  show: MediaRoom['show'];
  play(): Promise<void>;
  dispose(): void;
}
export const CallService = token<CallService>('CallService');
