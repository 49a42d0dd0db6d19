import {
  age,
  checkUps,
  ids,
  inCare,
  sheetsOf,
  standsOn,
  type HandCount,
  type Raw,
  type Sheet,
} from './hand-rows.fixture.ts';

const EVERYBODY = { from: 0, pregnantToo: true } as const;
const reviewOf = (raw: Raw, sheet: Sheet) => raw.reviews.find(({ id }) => id === sheet.id);
const isDone = (raw: Raw, sheet: Sheet): boolean => reviewOf(raw, sheet)?.['state'] !== '2';

/** Whom a check-up is for: 65 at the end of 2026, or with a card of one of three diseases that was not ended. */
const dueOnes = (raw: Raw): ReadonlySet<string> =>
  new Set(
    inCare(raw)
      .filter(
        ({ id, born }) =>
          age(born, '2026-12-31') >= 65 ||
          ['hypertension-card', 'diabetes-card', 'psychosis-card'].some((form) =>
            sheetsOf(raw, form, id).some((card) => standsOn(card, '2026-12-31')),
          ),
      )
      .map(({ id }) => id),
  );

/** Numbers of 基础数据统计: check-ups, and what became of them. */
export const BASIC_COUNTS: { readonly [measure: string]: HandCount } = {
  'checked-persons': (raw) => checkUps(raw, EVERYBODY, () => true),
  'checked-female': (raw) => checkUps(raw, EVERYBODY, (_, { sex }) => sex === 'female'),
  'ecg-done': (raw) => checkUps(raw, EVERYBODY, ({ ecg }) => ecg !== undefined),
  'checkup-due': (raw) => [...dueOnes(raw)].toSorted(),
  'checkup-appointed': (raw) =>
    ids(
      raw.appointments.filter(
        ({ person, state, year }) =>
          dueOnes(raw).has(String(person)) && year === 2026 && ['1', '2', '3', '4'].includes(String(state)),
      ),
    ),
  'checkup-done': (raw) => {
    const due = dueOnes(raw);
    return checkUps(raw, EVERYBODY, (_, { id }, sheet) => due.has(id) && isDone(raw, sheet));
  },
  'report-issued': (raw) => {
    const due = dueOnes(raw);
    return checkUps(
      raw,
      EVERYBODY,
      (_, { id }, sheet) => due.has(id) && isDone(raw, sheet) && reviewOf(raw, sheet)?.['report'] === '4',
    );
  },
  'onsite-critical-open': (raw) =>
    checkUps(raw, EVERYBODY, (_data, _person, sheet) => {
      const review = reviewOf(raw, sheet);
      return review?.['critical'] === true && review['told'] === false;
    }),
};
