import { CALENDAR_DAY, COUNT, list, shape, TEXT, TOLD_DAY, type Schema, named } from '../shared/schemas.ts';

/** Check-ups of the year. */
export const CHECK_UPS: Schema = shape({
  thisYear: COUNT,
  elderlyThisYear: COUNT,
  byMonth: { ...list(COUNT), minItems: 12, maxItems: 12 },
});

/** `HomeSummary` */
export const HOME_SUMMARY: Schema = named(
  'HomeSummary',
  shape(
    {
      on: CALENDAR_DAY,
      residents: shape({ total: COUNT, elderly: COUNT, hypertension: COUNT, diabetes: COUNT }),
      mine: shape({ residents: COUNT, due: COUNT, overdue: COUNT }),
      followUps: shape({ due: COUNT, overdue: COUNT, doneThisMonth: COUNT }),
      round: shape({ mine: { type: 'boolean' }, due: COUNT, overdue: COUNT }, { aDay: COUNT }),
      worklist: {
        ...list(
          shape(
            { residentId: TEXT, name: TEXT, age: COUNT, title: TEXT, formId: TEXT },
            { dueOn: CALENDAR_DAY, overdueDays: COUNT },
          ),
        ),
        maxItems: 8,
      },
    },
    {},
    {
      on: '2026-06-15',
      residents: { total: 1850, elderly: 410, hypertension: 300, diabetes: 110 },
      mine: { residents: 240, due: 6, overdue: 2 },
      followUps: { due: 40, overdue: 12, doneThisMonth: 55 },
      round: { mine: true, due: 12, overdue: 5, aDay: 2 },
      worklist: [],
    },
  ),
);

export const TILE: Schema = shape({ key: TEXT, name: TEXT, value: COUNT });
export const UPLOAD_STATE: Schema = shape({ state: TEXT, name: TEXT, value: COUNT });
export const ABNORMAL: Schema = shape({
  recordId: TEXT,
  residentId: TEXT,
  name: TEXT,
  occurredOn: TOLD_DAY,
  findings: list(TEXT),
});
