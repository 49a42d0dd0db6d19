import { PURPOSE } from '../privacy/purpose.ts';
import { COUNT, list, shape, TEXT, type Schema, named } from '../shared/schemas.ts';

/** The key of a column, a filter or a view. */
export const KEY = { type: 'string', pattern: '^[@\\w-]{1,64}$' } as const;
const CODES = { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 480 } } as const;
const BOUND = { anyOf: [{ type: 'number' }, { type: 'string', maxLength: 20 }] } as const;
const VALUE = {
  anyOf: [
    CODES,
    {
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: { text: { type: 'string', maxLength: 50 } },
    },
    { type: 'object', additionalProperties: false, properties: { from: BOUND, to: BOUND } },
  ],
} as const;

/** What is asked of a list, as it travels; `list` itself stands in the address. */
export const QUESTION = {
  view: KEY,
  where: { type: 'object', maxProperties: 40, propertyNames: KEY, additionalProperties: VALUE },
  condition: { type: 'string', maxLength: 2_000 },
  text: { type: 'string', maxLength: 50 },
  sort: {
    type: 'array',
    maxItems: 3,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['by'],
      properties: { by: KEY, descending: { const: true } },
    },
  },
} as const;

/** Names a row of a list. A finding is told by its record, rule and field: `….across:weight-jump.vitals.2.weight`. */
export const ROW_ID = { type: 'string', pattern: '^[0-9A-Za-z_.:-]{1,240}$' } as const;
export const BY_LIST = {
  type: 'object',
  required: ['list'],
  properties: { list: { type: 'string', pattern: '^[a-z0-9-]{1,80}$' } },
} as const;
export const ASK = { type: 'object', properties: QUESTION } as const;
/** As many as a page of cards has of one list. */
export const ASK_EACH = {
  type: 'object',
  required: ['questions'],
  properties: { questions: { type: 'array', minItems: 1, maxItems: 40, items: ASK } },
} as const;
export const READ = {
  type: 'object',
  properties: {
    ...QUESTION,
    limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
    offset: { type: 'integer', minimum: 0, maximum: 10_000_000 },
    after: ROW_ID,
    before: ROW_ID,
    ...PURPOSE.properties,
  },
} as const;
export const FACETS = {
  type: 'object',
  required: ['filters'],
  properties: { ...QUESTION, filters: { type: 'array', maxItems: 40, items: KEY } },
} as const;
export const WHY = { type: 'object', required: ['id'], properties: { ...QUESTION, id: ROW_ID } } as const;
export const REFRESH = {
  type: 'object',
  required: ['ids'],
  properties: { ...QUESTION, ids: { type: 'array', minItems: 1, maxItems: 200, items: ROW_ID }, ...PURPOSE.properties },
} as const;

const CELL: Schema = { type: ['string', 'number', 'boolean', 'array', 'null'] };
const FOUND = shape({ found: COUNT, exact: { type: 'boolean' } }, {}, { found: 214, exact: true });
export const COUNTED = FOUND;
export const COUNTED_EACH = list(FOUND);
export const PAGE = named(
  'ListPage',
  shape(
    {
      rows: list(
        shape(
          { id: TEXT, cells: { type: 'object', additionalProperties: CELL }, actions: list(TEXT) },
          { residentId: TEXT, version: COUNT },
        ),
      ),
      count: FOUND,
      offset: COUNT,
      names: { type: 'object', additionalProperties: TEXT },
    },
    { first: TEXT, last: TEXT },
  ),
);
export const FACET_COUNTS: Schema = {
  type: 'object',
  additionalProperties: { type: 'object', additionalProperties: COUNT },
  examples: [{ sex: { male: 120, female: 94 } }],
};
export const WITHOUT = list(shape({ filter: TEXT, found: COUNT }, {}, { filter: 'overdue', found: 214 }));
export const REASONS = list(
  shape(
    { condition: TEXT },
    { value: TEXT, holds: { type: 'boolean' } },
    { condition: '随访分类', value: '控制不满意' },
  ),
);
