import {
  CALL_TIMEOUT,
  callUserStateOf,
  eventOf,
  type CallEvent,
  type CallMessage,
  type CallPage,
} from '@gongwei/domain/call';
import { filter, merge, Subject } from 'rxjs';
import { createActor } from 'xstate';
import type { SessionService } from '../identity/session.service.ts';
import { createConfiguration, createScope, type Configuration, type IdSource } from '../shared/index.ts';
import type { LockService } from '../shell/lock.service.ts';
import { createCallActs } from './call-acts.ts';
import { createCallAsks } from './call-asks.ts';
import { attendCalls, callUserOf } from './call-attendance.ts';
import type { CallService, CallUserState, CurrentCall } from './call.service.ts';
import { callMachineWith } from './call-effects.ts';
import { createCallRegistration, type CallRegistrationNeeds } from './call-registration.ts';
import { createCallMedia } from './call-media.ts';
import { createPresenceWatch } from './call-presence.ts';
import { watchConnectTimeout } from './connect-timeout.ts';
import { currentCallOf } from './call-view.ts';
import type { Colleagues } from './colleagues.port.ts';
import type { RingingCall } from './incoming-calls.service.ts';
import type { MediaDevices } from './media-devices.port.ts';
import type { MediaRooms } from './media-room.port.ts';

type CallServiceNeeds = Omit<CallRegistrationNeeds, 'scope'> & {
  readonly rooms: MediaRooms;
  readonly devices: MediaDevices;
  readonly colleagues: Pick<Colleagues, 'byNumber'>;
  readonly ids: IdSource;
  readonly session: Pick<SessionService, 'state$'>;
  readonly lock: Pick<LockService, 'state$'>;
  readonly configuration?: Pick<Configuration, 'number'>;
};

const LOST = '与服务器的连接已断开';

/** Runs the call machine between the user, the line to the server and the media. */
export function createCallService(needs: CallServiceNeeds): CallService {
  const { configuration = createConfiguration() } = needs;
  const { clock, signalling, rooms, devices, colleagues, ids, session, lock } = needs;
  const scope = createScope();
  const line = createCallRegistration({ ...needs, scope });
  const { presence$, pass$, again$, lost$ } = line;
  const [messages$, moves$] = [new Subject<CallMessage>(), new Subject<CallPage>()];
  const ringing$ = scope.behavior<RingingCall | undefined>(undefined);
  const call$ = scope.behavior<CurrentCall | undefined>(undefined);
  const lastCall$ = scope.behavior<CallService['lastCall$']['value']>(undefined);
  const talkingSince$ = scope.behavior<string | undefined>(undefined);
  const others$ = scope.behavior<readonly string[]>([]);

  const send = (event: CallEvent): void => {
    if (!scope.ended) actor.send(event);
  };
  const failed = (callId: string, message: string): void => send({ type: 'FAILED', callId, message });
  const asks = createCallAsks(line.tell, send);
  const media = createCallMedia({
    scope,
    rooms,
    devices,
    others$,
    news$: signalling.news$,
    pass: line.pass,
    pass$,
    tell: asks.quietly,
    failed,
  });
  const reach = watchConnectTimeout({ scope, clock, call$, failed });
  // Whoever hears of a turn, or follows it to a page, must find the desk as it is after it.
  const later: (() => void)[] = [];
  const machine = callMachineWith({
    ...{ scope, clock, asks, media, send },
    ringsFor: () => configuration.number('call.timeout', CALL_TIMEOUT / 1_000) * 1_000,
    ...{ ringing$, talkingSince$, lastCall$ },
    say: (message) => later.push(() => messages$.next(message)),
    move: (page) => later.push(() => moves$.next(page)),
  });
  const actor = createActor(machine);

  const login = (): CallUserState['loginUserInfo'] => {
    const pass = pass$.value;
    return pass && { userId: pass.userId, userSig: pass.userSig, name: pass.name };
  };
  const userState = (): CallUserState => {
    const { microphone, camera } = media.local$.value;
    return callUserStateOf(actor.getSnapshot(), login(), { microphone: microphone === 'on', camera: camera === 'on' });
  };
  const user$ = scope.behavior<CallUserState>(userState());
  const show = (): void => {
    if (scope.ended) return;
    const snapshot = actor.getSnapshot();
    const call = currentCallOf(snapshot, {
      line: signalling.line$.value,
      local: media.local$.value,
      remote: media.remote$.value,
      quality: media.quality$.value,
      connectedAt: talkingSince$.value,
    });
    if (call || call$.value) call$.next(call);
    const user = userState();
    if (JSON.stringify(user) !== JSON.stringify(user$.value)) user$.next(user);
  };

  const following = actor.subscribe((snapshot) => {
    const others = snapshot.context.others.map(({ userId }) => userId);
    if (others.join() !== others$.value.join()) others$.next(others);
    signalling.watchClosely(snapshot.hasTag('in-call'));
    show();
    for (const tell of later.splice(0)) tell();
  });
  actor.start();
  scope.onEnd(() => {
    following.unsubscribe();
    actor.stop();
  });
  for (const seen$ of [signalling.line$, media.local$, media.remote$, media.quality$, presence$, pass$])
    scope.listen<unknown>(seen$, show);

  scope.listen(signalling.news$, (news) => {
    // Of before the log-out, over a line that is only now back.
    if (presence$.value === 'out') return;
    const event = eventOf(news);
    if (event) send(event);
    if (news.news === 'kicked-out') line.kickedOut();
  });
  scope.listen(again$, () => {
    const { value, context } = actor.getSnapshot();
    if (context.callId === undefined || !(value === 'connected' || context.isInviter)) return;
    void asks.rejoin(context.callId).then(() => media.announce());
  });
  scope.listen(lost$, () => {
    const { callId } = actor.getSnapshot().context;
    if (ringing$.value) send({ type: 'LOG_OUT' });
    else if (callId !== undefined) failed(callId, LOST);
  });

  const logIn = async (): Promise<void> => {
    const user = callUserOf(session.state$.value);
    if (!user) return;
    send({ type: 'USED_BY', self: user.userId });
    await line.logIn(user);
  };
  const logOut = async (): Promise<void> => {
    send({ type: 'LOG_OUT' });
    lastCall$.next(undefined);
    line.logOut(callUserOf(session.state$.value) !== undefined);
  };
  attendCalls({ scope, session, lock, logIn: () => void logIn(), logOut: () => void logOut() });

  return {
    presence$,
    user$,
    call$,
    ringing$,
    lastCall$,
    messages$,
    moves$,
    troubles$: merge(media.troubles$, reach.troubles$),
    logIn,
    logOut,
    accept: (how) => send({ type: 'ACCEPT', at: clock.now().getTime(), camera: how?.camera }),
    reject: () => send({ type: 'REJECT' }),
    hangUp: () => send({ type: 'HANG_UP' }),
    leftPage(page) {
      if (page === 'audio-call') send({ type: 'LEFT_AUDIO_PAGE' });
    },
    ...createCallActs({
      ids,
      colleagues,
      user: () => (presence$.value === 'in' ? callUserOf(session.state$.value) : undefined),
      snapshot: () => actor.getSnapshot(),
      send,
      prepare: media.prepare,
    }),
    presenceOf: createPresenceWatch(
      signalling.news$,
      presence$.pipe(filter((presence) => presence === 'in')),
      asks.quietly,
    ),
    forgetLastCall: () => lastCall$.next(undefined),
    ...media.controls,
    dispose() {
      send({ type: 'LOG_OUT' });
      scope.end();
      messages$.complete();
      moves$.complete();
    },
  };
}
