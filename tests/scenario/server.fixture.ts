import {
  createHttpInstitutionDirectory,
  createHttpRecordRepository,
  createHttpListGateway,
  createHttpResidentDirectory,
  createHttpRosterGateway,
  createHttpSessionGateway,
  createHttpShellGateway,
  createWireCalls,
} from '@gongwei/adapters/http';
import { createHttpGateway } from '@gongwei/adapters/http/gateway';
import { createUuidV7Source } from '@gongwei/adapters/ids';
import { createManualClock, createMemoryKeyValueStore, type ManualClock } from '@gongwei/adapters/memory';
import { createWorkerPuzzleSolver } from '@gongwei/adapters/secrets';
import {
  createCookieTokenStore,
  createEncryptedDraftStore,
  createMemoryDraftDatabase,
} from '@gongwei/adapters/storage';
import { createFormSessions } from '@gongwei/application/form-sessions';
import { createSessionService } from '@gongwei/application/identity';
import { createRosterImportService } from '@gongwei/application/resident';
import { createShutdownTasks } from '@gongwei/application/shared';
import { createNoticeService } from '@gongwei/application/shell';
import { createStoredItems, type KeyValueStore } from '@gongwei/application/shared';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { EMPTY, Subject, type Observable } from 'rxjs';

/** As in a browser that starts none: work is done in the page. */
const noWorkers = (): never => {
  throw new Error('There are no workers here.');
};

/** What of a PC outlives the browser: its disk. */
export const createDisk = (local: KeyValueStore = createMemoryKeyValueStore()) => ({
  local,
  cookies: createCookies(),
  draftDatabase: createMemoryDraftDatabase(),
});
export type Disk = ReturnType<typeof createDisk>;

/** A cookie jar that keeps values and drops what is cleared, as a browser does. */
function createCookies(): { cookie: string } {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

/** A browser on a PC in front of a server; a new one on the same disk is the browser reopened. */
export function openBrowser(
  url: string,
  disk: Disk = createDisk(),
  clock: ManualClock = createManualClock('2026-06-15T04:00:00.000Z'),
  changedElsewhere$: Observable<string> = EMPTY,
) {
  const ids = createUuidV7Source({ now: () => Date.now(), random: (bytes) => crypto.getRandomValues(bytes) });
  const stored = createStoredItems(disk.local, createMemoryKeyValueStore(), clock, changedElsewhere$);
  const tokens = createCookieTokenStore(disk.cookies, false, stored);
  const lost$ = new Subject<void>();
  const notices = createNoticeService(clock);
  const gateway = createHttpGateway({
    origin: url,
    token: tokens.current,
    now: () => clock.now().getTime(),
    onSessionLost() {
      lost$.next();
      return session.renewed();
    },
    institution() {
      const state = session.state$.value;
      return state.status === 'logged-in' ? state.session.institution.code : undefined;
    },
  });
  const calls = createWireCalls(gateway, notices.announce);
  const drafts = createEncryptedDraftStore(disk.draftDatabase, disk.local, () => crypto);
  const leaving = createShutdownTasks();
  const sessions = createHttpSessionGateway({
    calls,
    lost$,
    token: tokens.current,
    random: ids.next,
    solve: createWorkerPuzzleSolver(noWorkers),
  });
  const session = createSessionService({ gateway: sessions, stored, tokens, drafts, leaving });
  const residents = createHttpResidentDirectory(calls);
  const records = createHttpRecordRepository(calls);
  const roster = createHttpRosterGateway(calls);
  return {
    clock,
    disk,
    session,
    sessions,
    tokens,
    residents,
    records,
    lists: createHttpListGateway(calls, () => {}),
    roster,
    drafts,
    notices,
    stored,
    calls,
    leaving,
    shell: createHttpShellGateway(calls),
    institutions: createHttpInstitutionDirectory(calls),
    imports: createRosterImportService(roster, clock),
    desk: createFormSessions({
      catalogue: { index: formIndex, load: loadForm },
      residents,
      records,
      drafts,
      session,
      clock,
      ids,
      leaving,
    }),
  };
}
/** Several windows of one browser, opened one after the other: each hears, a moment later, what another one wrote or removed. */
export function openWindows(url: string, count: number): readonly Browser[] {
  const shared = createDisk();
  const heard = Array.from({ length: count }, () => new Subject<string>());
  return heard.map((own) => {
    const tell = (name: string, before: string | undefined, after: string | undefined): void => {
      if (before === after) return;
      for (const other of heard) if (other !== own) setTimeout(() => other.next(name));
    };
    const local: KeyValueStore = {
      ...shared.local,
      write(name, text) {
        const before = shared.local.read(name);
        shared.local.write(name, text);
        tell(name, before, text);
      },
      remove(name) {
        const before = shared.local.read(name);
        shared.local.remove(name);
        tell(name, before, undefined);
      },
    };
    return openBrowser(url, { ...shared, local }, undefined, own);
  });
}
export type Browser = ReturnType<typeof openBrowser>;
