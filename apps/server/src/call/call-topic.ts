import {
  CALL_TOPIC,
  type CallAnswer,
  type CallCommand,
  type CallParty,
  type SharedResident,
} from '@gongwei/domain/call';
import type { FastifyInstance } from 'fastify';
import { configurationAt } from '../configuration/configuration.query.ts';
import type { Queryable } from '../database/database.port.ts';
import { placesOf } from '../identity/staff-places.ts';
import { findStaff, type Staff } from '../identity/users.repository.ts';
import { allows, RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { recordOperation } from '../logging/operation-log.ts';
import { recordException } from '../logging/exception-log.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { RealtimeWindow } from '../realtime/connection.ts';
import { anyLooks, hideShown } from './hide-shown.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { createWriteBehind } from './write-behind.ts';
import { runningCalls } from './calls.repository.ts';
import type { CoordinatorDoor } from './coordinator-door.ts';
import type { CommandFacts } from './coordinator/place-call.ts';
import { refused } from './coordinator/refusals.ts';
import { readCallCommand } from './read-call-command.ts';
import { createSharedCoordinator } from './shared-coordinator.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { canCall, parties } from './staff-directory.query.ts';

/** Puts the call coordinator behind the topic `call` of the realtime channel, and takes up the calls that were going on. */
export async function connectCalls(
  app: FastifyInstance,
  context: ServerContext,
  hub: RealtimeHub,
): Promise<CoordinatorDoor> {
  const { database, clock, timers, bus, leadership, random } = context;
  const keeper = createWriteBehind(
    database,
    (error) => void recordException(context, { error, route: `WS ${CALL_TOPIC}` }),
  );
  const door = await createSharedCoordinator({
    clock,
    timers,
    bus,
    leadership,
    self: uuidV7(clock.now(), random),
    tellHere: (connection, news) => hub.tell(connection, CALL_TOPIC, news),
    keep: keeper.keep,
    settled: keeper.settled,
    running: () => runningCalls(database),
    beginAnew: hub.beginAnew,
  });
  answerCalls(context, hub, door);
  app.addHook('onClose', door.stop);
  return door;
}

/** Answers what windows ask about calls: looks up what is needed, then the coordinator decides. */
function answerCalls(context: ServerContext, hub: RealtimeHub, coordinator: CoordinatorDoor): void {
  /** Of each window: who it is does not change while it is open. */
  const known = new Map<string, CallParty>();

  async function partyOf({ connection, userId }: RealtimeWindow): Promise<CallParty | undefined> {
    return known.get(connection) ?? (await parties(context.database, [userId])).get(userId);
  }

  /** Whoever has a window open is known already: to ring them costs no look into the database. */
  async function peopleOf(userIds: readonly string[]): Promise<ReadonlyMap<string, CallParty>> {
    const people = new Map([...known.values()].map((party) => [party.userId, party]));
    const strangers = userIds.filter((id) => !people.has(id));
    return strangers.length === 0 ? people : new Map([...people, ...(await parties(context.database, strangers))]);
  }

  hub.handle(CALL_TOPIC, {
    async ask(window, body): Promise<CallAnswer> {
      const command = readCallCommand(body);
      const party = command && (await partyOf(window));
      if (!command || !party) return refused('invalid');
      const facts = await factsFor(context, peopleOf, party, command);
      const within = command.do === 'watch' ? await ofReach(peopleOf, party, command) : discreetly(command, facts);
      const { connection } = window;
      const standing = hub.standingOf(connection);
      // It went while things were looked up: nobody is there to answer for it.
      if (standing === 'gone') return refused('gone');
      known.set(connection, party);
      const answer = await coordinator.handle(connection, party, within, facts);
      if (standing === 'down') coordinator.dropped(connection, 'silent');
      if (answer.ok && command.do === 'invite' && command.resident) await logShown(context, party, command.resident);
      return answer;
    },
    dropped: ({ connection }, cause) => coordinator.dropped(connection, cause),
    back: ({ connection }) => coordinator.back(connection),
    gone: ({ connection }) => {
      known.delete(connection);
      coordinator.gone(connection);
    },
  });
}

/** Showing a resident to somebody leaves a trace: whose, and how many fields of the file. */
const logShown = (context: ServerContext, by: CallParty, { residentId, fields }: SharedResident): Promise<void> =>
  recordOperation(
    context.database,
    context,
    { ...by, id: by.userId },
    { action: 'call.show-resident', subjectId: residentId, details: { fields: fields.length } },
  );

/** What a command carries to people of whom one may only look. */
const discreetly = (command: CallCommand, { hidden }: Facts): CallCommand =>
  command.do === 'invite' && hidden ? { ...command, resident: hidden } : command;

type Facts = CommandFacts & { readonly hidden?: SharedResident };

type PeopleOf = (userIds: readonly string[]) => Promise<ReadonlyMap<string, CallParty>>;

/** Whether somebody is online is told to those who may call them, and to nobody else. */
async function ofReach(
  peopleOf: PeopleOf,
  by: CallParty,
  command: CallCommand & { readonly do: 'watch' },
): Promise<CallCommand> {
  const people = await peopleOf(command.userIds);
  const mayCall = (userId: string): boolean => {
    const party = people.get(userId);
    return party !== undefined && canCall(by.institutionCode, party.institutionCode);
  };
  return { ...command, userIds: command.userIds.filter(mayCall) };
}

async function factsFor(
  { database }: ServerContext,
  peopleOf: PeopleOf,
  by: CallParty,
  command: CallCommand,
): Promise<Facts> {
  if (command.do !== 'invite') return {};
  const people = await peopleOf(command.to);
  const callees = new Map(
    command.to.flatMap((id) => {
      const party = people.get(id);
      return party && canCall(by.institutionCode, party.institutionCode) ? [[id, party] as const] : [];
    }),
  );
  const discreet = await anyLooks(database, [...callees.keys()]);
  const seconds = (await configurationAt(database, by.institutionCode))['call.timeout'];
  const ring = typeof seconds === 'number' ? { ringsFor: seconds * 1_000 } : {};
  if (!command.resident) return { callees, discreet, ...ring };
  const staff = await findStaff(database, by.userId);
  const mayShow =
    staff !== undefined &&
    allows(staff.permissions, RESIDENT_CODES, 'V') &&
    (await seenFromAny(database, staff, command.resident.residentId));
  const hidden = mayShow && discreet ? await hideShown(database, command.resident) : undefined;
  return { callees, mayShow, discreet, ...ring, ...(hidden ? { hidden } : {}) };
}

/** Whether a resident is of any institution somebody works for: a call is not of the one a window has chosen. */
async function seenFromAny(database: Queryable, staff: Staff, residentId: string): Promise<boolean> {
  for (const institutionCode of placesOf(staff))
    if (await findResident(database, { institutionCode }, residentId)) return true;
  return false;
}
