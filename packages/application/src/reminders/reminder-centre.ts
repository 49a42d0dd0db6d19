import { REMINDER_KINDS, REMINDER_TOPIC, type Reminder } from '@gongwei/domain/reminders';
import type { SessionService } from '../identity/session.service.ts';
import { createScope, faultOf, type Clock, type RealtimeChannel, type StoredItems } from '../shared/index.ts';
import type { DesktopNotices } from './desktop-notices.port.ts';
import { QUIET_HOURS, hourInChina, isQuiet, USUAL_QUIET } from './quiet-hours.rules.ts';
import type { CentreState, QuietHours, ReminderCentre } from './reminder-centre.service.ts';
import type { ReminderGateway, ReminderPage } from './reminder-gateway.port.ts';

type Needs = {
  readonly gateway: ReminderGateway;
  readonly channel: RealtimeChannel;
  readonly session: SessionService;
  readonly stored: StoredItems;
  readonly clock: Clock;
  readonly desktop: DesktopNotices;
};

/** Asks when it is told to and when somebody logs in; one question at a time, and once more if it was told meanwhile. */
export function createReminderCentre({ gateway, channel, session, stored, clock, desktop }: Needs): ReminderCentre {
  const scope = createScope();
  const state$ = scope.behavior<CentreState>({});
  const unread$ = scope.behavior(0);
  const quiet$ = scope.behavior<QuietHours>(stored.read(QUIET_HOURS) ?? USUAL_QUIET);
  const shown$ = scope.behavior(false);
  let known: ReadonlySet<string> | undefined;
  let [asking, again, person] = [false, false, personOf(session)];

  // Whoever passes by can read it: it says of what kind, and nothing of a person.
  const tell = ({ id, kind }: Reminder): void =>
    desktop.show({ tag: id, title: `公卫提醒：${REMINDER_KINDS[kind]}`, onPick: () => shown$.next(true) });
  const show = (open: ReminderPage): void => {
    const { fault: _gone, ...rest } = state$.value;
    state$.next({ ...rest, open });
    if (open.unread !== unread$.value) unread$.next(open.unread);
    const unread = open.rows.filter(({ state }) => state === '0');
    const before = known;
    known = new Set(unread.map(keyOf));
    // What was there when one came is no news.
    if (!before) return;
    // Another window may have changed the hours of this PC.
    const kept = stored.read(QUIET_HOURS) ?? USUAL_QUIET;
    if (kept.from !== quiet$.value.from || kept.until !== quiet$.value.until) quiet$.next(kept);
    if (isQuiet(quiet$.value, hourInChina(clock.now()))) return;
    for (const one of unread) if (!before.has(keyOf(one))) tell(one);
  };
  const reload = (): void => {
    if (person === undefined || scope.ended) return;
    if (asking) return void (again = true);
    asking = true;
    const whose = person;
    gateway
      .find('open')
      .then(
        (open) => whose === person && !scope.ended && show(open),
        (thrown: unknown) => !scope.ended && state$.next({ ...state$.value, fault: faultOf(thrown) }),
      )
      .finally(() => {
        asking = false;
        if (!again) return;
        again = false;
        reload();
      });
  };
  const askPast = (): void => {
    const whose = person;
    gateway.find('past').then(
      (past) => whose === person && !scope.ended && state$.next({ ...state$.value, past }),
      (thrown: unknown) => !scope.ended && state$.next({ ...state$.value, fault: faultOf(thrown) }),
    );
  };
  const afterwards = (): void => {
    reload();
    if (state$.value.past) askPast();
  };

  scope.listen(channel.news(REMINDER_TOPIC), afterwards);
  scope.listen(channel.begun$, afterwards);
  scope.listen(session.state$, () => {
    const now = personOf(session);
    if (now === person) return;
    [person, known] = [now, undefined];
    state$.next({});
    unread$.next(0);
    reload();
  });
  reload();

  return {
    ...{ state$, unread$, shown$, quiet$, reload, askPast },
    show: (on) => shown$.next(on),
    async act(id, act) {
      if (state$.value.busy !== undefined) return false;
      const { refused: _old, ...before } = state$.value;
      state$.next({ ...before, busy: id });
      const done = await gateway.act(id, act).then(
        (answer) => (answer.ok ? {} : { refused: { id, message: answer.failure } }),
        (thrown: unknown) => ({ fault: faultOf(thrown) }),
      );
      if (scope.ended) return false;
      const { busy: _done, ...rest } = state$.value;
      state$.next({ ...rest, ...done });
      afterwards();
      return Object.keys(done).length === 0;
    },
    async readAll() {
      await gateway.readAll().catch((thrown: unknown) => state$.next({ ...state$.value, fault: faultOf(thrown) }));
      reload();
    },
    keepQuiet(hours) {
      stored.write(QUIET_HOURS, hours);
      quiet$.next(hours);
    },
    dispose: () => scope.end(),
  };
}

/** Raised again it is news again. */
const keyOf = ({ id, times }: Reminder): string => `${id} ${times}`;
const personOf = ({ state$ }: SessionService): string | undefined =>
  state$.value.status === 'logged-in'
    ? `${state$.value.session.user.id} ${state$.value.session.institution.code}`
    : undefined;
