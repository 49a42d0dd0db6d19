import { calendarDay, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import { RESIDENT_FACTS } from '@gongwei/domain/catalogue/resident-facts';
import { fieldsOfForm, subjectVocabulary, type AskedBy, type HistoryRecord } from '@gongwei/domain/lists';
import { answerMeasure, cellOfNumber, MEASURES } from '@gongwei/domain/measures';
import { expect, it } from 'vitest';
import { factsForLists } from '../list-facts.ts';
import { serveLists } from '../lists/serve-lists.ts';
import type { ListReader } from '../lists/source.ts';
import { openSomeDatabase } from '../testing/index.ts';
import { randomCounty, writeCounty } from '../testing/lists/random-county.ts';
import { loadAnalyses, peopleOfNumbers } from './analyses.ts';
import { pageFigures } from './page-figures.ts';

const FORM = 'blood-glucose-patient';
const COUNTY = '300007';
const asked: AskedBy = { today: calendarDay(2026, 6, 15), year: 2026, me: 'doctor', institution: COUNTY };
const YEAR = { from: calendarDay(2026, 1, 1), until: calendarDay(2026, 12, 31) };
const PERIODS = [YEAR, { from: calendarDay(2025, 12, 31), until: calendarDay(2026, 1, 1) }];
const PLANS: readonly JsonObject[] = [
  { timePoints: ['1', '2'], measureDaysPerWeek: 2, planStart: '2025-03-01' },
  { timePoints: ['1', '2'], measureDaysPerWeek: 2, planStart: '2026-12-01', planEnd: '2027-06-01' },
  { timePoints: ['1'], measureDaysPerWeek: 7, planEnd: '2026-01-07' },
  { timePoints: ['1'], measureDaysPerWeek: 7, planStart: '2027-01-01' },
  { timePoints: ['1'], planStart: '2026-01-01' },
];

const sumOf = ({ values = [] }: { readonly values?: readonly number[] }): number =>
  values.reduce((sum, one) => sum + one, 0);

it('planned readings come to the same in SQL, person by person and by hand', async () => {
  const database = await openSomeDatabase();
  const analyses = await loadAnalyses();
  const lists = await serveLists(factsForLists(RESIDENT_FACTS), [], peopleOfNumbers(analyses));
  const definition = MEASURES.get('readings-planned');
  const form = lists.library.form(FORM);
  const page = analyses.get('tj-blood-sugar');
  const vocabulary = definition && subjectVocabulary(definition.of, lists.library);
  if (!definition || !form || !page || !vocabulary) throw new RangeError(FORM);
  const fields = { [FORM]: fieldsOfForm(form.definition, form.dictionaries) };
  const sheet = (data: JsonObject, at: number): HistoryRecord => ({
    ...{
      id: `plan-${at}`,
      formId: FORM,
      occurredOn: '2025-06-01' as CalendarDay,
      institution: '990101101',
      version: 1,
    },
    ...{ createdAt: '2025-06-01T02:00:00.000Z', createdBy: 'doctor' },
    ...{ updatedAt: '2025-06-01T02:00:00.000Z', updatedBy: 'doctor', data },
  });
  const known = randomCounty(7, PLANS.length, asked, fields).map(({ id, resident }, at) => ({
    id,
    resident: { ...resident, status: '1' },
    records: [sheet(PLANS[at] ?? {}, at)],
  }));
  // Besides, whatever older versions of the form may have left.
  const others = randomCounty(8, 40, asked, fields).map(({ id, resident, records }) => ({
    ...{ id, records },
    resident: {
      ...resident,
      archiveNumber: `8${String(resident['archiveNumber']).slice(1)}`,
      idNumber: `8${String(resident['idNumber']).slice(1)}`,
    },
  }));
  const people = [...known, ...others];
  await writeCounty(database, COUNTY, people);
  const staff = { id: 'doctor', institutionCode: COUNTY, roles: ['CNT'], bases: ['CNT'], permissions: [] };
  const reading = { scope: { institutionCode: COUNTY }, staff, reader: 'reveals', asked } as unknown as ListReader;
  const told = async (institution: string, period: typeof YEAR) => {
    const asking = {
      page: { ...page, columns: [{ label: '', measure: definition.id, width: 90 }] },
      period,
      institution,
    };
    const { total } = await pageFigures(
      database,
      { lists, reading },
      { ...asking, groups: [], by: [], measures: [definition.id], disclosure: { kind: 'exact' } },
    );
    const cell = cellOfNumber(asking.page, definition, { ...asking, groups: [], today: asked.today, settings: [] });
    if (!cell) throw new RangeError(institution);
    const reckoned = answerMeasure(definition, people, cell, { vocabulary, asked });
    return [total[definition.id]?.value, sumOf(reckoned), reckoned.among, total[definition.id]?.among];
  };
  for (const period of PERIODS) {
    const [value, total, among, counted] = await told('99', period);
    expect([value, counted]).toEqual([total, among]);
  }
  const alone = answerMeasure(
    definition,
    known,
    { ...{ period: YEAR, today: asked.today }, institution: '99', narrowed: [], settings: [] },
    { vocabulary, asked },
  );
  // 2 × 2 × 365 ÷ 7, 2 × 2 × 31 ÷ 7, 7 days, none; the last is not known.
  expect([sumOf(alone), alone.among]).toEqual([209 + 18 + 7 + 0, 4]);
  await database.close();
}, 120_000);
