import { COUNT, list, shape, TEXT, type Schema } from '../shared/schemas.ts';
import { ANSWER, WORDS } from './analysis.schemas.ts';

const PLACE: Schema = shape({ code: TEXT, name: TEXT });
const HAPPENED = { at: TEXT, place: TEXT, what: TEXT };
const { rows, total } = (ANSWER as { properties: { rows: Schema; total: Schema } }).properties;
const { measures } = (WORDS as { properties: { measures: Schema } }).properties;

export const OF_PLACE = {
  type: 'object',
  properties: { institution: { type: 'string', pattern: '^\\d{2,20}$' } },
} as const;

const PEOPLE = { value: 12890, counts: 12890, among: 12890 };
/** `WallNumbers` */
export const WALL_NUMBERS: Schema = shape(
  {
    asOf: TEXT,
    today: TEXT,
    place: PLACE,
    below: list(PLACE),
    words: measures,
    total,
    places: rows,
    ages: rows,
    months: rows,
    services: COUNT,
  },
  {},
  {
    asOf: '2026-06-15T01:00:00.000Z',
    today: '2026-06-15',
    place: { code: '990101', name: '示例县' },
    below: [{ code: '990101101', name: '青石镇' }],
    words: [],
    total: { archived: PEOPLE },
    places: [{ key: '990101101', label: '青石镇', cells: { 'elderly-archived': PEOPLE } }],
    ages: [],
    months: [],
    services: 186,
  },
);

/** `WallFeeds` */
export const WALL_FEEDS: Schema = shape(
  {
    asOf: TEXT,
    events: list(shape(HAPPENED)),
    warnings: list(shape({ ...HAPPENED, level: { enum: ['2', '3'] } })),
    online: list(shape({ place: TEXT, people: COUNT })),
    calls: COUNT,
  },
  {},
  {
    asOf: '2026-06-15T01:00:00.000Z',
    events: [{ at: '2026-06-15T00:58:00.000Z', place: '青石镇', what: '体检完成' }],
    warnings: [{ at: '2026-06-15T00:40:00.000Z', place: '青石镇', what: '危急值', level: '3' }],
    online: [{ place: '青石镇', people: 3 }],
    calls: 1,
  },
);
