import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { BY_INSTITUTION, wholeYear } from '@gongwei/domain/measures';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { personChanged, residentsChanged } from '../database/branch-changes.ts';
import type { Database } from '../database/database.port.ts';
import { findLogin, type Staff } from '../identity/users.repository.ts';
import { factsForLists } from '../list-facts.ts';
import { askedNow } from '../lists/asked-now.ts';
import { serveLists, type ServedLists } from '../lists/serve-lists.ts';
import { createManualTime, openTestDatabase, startPostgres, type TemporaryPostgres } from '../testing/index.ts';
import { loadAnalyses, peopleOfNumbers, type Analyses } from './analyses.ts';
import { askAhead } from './ask-ahead.ts';
import { openingQuestions } from './opening-questions.ts';
import { pageFigures, type PageQuestion } from './page-figures.ts';

const NIGHT = '2027-01-01T17:00:00Z';

let postgres: TemporaryPostgres;
let analyses: Analyses;
let lists: ServedLists;
beforeAll(async () => {
  postgres = await startPostgres();
  analyses = await loadAnalyses();
  lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(analyses));
}, 60_000);
afterAll(() => postgres?.stop());

type Site = { readonly opened: Database; readonly staff: Staff };
async function openSite(open: () => Promise<Database>): Promise<Site> {
  const opened = await open();
  onTestFinished(() => opened.close());
  return { opened, staff: (await findLogin(opened, 'county'))?.staff ?? expect.fail('nobody') };
}

/** A process of the site, which keeps answers of its own, and how many statements its numbers take. */
function startProcess({ opened, staff }: Site, { clock, timers }: ReturnType<typeof createManualTime>, few = 0) {
  let counted = 0;
  const database: Database = {
    ...opened,
    query: (sql, parameters) => {
      if (sql.startsWith('with picked')) counted += 1;
      return opened.query(sql, parameters);
    },
  };
  const ahead = askAhead({ database, clock, timers, lists, analyses }, { dear: 0, few });
  const page = analyses.get('tj-basic-statistics') ?? expect.fail('no such page');
  const scope = { institutionCode: staff.institutionCode };
  const counting = async (work: () => Promise<unknown>): Promise<number> => {
    const before = counted;
    await work();
    return counted - before;
  };
  const question = (year: number): PageQuestion => ({
    ...{ page, by: [BY_INSTITUTION], groups: [], institution: scope.institutionCode },
    ...{ period: wholeYear(year), disclosure: { kind: 'exact' } },
  });
  return {
    asked: (year: number) =>
      counting(() => {
        const reading = { scope, staff, asked: askedNow(clock, staff.id, scope.institutionCode) };
        return ahead.noting(reading, question(year), () => pageFigures(database, { lists, reading }, question(year)));
      }),
    answer: (year: number) => {
      const reading = { scope, staff, asked: askedNow(clock, staff.id, scope.institutionCode) };
      return pageFigures(database, { lists, reading }, question(year));
    },
    looked: () => counting(() => ahead.look()),
    /** As the screen of a page opens, with each drawing of it. */
    opens: (id: string) =>
      counting(async () => {
        const reading = { scope, staff, asked: askedNow(clock, staff.id, scope.institutionCode) };
        const opened = analyses.get(id) ?? expect.fail(id);
        const { today } = reading.asked;
        for (const one of openingQuestions(new Map([[id, opened]]), staff, today))
          await pageFigures(database, { lists, reading }, one);
      }),
    stop: () => ahead.stop(),
  };
}

describe.each([
  { on: 'the embedded database', open: () => openTestDatabase() },
  { on: 'PostgreSQL', open: () => postgres.openCounty() },
])('over $on', ({ open }) => {
  it('numbers somebody waited for are known the next morning, also of a new year; of who lost the account they are not asked', async () => {
    const site = await openSite(open);
    const time = createManualTime('2026-12-31T04:00:00Z');
    const { asked, looked, stop } = startProcess(site, time);
    const first = await asked(2026);
    // What follows from more than records is asked every time.
    const always = await asked(2026);
    expect(always).toBeLessThan(first);
    time.set(NIGHT);
    await looked();
    expect(await asked(2027)).toBe(always);
    // What was asked of one day is no answer of the next.
    time.set('2027-01-03T01:00:00Z');
    expect(await asked(2027)).toBeGreaterThan(always);
    time.set('2027-01-03T17:00:00Z');
    await site.opened.query(`update users set disabled_at = now() where id = $1`, [site.staff.id]);
    expect(await looked()).toBe(0);
    await stop();
  });

  it('a process that begins by day asks what others were asked, and again after a change that names nobody alone', async () => {
    const site = await openSite(open);
    const time = createManualTime('2026-12-30T04:00:00Z');
    const before = startProcess(site, time);
    const first = await before.asked(2026);
    const always = await before.asked(2026);
    // Whoever asks the same in two processes at once leaves one note.
    const beside = startProcess(site, time);
    await Promise.all([before.asked(2025), beside.asked(2025)]);
    expect(await site.opened.query('select key from asked_numbers')).toHaveLength(2);
    await Promise.all([before.stop(), beside.stop()]);
    await site.opened.query(`delete from asked_numbers where question->'period'->>'from' = '2025-01-01'`);
    // As after a power cut: no answer was written down.
    await site.opened.query('delete from kept_answers');
    time.set('2026-12-31T02:00:00Z');
    const after = startProcess(site, time);
    expect(await after.looked()).toBe(first);
    expect(await after.asked(2026)).toBe(always);
    expect(await after.looked()).toBe(0);
    await residentsChanged(site.opened);
    expect(await after.looked()).toBe(first);
    expect(await after.asked(2026)).toBe(always);
    // Who has not asked for a week is forgotten.
    time.set('2027-01-10T17:00:00Z');
    expect(await after.looked()).toBe(0);
    expect(await site.opened.query('select key from asked_numbers')).toEqual([]);
    await after.stop();
  });

  it('a process that begins has what was dear before it, and asks of the homes alone where somebody has changed', async () => {
    const site = await openSite(open);
    const time = createManualTime('2026-12-30T04:00:00Z');
    const before = startProcess(site, time);
    await before.asked(2026);
    const always = await before.asked(2026);
    const told = await before.answer(2026);
    await before.stop();
    const [{ count = 0 } = {}] = await site.opened.query<{ count: number }>(
      'select count(*)::int as count from kept_answers',
    );
    expect(count).toBeGreaterThan(0);
    const after = startProcess(site, time);
    expect(await after.asked(2026)).toBe(always);
    expect(await after.answer(2026)).toEqual(told);
    // Somebody is filed elsewhere while no process of the site runs.
    await after.stop();
    await site.opened.transaction(async (inside) => {
      const [person = expect.fail()] = await inside.query<{ id: string; institutionCode: string }>(
        `update residents r set institution_code = '990101102001' from residents b
         where b.county_code = r.county_code and b.id = r.id and r.institution_code like '990101101%'
         returning r.id, b.institution_code as "institutionCode"`,
      );
      await personChanged(inside, { countyCode: '990101', ...person });
    });
    const later = startProcess(site, time);
    const now = await later.answer(2026);
    expect(now).not.toEqual(told);
    await residentsChanged(site.opened);
    expect(now).toEqual(await later.answer(2026));
    // What was kept of a day that is over is thrown away.
    time.set('2027-01-10T02:00:00Z');
    await site.opened.query('delete from asked_numbers');
    await later.looked();
    expect(await site.opened.query('select name from kept_answers where kept_on < $1', ['2027-01-08'])).toEqual([]);
    await later.stop();
  });

  it('what pages open with is there before anybody has asked, for whoever oversees the county and was there this week', async () => {
    const site = await openSite(open);
    const time = createManualTime('2026-12-30T02:00:00Z');
    const nobody = startProcess(site, time);
    expect(await nobody.looked()).toBe(0);
    const cold = await nobody.opens('tj-basic-statistics');
    await nobody.stop();
    await site.opened.query('delete from kept_answers');
    await site.opened.query(`update users set last_login_at = '2026-12-29T02:00:00Z' where id = $1`, [site.staff.id]);
    const [{ people = 0 } = {}] = await site.opened.query<{ people: number }>(
      'select count(*)::int as people from residents',
    );
    // So few are counted sooner than all pages could be asked for.
    const small = startProcess(site, time, people + 1);
    expect(await small.looked()).toBe(0);
    await small.stop();
    const morning = startProcess(site, time, people);
    expect(await morning.looked()).toBeGreaterThan(cold);
    const always = await morning.opens('tj-basic-statistics');
    expect(always).toBeLessThan(cold);
    expect(await morning.opens('tj-basic-statistics')).toBe(always);
    await morning.stop();
  });
});
