import { CALENDAR_DAY, ID, list, shape, TEXT, type Schema } from '../shared/schemas.ts';
import { ANSWER, BY_PAGE, QUESTION, WORDS } from './analysis.schemas.ts';

const { rows, total } = (ANSWER as { properties: { rows: Schema; total: Schema } }).properties;
const { measures } = (WORDS as { properties: { measures: { items: { properties: { [name: string]: Schema } } } } })
  .properties;
const { changed = {}, earlier = {}, ...always } = measures.items.properties;

export const BY_SNAPSHOT = {
  ...BY_PAGE,
  required: ['page', 'id'],
  properties: { ...BY_PAGE.properties, id: ID },
} as const;

export const FREEZE = {
  ...QUESTION,
  required: [...QUESTION.required, 'title'],
  properties: {
    ...QUESTION.properties,
    by: { ...QUESTION.properties.by, minItems: 1, maxItems: 1 },
    title: { type: 'string', minLength: 1, maxLength: 60 },
  },
} as const;

const LINE = {
  ...{ id: TEXT, title: TEXT, institution: TEXT, institutionName: TEXT, by: TEXT },
  ...{ from: CALENDAR_DAY, until: CALENDAR_DAY, takenAt: TEXT, takenBy: TEXT },
};
const LINE_EXAMPLE = {
  ...{ id: '019f1c', title: '2026年5月报表', institution: '990101', institutionName: '青石县', by: 'org' },
  ...{ from: '2026-01-01', until: '2026-05-31', takenAt: '2026-06-01 09:12', takenBy: '王敏' },
};

export const SNAPSHOTS: Schema = shape(
  { rows: list(shape(LINE, { month: { const: true } })) },
  {},
  { rows: [LINE_EXAMPLE] },
);

export const SNAPSHOT: Schema = shape(
  {
    ...LINE,
    groups: list(TEXT),
    measures: list(shape({ ...always, source: TEXT, validFrom: TEXT }, { changed, earlier })),
    answer: shape({ rows, total }),
  },
  { month: { const: true } },
  {
    ...LINE_EXAMPLE,
    groups: [],
    measures: [
      {
        ...{
          id: 'archived',
          label: '建档数',
          unit: '人',
          decimals: 0,
          hint: '期末在管的居民档案。',
          kind: 'count',
          basis: 'S',
        },
        ...{ of: 'resident', source: '国家基本公共卫生服务规范（第三版）', validFrom: '2017-01-01' },
      },
    ],
    answer: { rows: [], total: { archived: { value: 1200, counts: 1200, among: 1200 } } },
  },
);
