import { ANSWERS, COUNT, list, oneOf, shape, TEXT, type Schema, named } from '../shared/schemas.ts';

export const INSTITUTION = { type: 'string', pattern: '^\\d{2,20}$' } as const;
export const YEAR = { type: 'integer', minimum: 2000, maximum: 2200 } as const;
export const BY_REPORT = {
  type: 'object',
  required: ['institution', 'year'],
  properties: { institution: INSTITUTION, year: YEAR },
} as const;

const VERSION = { type: 'integer', minimum: 0 } as const;
/** No sentence of a report is longer than a page. */
const SENTENCE = { type: 'string', maxLength: 1_000 } as const;
const PERCENT = { type: 'number', minimum: 0, maximum: 100 } as const;

export const GENERATE = {
  type: 'object',
  required: ['base'],
  properties: {
    base: VERSION,
    targets: {
      type: 'object',
      maxProperties: 60,
      propertyNames: { pattern: '^[a-z0-9-]{1,80}$' },
      additionalProperties: PERCENT,
    },
  },
} as const;

export const EDIT = {
  type: 'object',
  required: ['id', 'seen'],
  properties: { id: { type: 'string', pattern: '^[a-z0-9.-]{1,120}$' }, seen: SENTENCE, text: SENTENCE },
} as const;

export const MOVE = {
  type: 'object',
  required: ['type', 'base'],
  properties: {
    type: { type: 'string', enum: ['REVIEW', 'RETURN', 'PUBLISH', 'WITHDRAW'] },
    base: VERSION,
    reason: { type: 'string', maxLength: 200 },
  },
} as const;

export const COMPARE = {
  type: 'object',
  required: ['year'],
  properties: { year: YEAR, institution: INSTITUTION },
} as const;

const PLACE = shape({ code: TEXT, name: TEXT });
const STATE = oneOf('0', '1', '2', '3');
const SUMMARY = shape(
  { institution: PLACE, year: COUNT, title: TEXT, state: STATE, version: COUNT },
  { generatedAt: TEXT, author: TEXT, reviewer: TEXT, publishedAt: TEXT, below: { const: true } },
);
const summary = {
  institution: { code: '990101', name: '望禾县卫生健康委员会' },
  year: 2026,
  title: '望禾县卫生健康委员会2026年基本公共卫生服务分析报告',
  state: '1',
  version: 3,
};

export const REPORTS: Schema = shape({ rows: list(SUMMARY) }, {}, { rows: [{ ...summary, author: '王敏' }] });

const SENTENCE_OF = shape(
  { id: TEXT, chapter: TEXT, generated: TEXT },
  { edited: shape({ text: TEXT, over: TEXT, byName: TEXT, at: TEXT }) },
);

export const REPORT: Schema = named(
  'AnnualReport',
  shape(
    {
      summary: SUMMARY,
      content: shape({
        institution: PLACE,
        year: COUNT,
        until: TEXT,
        generatedAt: TEXT,
        targets: ANSWERS,
        // As analyses answer them, with the definitions they were counted by.
        figures: ANSWERS,
        sentences: list(SENTENCE_OF),
      }),
      steps: list(shape({ version: COUNT, event: TEXT, state: STATE, at: TEXT, byName: TEXT }, { reason: TEXT })),
      mine: { type: 'boolean' },
    },
    {},
    {
      summary,
      content: {
        institution: summary.institution,
        year: 2026,
        until: '2026-12-31',
        generatedAt: '2027-01-05T01:00:00.000Z',
        targets: { 'archive-rate': 90 },
        figures: {},
        sentences: [{ id: 'archives.rate', chapter: 'archives', generated: '建档率93.89%，达到90%的目标。' }],
      },
      steps: [{ version: 1, event: 'GENERATE', state: '1', at: '2027-01-05 09:00', byName: '王敏' }],
      mine: true,
    },
  ),
);

export const COMPARED: Schema = shape(
  { label: TEXT, frozen: { type: 'boolean' }, cells: ANSWERS },
  {},
  { label: '2025年', frozen: true, cells: { 'archive-rate': { value: 92.5, counts: 0, among: 0 } } },
);
