import { createChecks } from '../checks/create-checks.ts';
import { judgesFor } from '../checks/judge-beside.ts';
import { checkChecks, rebuildChecks } from '../checks/rebuild-checks.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { systemClock } from '../shared/server-clock.ts';
import { inBenchCounty } from './bench-county.ts';
import { smoke, verdict } from './measure.ts';

/**
 * 数据核查 of a whole county: all sheets judged for the first time, looked through again when nothing changed, judged again without writing.
 * `checks.bench.ts [residents]`: 4 000 with some 20 000 sheets. Processor time of this process with the embedded database in it, and what
 * 320 000 sheets would take at that pace (aim 10 minutes); ends with 1 where they would take longer.
 */
const [SHEETS, AIM_MINUTES] = [320_000, 10];
let good = true;

await inBenchCounty(
  async ({ database }) => {
    const [row] = await database.query<{ sheets: number }>(
      "select count(*)::int as sheets from records where subject_kind = 'resident' and removed_at is null",
    );
    const sheets = row?.sheets ?? 0;
    const tools = { database, checks: createChecks({ forms: await loadFormLibrary(), clock: systemClock }) };
    await database.query('delete from findings');
    await database.query('delete from check_people');
    const time = async (name: string, work: () => Promise<unknown>): Promise<void> => {
      const began = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(began);
      const seconds = (user + system) / 1e6;
      const minutes = ((seconds / sheets) * SHEETS) / 60;
      good &&= minutes <= AIM_MINUTES;
      const verdict = minutes <= AIM_MINUTES ? 'ok' : `OVER ${AIM_MINUTES} min`;
      console.log(
        `${name.padEnd(34)} ${sheets} sheets in ${seconds.toFixed(1)} s, ${SHEETS} in ${minutes.toFixed(1)} min  ${verdict}`,
      );
    };
    await time('judged for the first time', () => rebuildChecks(tools));
    await time('nothing changed', () => rebuildChecks(tools));
    await time('compared, all judged again', () => checkChecks(tools));
    // Here the clock counts: processes share the work.
    const [clock, judges] = [performance.now(), await judgesFor(database, tools.checks)];
    await checkChecks(tools, undefined, judges);
    console.log(`compared beside this process       by the clock ${((performance.now() - clock) / 1000).toFixed(1)} s`);
    const [found] = await database.query<{ n: number }>('select count(*)::int as n from findings');
    console.log(`${found?.n} findings`);
  },
  { residents: smoke ? 200 : 4_000 },
);
process.exitCode = verdict(good);
