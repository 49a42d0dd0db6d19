import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { BY_INSTITUTION, wholeYear } from '@gongwei/domain/measures';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.port.ts';
import { findLogin } from '../identity/users.repository.ts';
import { factsForLists } from '../list-facts.ts';
import { askedNow } from '../lists/asked-now.ts';
import { serveLists } from '../lists/serve-lists.ts';
import { createManualTime, openTestDatabase } from '../testing/index.ts';
import { loadAnalyses, peopleOfNumbers } from './analyses.ts';
import { askAhead } from './ask-ahead.ts';
import { pageFigures, type PageQuestion } from './page-figures.ts';

const NIGHT = '2027-01-01T17:00:00Z';

it('numbers somebody waited for are known the next morning, also of a new year; of who lost the account they are not asked', async () => {
  const opened = await openTestDatabase();
  let counted = 0;
  const database: Database = {
    ...opened,
    query: (sql, parameters) => {
      if (sql.startsWith('with picked')) counted += 1;
      return opened.query(sql, parameters);
    },
  };
  const { clock, timers, set } = createManualTime('2026-12-31T04:00:00Z');
  const analyses = await loadAnalyses();
  const lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(analyses));
  const page = analyses.get('tj-basic-statistics') ?? expect.fail('no such page');
  const staff = (await findLogin(database, 'county'))?.staff ?? expect.fail('nobody');
  const scope = { institutionCode: staff.institutionCode };
  const ahead = askAhead({ database, clock, timers, lists }, 0);
  const asked = async (year: number): Promise<number> => {
    const before = counted;
    const question: PageQuestion = {
      ...{ page, by: [BY_INSTITUTION], groups: [], institution: scope.institutionCode },
      ...{ period: wholeYear(year), disclosure: { kind: 'exact' } },
    };
    const reading = { scope, staff, asked: askedNow(clock, staff.id, scope.institutionCode) };
    await ahead.noting(reading, question, () => pageFigures(database, { lists, reading }, question));
    return counted - before;
  };
  const first = await asked(2026);
  // What follows from more than records is asked every time.
  const always = await asked(2026);
  expect(always).toBeLessThan(first);
  set(NIGHT);
  await ahead.look();
  expect(await asked(2027)).toBe(always);
  // What was asked of one day is no answer of the next.
  set('2027-01-03T01:00:00Z');
  expect(await asked(2027)).toBeGreaterThan(always);
  set('2027-01-03T17:00:00Z');
  await database.query(`update users set disabled_at = now() where id = $1`, [staff.id]);
  const before = counted;
  await ahead.look();
  expect(counted).toBe(before);
  await ahead.stop();
  await opened.close();
});
