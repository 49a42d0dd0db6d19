import { list, shape, named } from '../shared/schemas.ts';

const TEXT = { type: 'string', maxLength: 200 } as const;

export const BATCH_EVENT = {
  type: 'object',
  required: ['type'],
  properties: { type: { enum: ['PAUSE', 'RESUME', 'STOP', 'RETRY_FAILED'] }, reason: TEXT },
} as const;
export const DECISION = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { enum: ['CONFIRM_UPLOADED', 'CONFIRM_ABSENT', 'ACCEPT_EXISTING'] },
    reason: TEXT,
    platformId: { type: 'string', maxLength: 60 },
  },
} as const;
export const RECONCILE = {
  type: 'object',
  required: ['institution', 'from', 'to'],
  properties: {
    institution: { type: 'string', pattern: '^\\d{6,20}$' },
    from: { type: 'string', format: 'date' },
    to: { type: 'string', format: 'date' },
  },
} as const;

const WORDS = { type: 'string' } as const;
const COUNT = { type: 'integer', minimum: 0 } as const;
/** How far a task is. */
export const BATCH = named(
  'UploadBatch',
  shape(
    {
      ...{ id: WORDS, batchNo: WORDS, institution: WORDS, account: WORDS, state: WORDS, total: COUNT, skipped: COUNT },
      ...{ success: COUNT, fail: COUNT, unknown: COUNT, waiting: COUNT, creator: WORDS, createdAt: WORDS },
    },
    {
      ...{ pauseReason: WORDS, reason: WORDS, planAt: WORDS, remark: WORDS, startedAt: WORDS, endedAt: WORDS },
      ...{ retried: COUNT, unmended: COUNT },
    },
    {
      ...{
        id: '5f0c',
        batchNo: '9901011012606150001',
        institution: '990101101',
        account: 'gw-east',
        state: '2',
        total: 120,
      },
      ...{
        skipped: 0,
        success: 80,
        fail: 2,
        unknown: 0,
        waiting: 38,
        creator: '东镇医生',
        createdAt: '2026-06-15T04:00:00.000Z',
      },
    },
  ),
);
const ROW = shape({ key: WORDS, label: WORDS, here: WORDS, sent: WORDS, platform: WORDS, same: { type: 'boolean' } });
/** A line of what became of an entry: its event, who, when and what was said. */
const LINE = { type: 'object', additionalProperties: true } as const;
/** An entry field by field; what it has not come to yet is left out. */
export const ENTRY = {
  type: 'object',
  required: ['id', 'formId', 'residentId', 'state', 'rows', 'events', 'log'],
  properties: {
    id: WORDS,
    formId: WORDS,
    residentId: WORDS,
    state: WORDS,
    rows: list(ROW),
    events: list(WORDS),
    log: list(LINE),
  },
  examples: [
    {
      ...{ id: '0197', formId: 'health-check-up', residentId: 'r1', state: '4', events: ['RETRY'], log: [] },
      rows: [{ key: 'weight', label: '体重', here: '60', sent: '600', platform: '', same: true }],
    },
  ],
} as const;
export const RECONCILED_ANSWER = shape(
  {
    ...{ compared: COUNT, same: COUNT, onlyHere: COUNT, different: COUNT, unsettled: COUNT, onlyThere: COUNT },
    rows: list({ type: 'object' }),
  },
  {},
  { compared: 120, same: 118, onlyHere: 1, different: 1, unsettled: 0, onlyThere: 0, rows: [] },
);
