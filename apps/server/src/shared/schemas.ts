/** JSON schemas used by several routes; they check requests and describe them in the OpenAPI page. */
export const ID = { type: 'string', pattern: '^[0-9A-Za-z_-]{1,64}$' } as const;
/** A day there is: 2026-02-30 is refused before a database is asked about it. */
export const DAY = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$', format: 'date' } as const;
export const FORM_ID = { type: 'string', pattern: '^[a-z0-9-]{1,80}$' } as const;
export const CODE = { type: 'string', pattern: '^\\w{1,30}$' } as const;

export const OFFSET = { type: 'integer', minimum: 0, maximum: 10_000_000, default: 0 } as const;
export const LIMIT = { type: 'integer', minimum: 1, maximum: 200, default: 50 } as const;

export const BY_ID = { type: 'object', required: ['id'], properties: { id: ID } } as const;

export const ANSWERS = { type: 'object', additionalProperties: true } as const;

/** A JSON schema as the routes write it. */
export type Schema = { readonly [keyword: string]: unknown };

export const TEXT: Schema = { type: 'string' };
export const INSTANT: Schema = { type: 'string', format: 'date-time', examples: ['2026-06-15T04:00:00.000Z'] };
export const COUNT: Schema = { type: 'integer', minimum: 0 };
export const CALENDAR_DAY: Schema = { ...DAY, examples: ['2026-06-15'] };

/** `ToldDay`: of a sheet whose day is a birthday, who may only look is told the month. */
export const TOLD_DAY: Schema = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}(-\\d{2})?$',
  examples: ['2026-06-15', '2025-08'],
};

/** When something was written down; who may only look is told the month where the instant would tell a birthday (`toldInstant`). */
export const TOLD_INSTANT: Schema = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}(-\\d{2}T.+)?$',
  examples: ['2026-06-15T04:00:00.000Z', '2025-08'],
};

export const list = (items: Schema): Schema => ({ type: 'array', items });
export const oneOf = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });

/** An object with these members and no others: what is answered but not described is found by the test of the answers. */
export const shape = (
  members: { readonly [name: string]: Schema },
  optional: { readonly [name: string]: Schema } = {},
  example?: unknown,
): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(members),
  properties: { ...members, ...optional },
  ...(example === undefined ? {} : { examples: [example] }),
});

/** A schema that stands under its own name in the OpenAPI document (`components`), for whoever generates types from it. */
export const named = <S extends Schema>(title: string, schema: S): S & { readonly title: string } => ({
  ...schema,
  title,
});
/** The schema of this name once more, inside of itself. */
export const same = (title: string): Schema => ({ title, [SAME]: true });
/** Marks what `same` made. */
export const SAME = 'x-same';

export const pageOf = (row: Schema): Schema => shape({ rows: list(row), total: COUNT });

const FIELD_ISSUE = named(
  'FieldIssue',
  shape(
    { field: TEXT, severity: oneOf('error', 'warning', 'missing'), code: TEXT, message: TEXT },
    { cell: shape({ row: COUNT, column: TEXT }) },
    { field: 'systolic', severity: 'error', code: 'range', message: '收缩压应在 60 到 300 之间' },
  ),
);

/** Every refusal. `fields`: what to mend where; `existingId`: what is there already. */
export const failureSchema = (more: { readonly [name: string]: Schema } = {}): Schema =>
  shape(
    { code: TEXT, message: TEXT },
    { advice: TEXT, fields: list(FIELD_ISSUE), existingId: TEXT, ...more },
    { code: 'permission.denied', message: '您没有进行这项操作的权限' },
  );

export const FAILURE: Schema = named('Failure', failureSchema());

/** The answers of a route for its OpenAPI description. */
export const answers = (
  good: Schema,
  description: string,
  more: { readonly [status: number]: Schema } = {},
): Schema => ({
  200: { ...good, description },
  '4xx': { ...FAILURE, description: '拒绝' },
  ...more,
});

/** The answers of a route that gives a file, in one of the media types. */
export const fileAnswers = (description: string, types: readonly string[]): Schema => ({
  200: {
    description,
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  },
  '4xx': { ...FAILURE, description: '拒绝' },
});
