import { MOST_MEASURES } from '@gongwei/domain/measures';
import { CALENDAR_DAY, COUNT, DAY, list, shape, TEXT, type Schema, named } from '../shared/schemas.ts';

export const BY_PAGE = {
  type: 'object',
  required: ['page'],
  properties: { page: { type: 'string', pattern: '^[a-z-]{1,60}$' } },
} as const;

const GROUP = { type: 'string', pattern: '^[\\w-]{1,40}:[\\w<+.-]{1,460}$' } as const;

export const QUESTION = {
  type: 'object',
  required: ['from', 'until'],
  properties: {
    by: { type: 'array', maxItems: 2, items: { type: 'string', pattern: '^\\w{1,40}$' }, default: [] },
    from: DAY,
    until: DAY,
    institution: { type: 'string', pattern: '^\\d{2,20}$' },
    measures: { type: 'array', maxItems: MOST_MEASURES, items: { type: 'string', pattern: '^[a-z0-9-]{1,80}$' } },
    groups: { type: 'array', maxItems: 40, items: GROUP, default: [] },
  },
} as const;

/** Which of the page's scatters, of whom and when. */
export const CLOUD_QUESTION = {
  type: 'object',
  required: ['from', 'until', 'chart'],
  properties: { ...QUESTION.properties, chart: { type: 'string', pattern: '^\\w{1,40}$' } },
} as const;

export const WORDS: Schema = shape(
  {
    measures: list(
      shape(
        { id: TEXT, label: TEXT, unit: TEXT, decimals: COUNT, hint: TEXT, kind: TEXT, basis: TEXT, of: TEXT },
        { changed: list(CALENDAR_DAY), earlier: list(shape({ until: CALENDAR_DAY, hint: TEXT })) },
      ),
    ),
    mayOpen: { type: 'boolean' },
    wholeMonths: { type: 'boolean' },
  },
  {},
  {
    measures: [
      {
        id: 'bp-raised-rate',
        label: '血压升高检出率',
        unit: '%',
        decimals: 2,
        kind: 'rate',
        basis: 'G',
        of: 'record:health-check-up',
        hint: '收缩压≥140或舒张压≥90的人，占有血压结果的人。',
      },
    ],
    mayOpen: true,
    wholeMonths: false,
  },
);

const CELLS: Schema = {
  type: 'object',
  additionalProperties: shape(
    { value: { type: ['number', 'null'] }, counts: COUNT, among: COUNT },
    { hidden: { const: true }, pending: { const: true } },
  ),
};

export const ANSWER: Schema = named(
  'AnalysisAnswer',
  shape(
    { rows: list(shape({ key: TEXT, label: TEXT, cells: CELLS })), total: CELLS },
    {},
    {
      rows: [
        { key: '990101101', label: '青石镇', cells: { 'bp-raised-rate': { value: 33.33, counts: 20, among: 60 } } },
      ],
      total: { 'bp-raised-rate': { value: 35, counts: 35, among: 100 } },
    },
  ),
);

export const CLOUD: Schema = named(
  'AnalysisCloud',
  shape(
    { points: list(shape({ at: TEXT, value: { type: 'number' }, resident: TEXT, record: TEXT })), of: COUNT },
    {},
    { points: [{ at: '2026-06-01T07:30:00', value: 7.2, resident: 'resident-1', record: 'reading-1' }], of: 1 },
  ),
);
