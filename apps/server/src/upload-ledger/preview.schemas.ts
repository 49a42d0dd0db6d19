import { COUNT, DAY, list, shape, TEXT } from '../shared/schemas.ts';

const INSTITUTION = { type: 'string', pattern: '^\\d{6,20}$' } as const;
const codes = (most: number) => ({
  type: 'array',
  maxItems: most,
  items: { type: 'string', pattern: '^[\\w-]{1,40}$' },
});

export const CHOICE = {
  type: 'object',
  required: ['institution', 'recordTypes', 'states'],
  properties: {
    institution: INSTITUTION,
    recordTypes: codes(20),
    states: { type: 'array', maxItems: 3, items: { enum: ['1', '4', '6'] } },
    from: DAY,
    to: DAY,
    conditions: codes(30),
  },
} as const;
const ACCOUNT = shape({ name: TEXT, institution: TEXT, place: TEXT, state: TEXT, count: COUNT });
export const PREVIEW_ANSWER = shape(
  {
    ready: COUNT,
    along: COUNT,
    people: COUNT,
    unfiled: COUNT,
    types: list(shape({ type: TEXT, count: COUNT })),
    accounts: list(ACCOUNT),
    left: shape({ lacking: COUNT, unknown: COUNT, account: COUNT, taken: COUNT, unmended: COUNT }),
  },
  { minutes: COUNT },
  {
    ready: 120,
    along: 4,
    people: 60,
    unfiled: 0,
    types: [{ type: '2', count: 120 }],
    accounts: [{ name: 'gw-east', institution: '990101101', place: '东镇卫生院', state: '1', count: 120 }],
    left: { lacking: 3, unknown: 1, account: 0, taken: 0, unmended: 2 },
    minutes: 2,
  },
);

export const ERROR_QUESTION = {
  type: 'object',
  required: ['institution', 'by'],
  properties: {
    institution: INSTITUTION,
    by: { enum: ['code', 'field', 'institution', 'doctor', 'recordType'] },
    recordType: { type: 'string', pattern: '^\\d{1,2}$' },
    code: { type: 'string', pattern: '^E\\d\\d$' },
  },
} as const;
const ERROR_GROUP = shape({ key: TEXT, count: COUNT, people: COUNT }, { label: TEXT, code: TEXT, recordType: TEXT });
export const ERRORS_ANSWER = shape(
  {
    total: COUNT,
    people: COUNT,
    groups: list(ERROR_GROUP),
    days: list(shape({ day: TEXT, accepted: COUNT, refused: COUNT })),
  },
  {},
  {
    total: 12,
    people: 9,
    groups: [{ key: 'E07', count: 8, people: 7 }],
    days: [{ day: '2026-06-15', accepted: 80, refused: 12 }],
  },
);
