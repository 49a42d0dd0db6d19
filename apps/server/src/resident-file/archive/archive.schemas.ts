import { ARCHIVE_STATUSES } from '@gongwei/domain/resident';
import { COUNT, DAY, ID, list, oneOf, shape, TEXT, TOLD_DAY, TOLD_INSTANT, type Schema } from '../../shared/schemas.ts';
import { BESIDE_KINDS, TAKEN_FIELDS } from './merge-files.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const event = (type: string, required: readonly string[], properties: object = {}) => ({
  type: 'object',
  required: ['type', 'on', ...required],
  additionalProperties: false,
  properties: { type: { const: type }, on: DAY, note: text(200), ...properties },
});
const because = (type: string) => event(type, ['reason'], { reason: text(200) });
const ATTEMPT = {
  type: 'object',
  required: ['date', 'mode', 'contact', 'result'],
  additionalProperties: false,
  properties: { date: DAY, mode: text(2), contact: text(30), result: text(60) },
} as const;

/** `ArchiveEvent` by its type, as `AskedEvent` carries it. */
export const ASKED_EVENT = {
  type: 'object',
  required: ['id', 'event'],
  properties: {
    id: ID,
    confirmed: { type: 'string', maxLength: 500 },
    take: { type: 'array', maxItems: 2, uniqueItems: true, items: { enum: TAKEN_FIELDS } },
    event: {
      type: 'object',
      required: ['type'],
      oneOf: [
        event('MOVE_OUT', ['destination', 'handover'], { destination: text(150), handover: text(500) }),
        event('DIE', ['cause', 'evidence'], { cause: text(100), evidence: text(2), informant: text(30) }),
        event('LOSE', ['reason', 'attempts'], {
          reason: text(2),
          attempts: { type: 'array', maxItems: 20, items: ATTEMPT },
        }),
        event('REFUSE', ['refuser', 'reason'], { refuser: text(2), reason: text(100) }),
        event('VOID', ['reason', 'keptId'], { reason: text(200), keptId: ID }),
        ...['END', 'RESTORE', 'CORRECT_DEATH', 'UNDO_MERGE'].map(because),
      ],
    },
  },
} as const;

export const APPLIED: Schema = shape(
  { status: oneOf(...ARCHIVE_STATUSES) },
  { moved: COUNT, told: TEXT },
  { status: '2' },
);

export const ARCHIVE_EVENT: Schema = shape(
  {
    id: TEXT,
    type: TEXT,
    from: oneOf(...ARCHIVE_STATUSES),
    to: oneOf(...ARCHIVE_STATUSES),
    on: TOLD_DAY,
    at: TOLD_INSTANT,
    byName: TEXT,
  },
  { keptId: TEXT },
  {
    ...{ id: '01902f3e-1111-7c3d-9a54-1f2e3d4c5b6a', type: 'MOVE_OUT', from: '1', to: '2', on: '2026-06-10' },
    ...{ at: '2026-06-15T04:00:00.000Z', byName: '王医生' },
  },
);

export const MERGE_PREVIEW: Schema = shape(
  {
    moves: list(shape({ formId: TEXT, title: TEXT, count: COUNT })),
    stays: list(shape({ formId: TEXT, title: TEXT, count: COUNT })),
    beside: list(shape({ kind: oneOf(...BESIDE_KINDS), goes: COUNT, stays: COUNT })),
    conflicts: list(shape({ field: oneOf(...TAKEN_FIELDS), kept: TEXT, given: TEXT })),
  },
  {},
  {
    moves: [{ formId: 'health-check-up', title: '健康体检表', count: 2 }],
    stays: [],
    beside: [{ kind: 'appointment', goes: 1, stays: 0 }],
    conflicts: [{ field: 'phone', kept: '199****0001', given: '199****0003' }],
  },
);
