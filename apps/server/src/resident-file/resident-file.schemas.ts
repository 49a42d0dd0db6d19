import { RECORD, RECORD_SUMMARY } from '../records/record.schemas.ts';
import { RESIDENT, SEX } from '../resident/resident.schemas.ts';
import {
  CALENDAR_DAY,
  COUNT,
  INSTANT,
  list,
  oneOf,
  shape,
  TEXT,
  TOLD_DAY,
  type Schema,
  named,
} from '../shared/schemas.ts';

const DUE = shape(
  {
    kind: TEXT,
    title: TEXT,
    formId: TEXT,
    reason: TEXT,
  },
  { path: TEXT, dueOn: CALENDAR_DAY, fromOn: CALENDAR_DAY, overdueDays: COUNT },
  {
    kind: 'check-up',
    title: '年度体检 2026年',
    formId: 'health-check-up',
    dueOn: '2026-12-31',
    overdueDays: 0,
    reason: '上次 2025-11-04',
  },
);

/** `ConceptSeries[]` */
export const SERIES: Schema = list(
  shape({
    concept: TEXT,
    points: list(shape({ on: TOLD_DAY, value: { type: 'number' }, recordId: TEXT, formId: TEXT })),
  }),
);

const CALL = shape(
  {
    callId: TEXT,
    kind: oneOf('audio', 'video'),
    on: CALENDAR_DAY,
    startedAt: INSTANT,
    seconds: COUNT,
    participants: list(TEXT),
    note: TEXT,
  },
  { ownNote: TEXT },
  {
    callId: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    kind: 'video',
    on: '2026-06-15',
    startedAt: '2026-06-15T04:00:00.000Z',
    seconds: 312,
    participants: ['东镇医生', '县管理员'],
    note: '建议一周内复查',
  },
);

/** `ResidentOverview` */
export const OVERVIEW: Schema = named(
  'ResidentOverview',
  shape({
    resident: RESIDENT,
    timeline: list(RECORD_SUMMARY),
    due: list(DUE),
    series: SERIES,
    calls: list(CALL),
  }),
);

const CONTEXT = shape(
  { today: CALENDAR_DAY },
  {
    resident: shape(
      { id: TEXT },
      {
        name: TEXT,
        sex: SEX,
        birthDate: CALENDAR_DAY,
        age: COUNT,
        ageMonths: COUNT,
        archiveNumber: TEXT,
        idNumber: TEXT,
        noNumber: TEXT,
        phone: TEXT,
        address: TEXT,
        known: list(TEXT),
        status: TEXT,
        diedOn: CALENDAR_DAY,
        seen: list(shape({ on: CALENDAR_DAY, title: TEXT })),
        lastSeenOn: CALENDAR_DAY,
        motherName: TEXT,
        spouseName: TEXT,
      },
    ),
    user: shape({ id: TEXT, name: TEXT, institutionCode: TEXT }),
    previous: {
      type: 'object',
      additionalProperties: true,
      description: '该表规则需要的既往事实',
      examples: [{ uncontrolled: true }],
    },
  },
);

/** `{ context, previousRecord?, concepts }` */
export const FORM_CONTEXT: Schema = named(
  'FormContext',
  shape(
    {
      context: CONTEXT,
      concepts: list(shape({ concept: TEXT, value: {}, on: TOLD_DAY, formId: TEXT, formTitle: TEXT, recordId: TEXT })),
    },
    { previousRecord: RECORD },
  ),
);

export const REVEALED: Schema = shape({ value: TEXT }, {}, { value: '13900000001' });

const READING = named(
  'HomeReading',
  shape(
    { id: TEXT, at: TEXT, source: TEXT, handled: { type: 'boolean' } },
    {
      ...{
        level: COUNT,
        warning: TEXT,
        handling: TEXT,
        handledBy: TEXT,
        handledAt: TEXT,
        systolic: COUNT,
        diastolic: COUNT,
      },
      ...{ slot: TEXT, groupId: TEXT, value: { type: 'number' }, timePoint: TEXT, outOfRange: oneOf('low', 'high') },
    },
    {
      ...{
        id: '0a1b',
        at: '2026-06-14T07:10:00',
        source: '2',
        handled: false,
        level: 2,
        warning: '血压高于目标，3 日内联系',
      },
      ...{ systolic: 142, diastolic: 88, slot: '1' },
    },
  ),
);
const NUMBER: Schema = { type: 'number' };
const PLAN = shape(
  { id: TEXT, state: oneOf('1', '2', '3'), slots: list(TEXT) },
  {
    ...{ startsOn: CALENDAR_DAY, daysPerWeek: NUMBER, homeSystolic: NUMBER, homeDiastolic: NUMBER, fastingLow: NUMBER },
    ...{ fastingHigh: NUMBER, mealHigh: NUMBER },
  },
  { id: '0a1b', state: '1', slots: ['1', '4'], daysPerWeek: 7, homeSystolic: 135, homeDiastolic: 85 },
);
const MEDICINE = shape(
  { id: TEXT, name: TEXT },
  { dose: TEXT, frequency: TEXT, since: CALENDAR_DAY, adherence: NUMBER },
  { id: '0a1b', name: '苯磺酸氨氯地平片', dose: '5 mg', frequency: '每日1次', since: '2026-06-01' },
);
const ORDER = shape(
  { id: TEXT, question: { type: 'boolean' }, text: TEXT, state: TEXT, priority: TEXT, on: CALENDAR_DAY },
  { dueOn: CALENDAR_DAY },
  { id: '0a1b', question: false, text: '一周内复查血压', state: '待执行', priority: '一般', on: '2026-06-14' },
);

/** `HomeFile` */
export const HOME_FILE: Schema = named(
  'HomeFile',
  shape(
    {
      ...{ on: CALENDAR_DAY, resident: RESIDENT, readings: list(READING), cut: { type: 'boolean' } },
      ...{ medicines: list(MEDICINE), orders: list(ORDER), cared: { type: 'boolean' } },
    },
    { plan: PLAN },
  ),
);
