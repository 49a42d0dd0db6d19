import type { CallAnswer, CallNews, CallParty, Presence } from '@gongwei/domain/call';
import type { Leadership } from '../ports/leadership.port.ts';
import type { MessageBus } from '../ports/message-bus.port.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { Call } from './coordinator/call-state.ts';
import { createCallCoordinator, type CallCoordinator } from './coordinator/call-coordinator.ts';
import { refused } from './coordinator/refusals.ts';
import { TOPICS, type BusAnswer, type BusAsk, type BusEvent, type CoordinatorDoor } from './coordinator-door.ts';
import { createOtherProcesses, HERE_EVERY } from './other-processes.ts';

/** Milliseconds within which the leading process answers. */
const ANSWERED_WITHIN = 5_000;
/** Milliseconds between two tries of a leader to learn which calls go on. */
const LEAD_AGAIN = 1_000;

export type SharedCoordinatorParts = {
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly bus: MessageBus;
  readonly leadership: Leadership;
  /** This process, among all of the site. */
  readonly self: string;
  /** The windows of this process. `false`: it is not one of them. */
  readonly tellHere: (connection: string, news: CallNews) => boolean;
  readonly keep: (call: Call) => void;
  readonly running: () => Promise<readonly Call[]>;
  /** When everything that was kept is written down: the next leader reads it. */
  readonly settled: () => Promise<void>;
  /** Another coordinator begins: the windows of this process have to say again who they are. */
  readonly beginAnew: () => void;
};

/**
 * The call coordinator of a site with one or several processes: the one that leads holds it, the others ask it over the bus. When the
 * leader ends, another takes up the calls from the database, as after a restart, and all windows begin anew with it.
 */
export async function createSharedCoordinator(parts: SharedCoordinatorParts): Promise<CoordinatorDoor> {
  const { clock, timers, bus, leadership, self } = parts;
  const pending = new Map<number, (answer: unknown) => void>();
  let coordinator: CallCoordinator | undefined;
  let others: ReturnType<typeof createOtherProcesses> | undefined;
  let [asked, stopped, leads] = [0, false, false];

  const tell = (connection: string, news: CallNews): void => {
    if (!parts.tellHere(connection, news)) bus.publish(TOPICS.tell, { connection, news });
  };

  /** Takes up what goes on; a database that does not answer yet is asked again. */
  async function lead(): Promise<void> {
    leads = true;
    const running = await parts.running().catch(() => undefined);
    if (stopped || !leads || coordinator) return;
    if (!running) return void timers.after(LEAD_AGAIN, () => void (leads && lead()));
    coordinator = createCallCoordinator({ clock, timers, tell, keep: parts.keep });
    coordinator.restore(running);
    others = createOtherProcesses(coordinator, clock);
    bus.publish(TOPICS.begun, { leader: self });
  }

  function resign(): void {
    leads = false;
    coordinator?.stop();
    [coordinator, others] = [undefined, undefined];
  }

  /** Over the bus to whoever leads. `undefined`: nobody answered in time. */
  function askLeader(ask: AskBody): Promise<unknown> {
    const id = (asked += 1);
    return new Promise((done) => {
      const stopWaiting = timers.after(ANSWERED_WITHIN, () => finish(undefined));
      const finish = (answer: unknown): void => {
        stopWaiting();
        pending.delete(id);
        done(answer);
      };
      pending.set(id, finish);
      bus.publish(TOPICS.ask, { ...ask, from: self, id }, ANSWERED_WITHIN);
    });
  }

  function answerFor(ask: BusAsk): void {
    if (!coordinator || ask.from === self) return;
    const say = (answer: unknown): void =>
      bus.publish(TOPICS.answer, { to: ask.from, id: ask.id, answer } satisfies BusAnswer, ANSWERED_WITHIN);
    if (ask.about === 'presence') return say(ask.userIds.map((id) => coordinator?.presenceOf(id) ?? 'offline'));
    if (ask.about === 'settled') return void parts.settled().then(() => say(true));
    others?.asked(ask.from, ask.connection);
    const callees = new Map(ask.callees.map((party): [string, CallParty] => [party.userId, party]));
    say(coordinator.handle(ask.connection, ask.party, ask.command, { callees, mayShow: ask.mayShow }));
  }

  const tellLeader = (event: EventBody): void => bus.publish(TOPICS.event, { ...event, from: self });
  const subscriptions = [
    bus.subscribe(TOPICS.ask, (body) => answerFor(body as BusAsk)),
    bus.subscribe(TOPICS.answer, (body) => {
      const { to, id, answer } = body as BusAnswer;
      if (to === self) pending.get(id)?.(answer);
    }),
    bus.subscribe(TOPICS.event, (body) => {
      if ((body as BusEvent).from !== self) others?.heard(body as BusEvent);
    }),
    bus.subscribe(TOPICS.tell, (body) => {
      const { connection, news } = body as { readonly connection: string; readonly news: CallNews };
      if (!coordinator) parts.tellHere(connection, news);
    }),
    bus.subscribe(TOPICS.begun, () => parts.beginAnew()),
  ];
  let stopBeating = (): void => {};
  const beat = (): void => {
    if (coordinator) others?.look();
    else tellLeader({ what: 'here' });
    stopBeating = timers.after(HERE_EVERY, beat);
  };
  let leading: Promise<void> | undefined;
  const standDown = leadership.stand(() => void (leading = lead()), resign);
  await leading;
  beat();

  return {
    async handle(connection, party, command, facts) {
      if (coordinator) return coordinator.handle(connection, party, command, facts);
      const { callees = new Map<string, CallParty>(), mayShow = false } = facts;
      const body = { about: 'command', connection, party, command, callees: [...callees.values()], mayShow } as const;
      return ((await askLeader(body)) as CallAnswer | undefined) ?? refused('unreachable');
    },
    dropped: (connection, cause) =>
      coordinator ? coordinator.dropped(connection, cause) : tellLeader({ what: 'dropped', connection, cause }),
    back: (connection) => (coordinator ? coordinator.back(connection) : tellLeader({ what: 'back', connection })),
    gone: (connection) => (coordinator ? coordinator.gone(connection) : tellLeader({ what: 'gone', connection })),
    async presenceOf(userIds) {
      const here = coordinator;
      const all = here
        ? userIds.map(here.presenceOf)
        : (((await askLeader({ about: 'presence', userIds })) as readonly Presence[] | undefined) ?? []);
      return new Map(userIds.map((id, at) => [id, all[at] ?? 'offline']));
    },
    settled: async () => void (await (coordinator ? parts.settled() : askLeader({ about: 'settled' }))),
    async stop() {
      stopped = true;
      stopBeating();
      if (!coordinator) tellLeader({ what: 'leaving' });
      coordinator?.stop();
      for (const end of subscriptions) end();
      for (const finish of pending.values()) finish(undefined);
      await parts.settled();
      await standDown();
    },
  };
}

type Without<Type, Names extends string> = Type extends unknown ? Omit<Type, Names> : never;
type AskBody = Without<BusAsk, 'from' | 'id'>;
type EventBody = Without<BusEvent, 'from'>;
