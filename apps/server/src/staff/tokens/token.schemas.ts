import { CALENDAR_DAY, CODE, COUNT, DAY, ID, INSTANT, list, oneOf, shape, TEXT } from '../../shared/schemas.ts';

const LETTERS = {
  type: 'object',
  minProperties: 1,
  maxProperties: 40,
  propertyNames: { pattern: '^[a-z-]{1,20}$' },
  additionalProperties: { enum: ['V', 'E', 'M'] },
} as const;

export const CREATE_TOKEN = {
  type: 'object',
  required: ['name', 'letters', 'expiresOn'],
  properties: { name: { type: 'string', maxLength: 100 }, institutionCode: CODE, letters: LETTERS, expiresOn: DAY },
} as const;

const MEMBERS = {
  id: ID,
  name: TEXT,
  userId: ID,
  userName: TEXT,
  institutionCode: TEXT,
  institutionName: TEXT,
  letters: { type: 'object', additionalProperties: oneOf('V', 'E', 'M') },
  createdAt: INSTANT,
  expiresAt: INSTANT,
  state: oneOf('good', 'expired', 'revoked'),
};
const EXAMPLE = {
  id: '019a7c1e-0000-7000-8000-000000000001',
  name: '县医院体检系统',
  userId: 'county',
  userName: '王丽',
  institutionCode: '990101101',
  institutionName: '东镇卫生院',
  letters: { gwjkdngl: 'V', gwtjdngl: 'V' },
  createdAt: '2026-06-15T04:00:00.000Z',
  expiresAt: '2027-06-14T16:00:00.000Z',
  state: 'good',
} as const;

export const TOKEN = shape(MEMBERS, { lastUsedAt: INSTANT }, EXAMPLE);
export const TOKENS = list(TOKEN);
export const NEW_API_TOKEN = shape({ entry: TOKEN, token: TEXT }, {}, { entry: EXAMPLE, token: 'gw_只显示这一次' });
export const USES = list(
  shape(
    { day: CALENDAR_DAY, route: TEXT, uses: COUNT },
    {},
    {
      day: '2026-06-15',
      route: 'POST /api/v1/lists/:list/search',
      uses: 12,
    },
  ),
);
