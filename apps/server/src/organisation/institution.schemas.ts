import { COUNT, list, shape, TEXT } from '../shared/schemas.ts';

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
