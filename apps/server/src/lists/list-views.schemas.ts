import { ID, list, shape, TEXT, type Schema, named } from '../shared/schemas.ts';
import { BY_LIST, KEY, QUESTION } from './list.schemas.ts';

export { BY_LIST };
const COLUMNS = { type: 'array', maxItems: 200, items: KEY } as const;
const ASKED = { type: 'object', additionalProperties: false, properties: QUESTION } as const;

export const VIEW_BODY = {
  type: 'object',
  required: ['id', 'label', 'shared', 'question'],
  properties: {
    id: ID,
    label: { type: 'string', minLength: 1, maxLength: 30 },
    shared: { type: 'boolean' },
    question: ASKED,
    columns: COLUMNS,
  },
} as const;
export const LAYOUT_BODY = {
  type: 'object',
  properties: {
    columns: COLUMNS,
    widths: {
      type: 'object',
      maxProperties: 200,
      propertyNames: KEY,
      additionalProperties: { type: 'integer', minimum: 20, maximum: 2_000 },
    },
    density: { enum: ['roomy', 'dense'] },
  },
} as const;

export const VIEW = named(
  'ListView',
  shape(
    {
      id: TEXT,
      list: TEXT,
      label: TEXT,
      shared: { type: 'boolean' },
      mine: { type: 'boolean' },
      question: { type: 'object' },
    },
    { columns: list(TEXT) },
    {
      id: 'view-1',
      list: 'resident-list',
      label: '我的高血压',
      shared: false,
      mine: true,
      question: { where: { conditions: ['hypertension'] } },
    },
  ),
);
export const VIEWS = list(VIEW);
export const LAYOUT: Schema = { type: 'object', examples: [{ density: 'dense', columns: ['name', 'age'] }] };
