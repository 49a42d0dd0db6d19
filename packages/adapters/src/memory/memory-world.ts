import { createFormSessions } from '@gongwei/application/form-sessions';
import { createSavedSheets, type SheetHolds } from '@gongwei/application/forms';
import { createSessionService } from '@gongwei/application/identity';
import type { PrintSources } from '@gongwei/application/paper';
import { createShutdownTasks, createStoredItems } from '@gongwei/application/shared';
import type { FormContext, FormModule, RecordSnapshot } from '@gongwei/domain/forms';
import type { UserSession } from '@gongwei/domain/identity';
import type { ConceptValue } from '@gongwei/domain/resident';
import { createCountingIdSource } from './counting-id-source.ts';
import { createManualClock } from './manual-clock.ts';
import { createMemoryDraftStore } from './memory-draft-store.ts';
import { createMemoryFormCatalogue } from './memory-form-catalogue.ts';
import { createMemoryKeyValueStore } from './memory-key-value-store.ts';
import { createMemoryRecordRepository } from './memory-record-repository.ts';
import { createMemoryResidentDirectory, type RegisteredResident } from './memory-resident-directory.ts';
import { createMemoryDraftLock, createMemorySessionGateway, createMemoryTokenStore } from './memory-session-gateway.ts';

/** What a world in memory begins with. */
export type MemoryWorldContent = {
  /** The forms that can be opened. */
  readonly forms: readonly FormModule[];
  readonly residents: readonly RegisteredResident[];
  /** Who can log in, by user name; everybody's password is `x`. */
  readonly users: { readonly [username: string]: UserSession };
  /** Which values of a stored record other forms may take over. None by default. */
  readonly concepts?: (record: RecordSnapshot) => readonly ConceptValue[];
};

/**
 * One server and one PC in memory, with a clock that is moved by hand: the whole of the application without a browser, a network or a
 * database. `start` logs somebody in; it is a browser that may be thrown away and opened again. `print` is where its sheets come from.
 */
export function createMemoryWorld({ forms, residents, users, concepts = () => [] }: MemoryWorldContent) {
  const clock = createManualClock();
  const records = createMemoryRecordRepository(clock);
  const drafts = createMemoryDraftStore();
  const [local, tokens] = [createMemoryKeyValueStore(), createMemoryTokenStore()];
  const accounts = Object.entries(users).map(([username, session]) => [username, { password: 'x', session }] as const);
  const gateway = createMemorySessionGateway(Object.fromEntries(accounts), tokens);
  const people = [...residents];
  let lane = 0;

  /** Throws a `RangeError` when there is no such user. */
  const start = async (username: string, store = records.as(authorOf(users, username)), holds?: SheetHolds) => {
    const leaving = createShutdownTasks();
    const session = createSessionService({
      gateway,
      stored: createStoredItems(local, createMemoryKeyValueStore(), clock),
      tokens,
      drafts: createMemoryDraftLock(),
      leaving,
    });
    await session.logIn({ username, password: 'x' });
    const user = formUserOf(users, username);
    const directory = createMemoryResidentDirectory({ residents: people, records, clock, concepts, user });
    const catalogue = createMemoryFormCatalogue(forms);
    const sheets = createSavedSheets();
    const desk = createFormSessions({
      catalogue,
      residents: directory,
      records: store,
      drafts,
      session,
      clock,
      ids: createCountingIdSource(++lane),
      leaving,
      saved: sheets,
      holds,
    });
    const print: PrintSources = {
      records: store,
      catalogue,
      residents: directory,
      login: session,
      names: NO_NAMES,
      clock,
    };
    return { desk, session, leaving, print, sheets };
  };
  return { clock, records, drafts, gateway, local, tokens, start };
}

/** Whoever is not of the session is printed by the identifier. */
const NO_NAMES: PrintSources['names'] = { namesOf: async () => ({}) };

/** Every port in memory, put together over the same residents, records and clock. */
export type MemoryWorld = ReturnType<typeof createMemoryWorld>;

type User = NonNullable<FormContext['user']>;

/** Who is logged in, as forms know them. */
function formUserOf(users: MemoryWorldContent['users'], username: string): User {
  const session = users[username];
  if (!session) throw new RangeError(`There is no user “${username}”`);
  const { user, institution } = session;
  return { id: user.id, name: user.name, institutionCode: institution.code, institutionName: institution.name };
}

/** Whose records these are, as they are stored. */
function authorOf(users: MemoryWorldContent['users'], username: string): Pick<User, 'id' | 'name'> {
  const { id, name } = formUserOf(users, username);
  return { id, name };
}
