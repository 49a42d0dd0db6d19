import { COUNT, INSTANT, list, oneOf, shape, TEXT, named } from '../shared/schemas.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const CODE = { type: 'string', pattern: '^[A-Z][A-Z0-9_]{1,19}$' } as const;
const VERSION = { type: 'integer', minimum: 0, maximum: 2_147_483_647 } as const;
const REASON = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' } as const;
const LETTER = { enum: ['V', 'E', 'M'] } as const;
const LETTERS_TYPED = { type: 'object', maxProperties: 100, additionalProperties: LETTER } as const;
const LEVELS = { type: 'array', maxItems: 5, uniqueItems: true, items: { enum: ['1', '2', '3', '4', '5'] } } as const;

export const BY_CODE = { type: 'object', required: ['code'], properties: { code: CODE } } as const;
export const COPY = {
  type: 'object',
  required: ['code', 'name', 'like'],
  properties: { code: CODE, name: text(60), like: CODE, remark: text(200) },
} as const;
export const EDIT = {
  type: 'object',
  required: ['version', 'letters', 'name', 'levels', 'remark'],
  properties: { version: VERSION, letters: LETTERS_TYPED, name: text(60), levels: LEVELS, remark: text(200) },
} as const;
export const STATE = {
  type: 'object',
  required: ['version', 'state', 'reason'],
  properties: { version: VERSION, state: { enum: ['active', 'disabled'] }, reason: REASON },
} as const;
export const REMOVE = { type: 'object', required: ['version'], properties: { version: VERSION } } as const;
export const PREVIEW = { type: 'object', required: ['letters'], properties: { letters: LETTERS_TYPED } } as const;

const LETTERS = { type: 'object', additionalProperties: oneOf('V', 'E', 'M') };
export const ROLE = named(
  'Role',
  shape(
    {
      code: TEXT,
      name: TEXT,
      base: TEXT,
      baseName: TEXT,
      builtin: { type: 'boolean' },
      levels: list(TEXT),
      letters: LETTERS,
      delivered: LETTERS,
      rights: list(shape({ code: TEXT, label: TEXT }, { most: oneOf('V', 'E', 'M') })),
      disabled: { type: 'boolean' },
      remark: TEXT,
      version: COUNT,
      holders: COUNT,
    },
    { changed: shape({ at: INSTANT, by: TEXT }), fixed: TEXT },
    {
      ...{
        code: 'DOC',
        name: '责任医生/家庭医生',
        base: 'DOC',
        baseName: '责任医生/家庭医生',
        builtin: true,
        levels: [],
      },
      ...{ letters: { bggl: 'E' }, delivered: { bggl: 'E' }, rights: [{ code: 'bggl', label: '报告管理', most: 'M' }] },
      ...{ disabled: false, remark: '', version: 0, holders: 36 },
    },
  ),
);
export const EFFECT = shape(
  { holders: COUNT, changed: COUNT, unchanged: COUNT, blind: list(shape({ name: TEXT, institution: TEXT })) },
  {},
  { holders: 36, changed: 35, unchanged: 1, blind: [] },
);
export const CODE_ONLY = shape({ code: TEXT }, {}, { code: 'DOC2' });
