import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARCHIVE_HOOKS, NUMBER_HOOKS } from './archive-hooks.ts';
import { createChecks, type Checks } from './checks/create-checks.ts';
import { createDatabaseCounters } from './counters/database-counters.ts';
import type { ServerParts } from './create-server.ts';
import { createFacts, type Facts } from './facts/create-facts.ts';
import { refreshFromHistories } from './facts/keep-from-histories.ts';
import { createPlans, type Plans } from './plans/create-plans.ts';
import { USUAL_ACCOUNTS } from './identity/account-settings.ts';
import { createExceptionFile } from './logging/exception-file.ts';
import { alone } from './ports/leadership.port.ts';
import { createInProcessBus } from './realtime/in-process-bus.adapter.ts';
import { loadFormLibrary } from './records/catalogue-form-library.ts';
import { PRINT_HOOKS } from './print-hooks.ts';
import { REVIEW_HOOKS } from './review-hooks.ts';
import type { ServerContext } from './server-context.ts';
import { systemRandom } from './shared/random-source.ts';
import { systemClock } from './shared/server-clock.ts';
import { systemTimers } from './shared/server-timers.ts';
import { createUploadDesk } from './uploads/upload-desk.ts';
import { openUploadFolder } from './uploads/upload-folder.ts';

/** What is kept of residents because it follows from their records. */
type KeptOfResidents = { readonly facts: Facts; readonly plans: Plans; readonly checks: Checks };

/** Facts first, then plans and checks, out of one reading of each history: whoever changes somebody calls one thing. */
const withAll = (facts: Facts, plans: Plans, checks: Checks): Facts => ({
  ...facts,
  refresh: refreshFromHistories([facts, plans, checks]),
  forget: async (...whose) => {
    await facts.forget(...whose);
    await plans.forget(...whose);
    await checks.forget(...whose);
  },
});

/** What routes and jobs of a server use, with what a server alone on its machine uses where nothing else is given. */
export async function createContext(parts: ServerParts): Promise<ServerContext & KeptOfResidents> {
  const clock = parts.clock ?? systemClock;
  const forms = parts.forms ?? (await loadFormLibrary());
  const random = parts.random ?? systemRandom;
  const plans = createPlans({ clock });
  const checks = createChecks({ forms, clock });
  return {
    database: parts.database,
    clock,
    counters: parts.counters ?? createDatabaseCounters(parts.database, clock),
    timers: parts.timers ?? systemTimers,
    bus: parts.bus ?? createInProcessBus(),
    leadership: parts.leadership ?? alone,
    random,
    roundingKey: parts.platform?.key ?? random.bytes(32),
    forms,
    facts: withAll(createFacts({ forms, clock }), plans, checks),
    plans,
    checks,
    archiveHooks: ARCHIVE_HOOKS,
    numberHooks: NUMBER_HOOKS,
    printHooks: PRINT_HOOKS,
    reviewHooks: REVIEW_HOOKS,
    accounts: parts.accounts ?? USUAL_ACCOUNTS,
    uploads: createUploadDesk(openUploadFolder(parts.settings.uploadFolder ?? join(tmpdir(), 'gongwei-uploads'))),
    packageFolder: parts.settings.packageFolder ?? join(tmpdir(), 'gongwei-packages'),
    ...(parts.diskRoom && { diskRoom: parts.diskRoom }),
    ...(parts.backupTrouble && { backupTrouble: parts.backupTrouble }),
    ...(parts.settings.exceptionsFile && { exceptions: createExceptionFile(parts.settings.exceptionsFile) }),
  };
}
