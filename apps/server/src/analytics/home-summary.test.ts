import { visitsADay } from '@gongwei/domain/plans';
import { addDays, addYears, type CalendarDay } from '@gongwei/domain/shared';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../loading/empty-database.ts';
import { loadCounty } from '../loading/load-county.ts';
import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { seedCounty } from '../seed/seeded-county.ts';
import { systemRandom } from '../shared/random-source.ts';
import { openSomeDatabase } from '../testing/test-database.ts';
import { checkUpsOfYear, homeSummary } from './home-summary.query.ts';

const today = '2026-06-15' as CalendarDay;

it(
  'counts what the records of a seeded county say, for the county and for one township',
  { timeout: 60_000 },
  async () => {
    const county = seedCounty({ residents: 400, today });
    const files = [...county.files()];
    const database = await openSomeDatabase();
    await emptyDatabase(database);
    const forms = await loadFormLibrary();
    await loadCounty(
      database,
      { institutions: county.institutions, users: [], demoPassword: '', files },
      { forms, random: systemRandom },
    );
    const township = county.institutions.find(({ level }) => level === 4)?.code ?? '';
    for (const code of [county.institutions[0]?.code ?? '', township]) {
      const own = files.filter(({ resident }) => resident.institutionCode.startsWith(code));
      const inCare = own.map(({ resident }) => resident).filter(({ status }) => status === '1');
      const records = own.flatMap((file) =>
        file.records.map((record) => ({ ...record, birthDate: file.resident.birthDate })),
      );
      const checkUps = records.filter(
        ({ formId, occurredOn }) =>
          formId === 'health-check-up' && occurredOn.startsWith('2026') && occurredOn <= today,
      );
      const summary = await homeSummary(database, {
        scope: { institutionCode: code },
        userId: inCare[0]?.doctorId ?? '',
        reader: 'reveals',
        today,
      });
      expect(summary.residents).toEqual({
        total: inCare.length,
        elderly: inCare.filter(({ birthDate }) => birthDate <= addYears(today, -65)).length,
        hypertension: inCare.filter(({ conditions }) => conditions.includes('hypertension')).length,
        diabetes: inCare.filter(({ conditions }) => conditions.includes('diabetes')).length,
      });
      expect(summary.mine.residents).toBe(inCare.filter(({ doctorId }) => doctorId === inCare[0]?.doctorId).length);
      const ofYear = await checkUpsOfYear(database, { scope: { institutionCode: code }, today });
      expect(ofYear.thisYear).toBe(checkUps.length);
      expect(ofYear.elderlyThisYear).toBe(
        checkUps.filter(({ birthDate, occurredOn }) => birthDate <= addYears(occurredOn, -65)).length,
      );
      expect(ofYear.byMonth).toEqual(
        Array.from(
          { length: 12 },
          (_, at) => checkUps.filter(({ occurredOn }) => Number(occurredOn.slice(5, 7)) === at + 1).length,
        ),
      );
      expect(summary.followUps.doneThisMonth).toBe(
        records.filter(
          ({ formId, occurredOn }) =>
            /^(?:hypertension|diabetes|psychosis|tuberculosis|copd)-follow-up$/.test(formId) &&
            occurredOn >= '2026-06-01' &&
            occurredOn <= today,
        ).length,
      );
      const owed = await database.query<{ state: string; count: number }>(
        `select p.state, count(*)::int as count from plans p join residents r on r.id = p.resident_id
         where p.state in ('due', 'overdue') and r.doctor_id = $1 and r.institution_code like $2 group by 1`,
        [inCare[0]?.doctorId ?? '', `${code}%`],
      );
      const of = (state: string): number => owed.find((row) => row.state === state)?.count ?? 0;
      expect(summary.round).toMatchObject({ mine: true, due: of('due'), overdue: of('overdue') });
      expect(summary.worklist).toHaveLength(Math.min(8, of('due') + of('overdue')));
      const children = await homeSummary(database, {
        ...{ scope: { institutionCode: code }, userId: 'nobody', reader: 'reveals', today },
        visits: ['child-check-up'],
      });
      const [{ all } = { all: 0 }] = await database.query<{ all: number }>(
        `select count(*)::int as all from plans p join residents r on r.id = p.resident_id
         where p.state in ('due', 'overdue') and p.form_id = 'child-check-up' and r.institution_code like $1`,
        [`${code}%`],
      );
      expect(all).toBeGreaterThan(0);
      expect(children.round.due + children.round.overdue).toBe(all);
      expect(new Set(children.worklist.map(({ formId }) => formId))).toEqual(new Set(['child-check-up']));
      const [since, soon] = [addDays(today, -90), addDays(today, 7)];
      const days = await database.query<{ day: CalendarDay }>(
        `select p.due_on as day from plans p join residents r on r.id = p.resident_id
         where p.state in ('due', 'overdue') and r.doctor_id = $1 and r.institution_code like $2 order by 1`,
        [inCare[0]?.doctorId ?? '', `${code}%`],
      );
      const owedOn = days.map(({ day }) => day);
      // A day's load is what this month asks for, whatever has time until a later one.
      const thisMonth = owedOn.filter((day) => day <= '2026-06-30').length;
      expect(owedOn.length).toBeGreaterThan(thisMonth);
      expect(summary.round.aDay ?? 0).toBe(visitsADay(thisMonth, today) ?? 0);
      const older = owedOn.filter((day) => day < since).toReversed();
      const placed = [
        ...owedOn.filter((day) => day >= since && day <= soon),
        ...older,
        ...owedOn.filter((day) => day > soon),
      ];
      expect(summary.worklist.map(({ dueOn }) => dueOn)).toEqual(placed.slice(0, 8));
    }
    await database.close();
  },
);
