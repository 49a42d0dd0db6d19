import { CODE, COUNT, ID, INSTANT, LIMIT, list, OFFSET, oneOf, pageOf, shape, TEXT, named } from '../shared/schemas.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const VERSION = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const REASON = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' } as const;
// What is wrong with names, numbers and roles is told field by field, so the schema only keeps out what is no text.
const ROLE_LIST = { type: 'array', items: text(20), maxItems: 20 } as const;

export const SEARCH = {
  type: 'object',
  properties: {
    text: text(60),
    institutionCode: CODE,
    role: text(20),
    state: { enum: ['active', 'disabled'] },
    offset: OFFSET,
    limit: LIMIT,
  },
} as const;
export const CREATE = {
  type: 'object',
  required: ['username', 'name', 'institutionCode', 'roles'],
  properties: { username: text(100), name: text(100), phone: text(40), institutionCode: text(30), roles: ROLE_LIST },
} as const;
export const EDIT = {
  type: 'object',
  required: ['version', 'name', 'phone', 'roles'],
  properties: {
    ...{ version: VERSION, name: text(100), phone: text(40), roles: ROLE_LIST },
    alsoAt: { type: 'array', maxItems: 100, items: text(30) },
  },
} as const;
export const STATE = {
  type: 'object',
  required: ['version', 'state', 'reason'],
  properties: { version: VERSION, state: { enum: ['active', 'disabled'] }, reason: REASON },
} as const;
export const MOVE = {
  type: 'object',
  required: ['version', 'institutionCode', 'roles', 'reason'],
  properties: { version: VERSION, institutionCode: text(30), roles: ROLE_LIST, reason: REASON },
} as const;

export const RIGHTS_ASKED = { type: 'object', required: ['roles'], properties: { roles: ROLE_LIST } } as const;
export const RIGHTS = {
  ...list(shape({ code: TEXT, label: TEXT, letter: oneOf('V', 'E', 'M') })),
  examples: [[{ code: 'bggl', label: '报告管理', letter: 'E' }]],
};

const ACCOUNT_MEMBERS = {
  id: ID,
  code: TEXT,
  username: TEXT,
  name: TEXT,
  institutionCode: TEXT,
  institutionName: TEXT,
  alsoAt: list(shape({ code: TEXT, name: TEXT })),
  roles: list(TEXT),
  roleNames: list(TEXT),
  state: oneOf('active', 'disabled'),
  weChat: { type: 'boolean' },
  hasPassword: { type: 'boolean' },
  temporary: { type: 'boolean' },
  version: COUNT,
  mayChange: { type: 'boolean' },
};
const EXAMPLE = {
  id: '019a7c1e-0000-7000-8000-000000000001',
  code: '320999101003',
  username: 'wang.li',
  name: '王丽',
  phone: '199****0001',
  institutionCode: '320999101',
  institutionName: '城关镇中心卫生院',
  alsoAt: [],
  roles: ['DOC'],
  roleNames: ['责任医生/家庭医生'],
  state: 'active',
  weChat: false,
  hasPassword: true,
  temporary: false,
  version: 1,
  mayChange: true,
};
/** In lists the telephone is masked, in a single account whole. */
export const ACCOUNT = named('StaffAccount', shape(ACCOUNT_MEMBERS, { phone: TEXT, lastLoginAt: INSTANT }, EXAMPLE));
export const PAGE = { ...pageOf(ACCOUNT), examples: [{ rows: [EXAMPLE], total: 1 }] };
export const WITH_PASSWORD = shape(
  { user: ACCOUNT, temporaryPassword: TEXT },
  {},
  {
    user: EXAMPLE,
    temporaryPassword: 'kmtw-7342-rqxh',
  },
);
export const ROLE_CHOICE = {
  ...list(shape({ role: TEXT, label: TEXT, levels: list(TEXT), mayGive: { type: 'boolean' } })),
  examples: [[{ role: 'DOC', label: '责任医生/家庭医生', levels: [], mayGive: true }]],
};

export const slipsAsked = (most: number) =>
  ({
    type: 'object',
    required: ['ids'],
    properties: { ids: { type: 'array', minItems: 1, maxItems: most, items: { type: 'string', maxLength: 60 } } },
  }) as const;
export const SLIPS = shape(
  {
    slips: list(shape({ id: ID, name: TEXT, username: TEXT, institutionName: TEXT, temporaryPassword: TEXT })),
    refused: list(shape({ id: ID, reason: TEXT })),
  },
  {},
  {
    slips: [
      {
        id: '019a7c1e-0000-7000-8000-000000000001',
        name: '王丽',
        username: 'wang.li',
        institutionName: '城关镇中心卫生院',
        temporaryPassword: 'kmtw-7342-rqxh',
      },
    ],
    refused: [],
  },
);
