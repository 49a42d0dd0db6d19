import { asked, ids, number, sheetsOf, type HandCount, type Raw, type Row, type Sheet } from './hand-rows.fixture.ts';

/** Who is followed for one kind of reading at the end of the two years. */
const followed =
  (patients: string, of: (raw: Raw, person: string) => boolean = () => true): HandCount =>
  (raw) =>
    ids(
      sheetsOf(raw, patients).filter(
        ({ data, day, person }) =>
          raw.people.some(({ id, status }) => id === person && status === '1') &&
          String(data['planStart'] ?? day) <= '2026-12-31' &&
          data['state'] !== '3' &&
          of(raw, person),
      ),
    );
const readings = (raw: Raw, form: string, person?: string): readonly Sheet[] =>
  sheetsOf(raw, form, person).filter(({ day, data }) => asked(day) && data['valid'] === true);
const glucose =
  (of: (data: Row) => boolean): HandCount =>
  (raw) =>
    ids(readings(raw, 'blood-glucose-reading').filter(({ data }) => of(data)));
const inDepartment = (of: (data: Row) => boolean): HandCount =>
  glucose((data) => typeof data['department'] === 'string' && of(data));
const strips =
  (of: (data: Row) => boolean): HandCount =>
  (raw) =>
    ids(raw.entries.filter(({ form, day, data }) => form === 'test-strip-stock' && asked(day) && of(data)));
/** Monday is the first day of a week. */
const weekday = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Three numbers of each page of monitoring. */
export const MONITORING_COUNTS: { readonly [page: string]: { readonly [measure: string]: HandCount } } = {
  'department-glucose-monitoring': {
    'department-readings': inDepartment(() => true),
    'department-hypo': inDepartment(({ value }) => number(value) < 3.9),
    'department-planned-done': (raw) =>
      ids(
        readings(raw, 'blood-glucose-reading').filter(
          ({ data, day, person }) =>
            day < '2026-06-15' &&
            sheetsOf(raw, 'blood-glucose-patient', person).some(
              ({ data: plan }) =>
                typeof plan['department'] === 'string' &&
                plan['department'] === data['department'] &&
                (plan['timePoints'] as readonly unknown[]).includes(data['timePoint']) &&
                weekday(day) <= number(plan['measureDaysPerWeek']),
            ) &&
            !readings(raw, 'blood-glucose-reading', person).some(
              (other) =>
                other.day === day &&
                other.data['timePoint'] === data['timePoint'] &&
                String(other.data['measuredAt']) < String(data['measuredAt']),
            ),
        ),
      ),
  },
  'glucose-warning-distribution': {
    'glucose-total': glucose(() => true),
    'glucose-very-high': glucose(({ value }) => number(value) >= 13.9 && number(value) < 16.7),
    'glucose-hypo-1': glucose(({ value }) => number(value) < 3.9 && number(value) >= 3),
  },
  'patient-monitoring-statistics': {
    'bp-managed': followed('blood-pressure-patient'),
    'bp-monitored': followed(
      'blood-pressure-patient',
      (raw, person) => readings(raw, 'blood-pressure-reading', person).length > 0,
    ),
    'bg-controlled': followed('blood-glucose-patient', (raw, person) => {
      const last = readings(raw, 'blood-glucose-reading', person)
        .toSorted((a, b) => (a.day < b.day || (a.day === b.day && a.id < b.id) ? -1 : 1))
        .at(-1);
      if (!last) return false;
      const value = number(last.data['value']);
      return value >= 3.9 && (['1', '3', '5'].includes(String(last.data['timePoint'])) ? value <= 7 : value < 10);
    }),
  },
  'test-strip-usage': {
    'strip-in': strips(({ kind }) => kind === '1'),
    'strip-issued': strips(({ kind }) => kind === '2' || kind === '5'),
    'strip-loss': strips(
      ({ kind, reason, difference }) => (kind === '3' && reason !== '5') || (kind === '4' && number(difference) < 0),
    ),
  },
};
