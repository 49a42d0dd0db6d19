import {
  createHttpGateway,
  createHttpInstitutionDirectory,
  createHttpRecordRepository,
  createHttpRegisterDirectory,
  createHttpResidentDirectory,
  createHttpRosterGateway,
  createHttpSessionGateway,
  createHttpShellGateway,
  createWireCalls,
} from '@gongwei/adapters/http';
import { createUuidV7Source } from '@gongwei/adapters/ids';
import { createManualClock, createMemoryKeyValueStore, type ManualClock } from '@gongwei/adapters/memory';
import { createCookieTokenStore, createEncryptedDraftStore, createMemoryDraftShelf } from '@gongwei/adapters/storage';
import { createFormDesk } from '@gongwei/application/form-desk';
import { createSessionService } from '@gongwei/application/identity';
import { createResidentListService, createRosterImportService } from '@gongwei/application/resident';
import { createLeavingTasks } from '@gongwei/application/shared';
import { createNoticeService } from '@gongwei/application/shell';
import { createStoredItems } from '@gongwei/application/shared';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { Subject } from 'rxjs';

/** What of a PC outlives the browser: its disk. */
export const createDisk = () => ({
  local: createMemoryKeyValueStore(),
  cookies: createCookies(),
  shelf: createMemoryDraftShelf(),
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
) {
  const ids = createUuidV7Source({ now: () => Date.now(), random: (bytes) => crypto.getRandomValues(bytes) });
  const stored = createStoredItems(disk.local, createMemoryKeyValueStore(), clock);
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
  const drafts = createEncryptedDraftStore(disk.shelf, disk.local, () => crypto);
  const leaving = createLeavingTasks();
  const sessions = createHttpSessionGateway({ calls, lost$, token: tokens.current, random: ids.next });
  const session = createSessionService(sessions, stored, tokens, drafts, leaving);
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
    registers: createHttpRegisterDirectory(calls),
    roster,
    drafts,
    notices,
    stored,
    calls,
    leaving,
    shell: createHttpShellGateway(calls),
    institutions: createHttpInstitutionDirectory(calls),
    list: createResidentListService(residents, session, clock),
    imports: createRosterImportService(roster, clock),
    desk: createFormDesk(
      { index: formIndex, load: loadForm },
      residents,
      records,
      drafts,
      session,
      clock,
      ids,
      leaving,
    ),
  };
}
export type Browser = ReturnType<typeof openBrowser>;
