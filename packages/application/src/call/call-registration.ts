import { delayBefore, type CallAnswer, type CallCommand } from '@gongwei/domain/call';
import { Subject, type Observable } from 'rxjs';
import type { Behavior, Clock, Scope } from '../shared/index.ts';
import type { CallCredentials, CallPass } from './call-credentials.port.ts';
import type { CallService } from './call.service.ts';
import type { CallSignalling } from './call-signalling.port.ts';
import type { VideoOnline, VideoOnlineRecord } from './video-online.port.ts';

/** Who takes part in calling here. */
export type CallUser = {
  readonly userId: string;
  readonly name: string;
  /** The staff code. */
  readonly number: string;
  readonly institutionCode: string;
};

export type CallRegistrationNeeds = {
  readonly scope: Scope;
  readonly clock: Clock;
  readonly signalling: CallSignalling;
  readonly credentials: CallCredentials;
  readonly videoOnline: VideoOnline;
  /** The same for all windows of one browser. */
  readonly device: string;
  /** In [0, 1). */
  readonly random: () => number;
};

/** Taking part in calling: log-in, the pass, and both again after whatever interrupts them. */
export type CallRegistration = {
  readonly presence$: CallService['presence$'];
  /** While logged in, valid for some time yet. */
  readonly pass$: Behavior<CallPass | undefined>;
  /** For the room that is to be opened now. Rejects with a `Fault`. */
  pass(): Promise<CallPass>;
  /** The server began anew, and the log-in is on its way to it: what was going on may be rejoined. */
  readonly again$: Observable<void>;
  /** The line is closed for good, by the other end. */
  readonly lost$: Observable<void>;
  logIn(user: CallUser): Promise<void>;
  /** `told`: the server still knows the session, and can be told over other lines, too. */
  logOut(told: boolean): void;
  /** The user took up calling on another device. */
  kickedOut(): void;
  /** Rejects with a `Fault` where the server cannot be reached in time. */
  tell(command: CallCommand): Promise<CallAnswer>;
};

/** A pass is exchanged when nine tenths of its life are over, at the latest after a day. Milliseconds. */
const PASS_AGE = 86_400_000;
const PASS_SHARE = 0.9;
const PASS_RETRY = 60_000;
/** The record of who is online is written anew: the server forgets one that is older than two hours. Milliseconds. */
const RECORD_AGE = 3_600_000;

export function createCallRegistration(needs: CallRegistrationNeeds): CallRegistration {
  const { scope, clock, signalling, credentials, videoOnline, device, random } = needs;
  const presence$ = scope.behavior<CallService['presence$']['value']>('out');
  const pass$ = scope.behavior<CallPass | undefined>(undefined);
  const [again$, lost$] = [new Subject<void>(), new Subject<void>()];
  let user: CallUser | undefined;
  let [round, attempt] = [0, 0];
  let [cancelRetry, cancelRenewal, cancelRecord] = [(): void => {}, (): void => {}, (): void => {}];

  const isValid = (pass: CallPass | undefined): pass is CallPass =>
    pass !== undefined && Date.parse(pass.expiresAt) > clock.now().getTime();
  const keep = (pass: CallPass): void => {
    pass$.next(pass);
    const left = (Date.parse(pass.expiresAt) - clock.now().getTime()) * PASS_SHARE;
    renewIn(Math.min(PASS_AGE, Math.max(PASS_RETRY, left)));
  };
  const renewIn = (milliseconds: number): void => {
    cancelRenewal();
    cancelRenewal = scope.after(clock, milliseconds, () => void renew());
  };
  const renew = async (): Promise<void> => {
    const of = user;
    const pass = await credentials.pass().catch(() => undefined);
    if (!of || of !== user) return;
    if (pass) keep(pass);
    else renewIn(PASS_RETRY);
  };

  const record = (): void => {
    cancelRecord();
    cancelRecord = scope.after(clock, RECORD_AGE, record);
    if (user && pass$.value) void videoOnline.save(recordOf(user, pass$.value)).catch(() => undefined);
  };

  const enter = async (): Promise<void> => {
    const mine = ++round;
    cancelRetry();
    presence$.next('logging-in');
    signalling.open();
    const asked = signalling.tell({ do: 'log-in', device });
    try {
      const [answer, pass] = await Promise.all([asked, isValid(pass$.value) ? pass$.value : credentials.pass()]);
      if (mine !== round || scope.ended) return;
      if (!answer.ok) throw answer;
      attempt = 0;
      if (pass !== pass$.value) keep(pass);
      presence$.next('in');
      record();
    } catch {
      if (mine === round && !scope.ended) tryLater();
    }
  };
  const tryLater = (): void => {
    presence$.next('failed');
    attempt += 1;
    cancelRetry = scope.after(clock, delayBefore(attempt, random()), () => void enter());
  };
  /** Whatever is still on its way is no longer wanted. */
  const leave = (presence: 'out' | 'kicked-out', said?: Promise<unknown>): void => {
    user = undefined;
    round += 1;
    attempt = 0;
    cancelRetry();
    cancelRenewal();
    cancelRecord();
    const mine = round;
    // The others wait a minute for somebody they were told nothing of: a line that is down for a moment is waited for.
    if (said && signalling.line$.value === 'reconnecting')
      void said.finally(() => mine === round && signalling.close());
    else signalling.close();
    pass$.next(undefined);
    presence$.next(presence);
  };

  scope.listen(signalling.begun$, () => {
    if (!user) return;
    // In this order, and before anything that was asked of the server before: see RealtimeChannel.
    void enter();
    again$.next();
  });
  scope.listen(signalling.line$, (line) => {
    if (line !== 'down' || !user || presence$.value !== 'in') return;
    lost$.next();
    tryLater();
  });
  scope.onEnd(() => signalling.close());

  return {
    presence$,
    pass$,
    again$,
    lost$,
    async logIn(next) {
      const isSame = user?.userId === next.userId;
      user = next;
      if (isSame && (presence$.value === 'in' || presence$.value === 'logging-in')) return;
      attempt = 0;
      await enter();
    },
    logOut(told) {
      if (!user || presence$.value !== 'in') return leave('out');
      const said = signalling.tell({ do: 'log-out' }).catch(() => undefined);
      if (told && pass$.value) void videoOnline.remove(recordOf(user, pass$.value)).catch(() => undefined);
      leave('out', said);
    },
    kickedOut: () => leave('kicked-out'),
    pass: async () => (isValid(pass$.value) ? pass$.value : credentials.pass()),
    async tell(command) {
      const answer = await signalling.tell(command);
      if (answer.ok || answer.code !== 'not-logged-in' || !user) return answer;
      await enter();
      return signalling.tell(command);
    },
  };
}

/** Whoever is online has a room of their own, which is called by their id. */
const recordOf = ({ userId, name, number, institutionCode }: CallUser, { userSig }: CallPass): VideoOnlineRecord => ({
  roomName: name,
  roomId: userId,
  userId,
  userSig,
  institutionCode,
  userName: name,
  userCode: number,
});
