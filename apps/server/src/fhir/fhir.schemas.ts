import { failureSchema, ID, list, shape, TEXT, type Schema } from '../shared/schemas.ts';

const COUNT = { type: 'integer', minimum: 1, maximum: 200, default: 50 } as const;
/** How many a page has, and how many come before it. */
const PAGED = { _count: COUNT, _offset: { type: 'integer', minimum: 0, maximum: 100_000, default: 0 } } as const;

/** `r-1`, or as FHIR writes references, `Patient/r-1`. */
const PATIENT = { type: 'string', pattern: '^(Patient/)?[0-9A-Za-z_-]{1,64}$' } as const;
const INSTANT = { type: 'string', format: 'date-time' } as const;

export const PAGES = { type: 'object', properties: PAGED } as const;
export const OF_PATIENT = {
  type: 'object',
  required: ['patient'],
  properties: { patient: PATIENT, ...PAGED },
} as const;
export const SINCE = { type: 'object', properties: { _since: INSTANT } } as const;
export const PATIENTS = {
  type: 'object',
  properties: {
    organization: { type: 'string', pattern: '^(Organization/)?\\w{1,30}$' },
    _count: COUNT,
    _after: ID,
  },
} as const;
/** A whole number stands in a body, never in an address. */
export const BY_IDENTIFIER = {
  type: 'object',
  required: ['identifier'],
  properties: { identifier: { type: 'string', pattern: '^[\\w.:-]{1,80}\\|[0-9A-Za-z]{1,40}$' } },
} as const;

const OUTCOME = shape(
  { resourceType: { const: 'OperationOutcome' }, issue: list({ type: 'object', additionalProperties: true }) },
  {},
  {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code: 'not-found', details: { text: '没有找到这位居民，或不在您的管理范围内' } }],
  },
);

/** An answer of these routes. `example` is a resource as it is sent; its whole shape is FHIR's. */
export const fhirAnswers = (description: string, example: { readonly resourceType: string }): Schema => ({
  200: { description, content: { 'application/fhir+json': { schema: resourceSchema(example) } } },
  '4xx': { description: '拒绝', content: { 'application/fhir+json': { schema: OUTCOME } } },
  // Before a session is looked at, the server refuses as it does everywhere.
  503: { ...failureSchema(), description: '一时太忙' },
});

const resourceSchema = (example: { readonly resourceType: string }): Schema => ({
  type: 'object',
  required: ['resourceType'],
  properties: { resourceType: { ...TEXT, const: example.resourceType } },
  additionalProperties: true,
  examples: [example],
});

/** A search that found nothing: every Bundle's example. */
export const BUNDLE = { resourceType: 'Bundle', type: 'searchset', total: 0, entry: [] };
export const exampleOf = (resourceType: string) => ({ resourceType, id: '0193a1b2' });

const REFUSED = { description: '拒绝', content: { 'application/fhir+json': { schema: OUTCOME } } };
/** An export that was started; `content-location` says where it is asked for. */
export const STARTED: Schema = {
  202: { ...TEXT, description: '已开始，见 content-location', examples: [''] },
  '4xx': REFUSED,
};
/** Where the files of an export are; 202 as long as it is worked on. */
export const MANIFEST: Schema = {
  200: {
    description: '已生成的文件',
    ...shape(
      {
        transactionTime: TEXT,
        request: TEXT,
        requiresAccessToken: { type: 'boolean' },
        output: list(shape({ type: TEXT, url: TEXT })),
        error: list({ type: 'object' }),
      },
      {},
      {
        transactionTime: '2026-06-15T04:00:00.000Z',
        request: 'https://gw.example/api/fhir/List/resident-list/$export',
        requiresAccessToken: true,
        output: [{ type: 'Patient', url: 'https://gw.example/api/fhir/export/0193a1b2/Patient.ndjson' }],
        error: [],
      },
    ),
  },
  202: { ...TEXT, description: '还在生成，见 x-progress' },
  '4xx': REFUSED,
};
export const FILE_OF_LINES: Schema = {
  200: {
    description: '一行一个资源',
    content: { 'application/fhir+ndjson': { schema: { type: 'string', format: 'binary' } } },
  },
  '4xx': REFUSED,
};
