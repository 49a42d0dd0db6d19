import { APPOINTMENT_STATES, SESSION_STATES } from '@gongwei/domain/scheduling';
import {
  CALENDAR_DAY,
  COUNT,
  DAY,
  ID,
  INSTANT,
  list,
  oneOf,
  shape,
  TEXT,
  type Schema,
  named,
} from '../shared/schemas.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const codes = {
  type: 'array',
  maxItems: 60,
  uniqueItems: true,
  items: { type: 'string', pattern: '^\\w{1,30}$' },
} as const;
const SLOT = {
  type: 'object',
  required: ['capacity'],
  additionalProperties: false,
  properties: { from: text(5), to: text(5), capacity: { type: 'integer', minimum: 0, maximum: 1000 } },
} as const;

/** `SessionSave`. */
export const SESSION_SAVE = {
  type: 'object',
  required: ['session', 'version', 'open'],
  properties: {
    version: { type: 'integer', minimum: 0 },
    open: { type: 'boolean' },
    session: {
      type: 'object',
      additionalProperties: false,
      required: [
        'id',
        'name',
        'hostOrg',
        'villages',
        'checkTypes',
        'date',
        'period',
        'place',
        'items',
        'staff',
        'bookUntil',
        'slots',
      ],
      properties: {
        id: ID,
        name: text(50),
        hostOrg: { type: 'string', pattern: '^\\w{6,30}$' },
        villages: codes,
        checkTypes: codes,
        date: DAY,
        period: { enum: ['1', '2', '3'] },
        place: text(100),
        vehicle: text(50),
        items: codes,
        staff: { type: 'array', maxItems: 60, items: ID },
        bookUntil: { type: 'string', format: 'date-time' },
        slots: { type: 'array', minItems: 1, maxItems: 24, items: SLOT },
      },
    },
  },
} as const;

const SESSION_MEMBERS = {
  id: TEXT,
  name: TEXT,
  hostOrg: TEXT,
  villages: list(TEXT),
  checkTypes: list(TEXT),
  date: CALENDAR_DAY,
  period: TEXT,
  place: TEXT,
  items: list(TEXT),
  staff: list(TEXT),
  bookUntil: INSTANT,
  slots: list(shape({ capacity: COUNT }, { from: TEXT, to: TEXT })),
  state: oneOf(...SESSION_STATES),
  version: COUNT,
  reserved: list(COUNT),
};
export const STORED_SESSION: Schema = named('Session', shape(SESSION_MEMBERS, { vehicle: TEXT }));

export const NEW_APPOINTMENT = {
  type: 'object',
  required: ['id', 'residentId', 'sessionId'],
  properties: {
    id: ID,
    residentId: ID,
    sessionId: ID,
    slot: { type: 'integer', minimum: 1, maximum: 24 },
    checkType: { type: 'string', pattern: '^\\d{1,2}$' },
    /** Checked in at once: somebody who came without an appointment. */
    checkIn: { type: 'boolean' },
    /** A place more than there are, because of this. */
    beyond: text(200),
  },
} as const;
export const BOOKED: Schema = {
  ...shape({ id: TEXT, slot: COUNT, queueNo: COUNT, state: oneOf(...APPOINTMENT_STATES) }),
  examples: [{ id: 'appointment-1', slot: 2, queueNo: 7, state: '1' }],
};

/** What the desk does to an appointment. */
export const DESK_EVENT = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { enum: ['CHECK_IN', 'UNDO_CHECK_IN', 'CANCEL'] },
    reason: text(200),
    way: { enum: ['1', '2', '3'] },
  },
} as const;
export const CHANGED: Schema = {
  ...shape({ id: TEXT, state: oneOf(...APPOINTMENT_STATES) }),
  examples: [{ id: 'appointment-1', state: '2' }],
};

export const BOOKABLE_OF = {
  type: 'object',
  required: ['selection'],
  properties: { selection: ID },
} as const;
export const BOOKABLE: Schema = shape({
  people: COUNT,
  sessions: list(
    shape({
      id: TEXT,
      name: TEXT,
      date: CALENDAR_DAY,
      period: TEXT,
      place: TEXT,
      villages: list(TEXT),
      fits: COUNT,
      here: COUNT,
      slots: list(shape({ no: COUNT, left: COUNT }, { from: TEXT, to: TEXT })),
    }),
  ),
});

export const DESK_PERSON: Schema = named(
  'DeskPerson',
  shape(
    {
      appointmentId: TEXT,
      residentId: TEXT,
      name: TEXT,
      sex: oneOf('male', 'female'),
      age: COUNT,
      archiveNumber: TEXT,
      village: TEXT,
      slot: TEXT,
      queueNo: TEXT,
      state: oneOf(...APPOINTMENT_STATES),
      missing: list(TEXT),
    },
    { checkInAt: INSTANT, checkUpId: TEXT },
  ),
);
export const DESK: Schema = shape({ session: STORED_SESSION, today: CALENDAR_DAY, people: list(DESK_PERSON) });

const CALLED: Schema = shape({ appointmentId: TEXT, name: TEXT, queueNo: TEXT, village: TEXT });
/** The stations of a hall; `called`: whom this request called, nobody where nobody waits. */
export const HALL: Schema = named(
  'Hall',
  shape(
    { stations: list(shape({ code: TEXT, waiting: COUNT }, { called: CALLED })) },
    { called: CALLED },
    { stations: [{ code: '7', waiting: 12 }] },
  ),
);
export const NEXT_CALL = {
  type: 'object',
  required: ['station'],
  properties: {
    station: TEXT,
    settles: {
      type: 'object',
      required: ['appointmentId', 'as'],
      properties: { appointmentId: ID, as: { enum: ['later', 'skipped'] } },
    },
  },
} as const;

export const FOUND: Schema = list(
  shape(
    {
      residentId: TEXT,
      name: TEXT,
      sex: oneOf('male', 'female'),
      age: COUNT,
      village: TEXT,
      idNumber: TEXT,
      archiveNumber: TEXT,
      status: TEXT,
    },
    {
      appointment: shape({
        id: TEXT,
        here: { type: 'boolean' },
        date: CALENDAR_DAY,
        place: TEXT,
        state: oneOf(...APPOINTMENT_STATES),
      }),
      examinedOn: CALENDAR_DAY,
      elsewhere: { type: 'boolean', const: true },
    },
  ),
);

const NUMBER: Schema = { type: 'number' };
const BOARD_ROW: Schema = shape(
  { code: TEXT, name: TEXT, due: COUNT, booked: COUNT, done: COUNT, today: COUNT },
  { rate: NUMBER, need: COUNT },
);
export const BOARD: Schema = shape({
  today: CALENDAR_DAY,
  target: NUMBER,
  progress: NUMBER,
  workdays: COUNT,
  total: BOARD_ROW,
  rows: list(BOARD_ROW),
  here: COUNT,
  stations: list(shape({ label: TEXT, done: COUNT, waiting: COUNT })),
});
