/** JSON schemas used by several routes; they check requests and describe them in the OpenAPI page. */
export const ID = { type: 'string', pattern: '^[0-9A-Za-z_-]{1,64}$' } as const;
export const DAY = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;
export const FORM_ID = { type: 'string', pattern: '^[a-z0-9-]{1,80}$' } as const;
export const CODE = { type: 'string', pattern: '^\\w{1,30}$' } as const;

export const OFFSET = { type: 'integer', minimum: 0, maximum: 10_000_000, default: 0 } as const;
export const LIMIT = { type: 'integer', minimum: 1, maximum: 200, default: 50 } as const;

export const BY_ID = { type: 'object', required: ['id'], properties: { id: ID } } as const;

export const ANSWERS = { type: 'object', additionalProperties: true } as const;
