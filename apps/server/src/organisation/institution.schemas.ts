import { COUNT, INSTANT, list, named, shape, TEXT } from '../shared/schemas.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

// What is wrong with it is told in words, so the schema only keeps out what is no text.
export const SENT_INSTITUTION = {
  type: 'object',
  required: ['code', 'name'],
  properties: {
    code: text(40),
    name: text(200),
    level: { type: 'integer', minimum: 0, maximum: 9 },
    parentCode: text(40),
    offersChildren: { type: 'boolean' },
  },
} as const;
export const SENT_INSTITUTIONS = { type: 'array', items: SENT_INSTITUTION, minItems: 1, maxItems: 2_000 } as const;

const EXAMPLE = { code: '320999101', name: '城关镇中心卫生院', level: 4, parentCode: '320999', offersChildren: true };
const INSTITUTION = shape(
  { code: TEXT, name: TEXT, level: COUNT, offersChildren: { type: 'boolean' } },
  { parentCode: TEXT },
  EXAMPLE,
);
/** Row by row what a file says, and what is wrong with it; `row` as Excel numbers it. */
export const CHECKED = shape(
  {
    rows: list(
      shape(
        { row: COUNT, code: TEXT, name: TEXT, problems: list(TEXT) },
        { institution: INSTITUTION, known: { type: 'boolean' } },
      ),
    ),
  },
  { problem: TEXT },
  { rows: [{ row: 2, code: '320999101', name: '城关镇中心卫生院', problems: [], institution: EXAMPLE }] },
);
export const ADDED = shape({ added: COUNT, known: COUNT }, {}, { added: 18, known: 1 });

const VERSION = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
export const BY_INSTITUTION = {
  type: 'object',
  required: ['code'],
  properties: { code: { type: 'string', pattern: '^\\d{2,20}$' } },
} as const;
export const EDIT_INSTITUTION = {
  type: 'object',
  required: ['version', 'name', 'offersChildren'],
  properties: {
    ...{ version: VERSION, name: text(200), offersChildren: { type: 'boolean' } },
    ...{ phone: text(40), address: text(200) },
  },
} as const;
export const INSTITUTION_STATE = {
  type: 'object',
  required: ['version', 'state', 'reason'],
  properties: {
    version: VERSION,
    state: { enum: ['active', 'disabled'] },
    reason: { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' },
  },
} as const;

const NONE_HANGS = { below: 0, accounts: 0, residents: 0, plans: 0, sessions: 0, appointments: 0 };
/** `KeptInstitution`: `hanging` counts what is in use of it and below it, `fixed` and `stays` tell why who asks can only look. */
export const KEPT_INSTITUTION = named(
  'KeptInstitution',
  shape(
    {
      ...{ code: TEXT, name: TEXT, level: COUNT, offersChildren: { type: 'boolean' }, version: COUNT },
      hanging: shape(Object.fromEntries(Object.keys(NONE_HANGS).map((key) => [key, COUNT]))),
    },
    {
      parentCode: TEXT,
      parentName: TEXT,
      phone: TEXT,
      address: TEXT,
      disabled: { type: 'boolean' },
      disabledAt: INSTANT,
      fixed: TEXT,
      stays: TEXT,
    },
    {
      ...EXAMPLE,
      parentName: '望禾县卫生健康局',
      version: 3,
      hanging: { ...NONE_HANGS, below: 12, accounts: 31, residents: 17_800 },
    },
  ),
);
