import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkRosterRow, rosterLayoutOf, type RosterLayout, type RosterRowCheck } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { villagesOf } from '../organisation/villages.query.ts';
import { findByIdNumbers } from '../resident/resident-writes.ts';
import { bornAlike, namesakesOf } from '../resident/similar-files.ts';
import type { ServerContext } from '../server-context.ts';
import { judgeRosterRow } from './roster-decision.rules.ts';
import { endPhase, underLease, type RosterJob } from './roster-job.ts';
import { ROSTER_LIMITS } from './roster-limits.ts';
import { judgeRows, rowsAfter, type StoredRow } from './roster-rows.repository.ts';

/** Says of every row what confirming would do. Nothing but the rows themselves is written; begun anew, it says all of it again. */
export async function checkRoster(
  tools: Pick<ServerContext, 'database' | 'clock'>,
  job: RosterJob,
  today: CalendarDay,
): Promise<void> {
  const { database } = tools;
  const { shown, layout: facts } = job;
  const layout = rosterLayoutOf({ headerRow: facts?.headerRow ?? 0, headings: shown.headings }, facts?.date1904);
  if (!layout.ok) return endPhase(tools, job, 'COLUMNS_MISSING', { message: layout.failure });
  const villages = await villagesOf(database, job.user);
  const counties = [job.user.institutionCode, ...villages.map(({ code }) => code)].map((code) => code.slice(0, 6));
  const checkRow = rowChecker(layout.value, today, [...new Set(counties)]);
  let [after, handled] = [0, 0];
  for (;;) {
    const rows = await rowsAfter(database, job.key, after, ROSTER_LIMITS.chunk);
    const last = rows.at(-1);
    if (!last) break;
    const checks = rows.map((row) => [row.row, checkRow(row)] as const);
    const entries = checks.flatMap(([, check]) => (check.kind === 'accepted' ? [check.entry] : []));
    const numbers = entries.map(({ idNumber }) => idNumber);
    handled += rows.length;
    await underLease(database, job, async (inside) => {
      const stored = new Map((await findByIdNumbers(inside, job.user, numbers)).map((one) => [one.idNumber, one]));
      const unknown = entries.filter(({ idNumber }) => !stored.has(idNumber));
      const namesakes = await namesakesOf(inside, job.user, unknown);
      const judged = checks.map(([row, check]) =>
        check.kind === 'accepted'
          ? judgeRosterRow(
              ...([row, check, stored.get(check.entry.idNumber), villages] as const),
              bornAlike(namesakes, check.entry),
            )
          : judgeRosterRow(row, check, undefined, villages),
      );
      await judgeRows(inside, job.key, judged);
      return { handled };
    });
    after = last.row;
    await nextTurn();
  }
  await endPhase(tools, job, 'CHECKED', { message: '' });
}

/** Remembers which numbers came before, in the order of the sheet. `ownRegions`: counties of the site, which may be made up. */
function rowChecker(
  layout: RosterLayout,
  today: CalendarDay,
  ownRegions: readonly string[],
): (row: StoredRow) => RosterRowCheck {
  const taken = new Map<string, number>();
  return ({ row, cells }) => {
    const check = checkRosterRow(cells ?? [], {
      layout,
      today,
      rowOf: (idNumber) => taken.get(idNumber),
      ownRegions,
    });
    if (check.kind === 'accepted') taken.set(check.entry.idNumber, row);
    return check;
  };
}
