import {
  ANSWERS,
  COUNT,
  failureSchema,
  INSTANT,
  list,
  oneOf,
  shape,
  TEXT,
  TOLD_DAY,
  TOLD_INSTANT,
  type Schema,
  named,
} from '../shared/schemas.ts';

const COMMON: { readonly [name: string]: Schema } = {
  id: TEXT,
  formId: TEXT,
  formVersion: COUNT,
  subjectId: TEXT,
  institutionCode: TEXT,
  occurredOn: TOLD_DAY,
  version: COUNT,
  createdAt: TOLD_INSTANT,
  createdBy: TEXT,
  updatedAt: TOLD_INSTANT,
  updatedBy: TEXT,
  updatedByName: TEXT,
};

/** Only there where it is so. */
const REMOVED: Schema = { type: 'boolean', const: true };

const EXAMPLE = {
  id: '01902f3e-7b6a-7c3d-9a54-1f2e3d4c5b6a',
  formId: 'supplement-blood-routine',
  formVersion: 1,
  subjectId: '01902f3e-1111-7c3d-9a54-1f2e3d4c5b6a',
  institutionCode: '990101101001',
  occurredOn: '2026-06-15',
  version: 1,
  createdAt: '2026-06-15T04:00:00.000Z',
  createdBy: 'doctor',
  updatedAt: '2026-06-15T04:00:00.000Z',
  updatedBy: 'doctor',
  updatedByName: '东镇医生',
};

const RETURNED: Schema = shape(
  { byName: TEXT, at: INSTANT, fields: list(shape({ field: TEXT, reason: TEXT })) },
  { note: TEXT },
  { byName: '东镇医生', at: '2026-06-15T04:01:00.000Z', fields: [{ field: 'ecg', reason: '请补心电图' }] },
);

const PASSED: Schema = shape({ byName: TEXT, at: INSTANT }, {}, { byName: '东镇医生', at: '2026-06-15T04:01:00.000Z' });

/** `RecordSnapshot` */
export const RECORD: Schema = named(
  'Record',
  shape(
    { ...COMMON, data: ANSWERS },
    {
      stage: TEXT,
      removed: REMOVED,
      returned: RETURNED,
      passed: PASSED,
      origins: { type: 'object', additionalProperties: TEXT },
    },
    { ...EXAMPLE, data: { examDate: '2026-06-15', hemoglobin: 132 } },
  ),
);

/** `RecordSummary` */
export const RECORD_SUMMARY: Schema = named(
  'RecordSummary',
  shape(
    { ...COMMON, title: TEXT, headline: list(shape({ text: TEXT }, { mark: oneOf('high', 'low', 'abnormal') })) },
    { stage: TEXT, removed: REMOVED },
    { ...EXAMPLE, title: '血常规检查结果（补充录入）', headline: [{ text: '血红蛋白 132 g/L' }] },
  ),
);

/** `RecordVersion` */
export const RECORD_VERSION: Schema = named(
  'RecordVersion',
  shape(
    { version: COUNT, savedAt: TOLD_INSTANT, savedBy: TEXT, savedByName: TEXT, data: ANSWERS },
    { reason: TEXT, removed: REMOVED },
    {
      version: 2,
      savedAt: '2026-06-15T04:01:00.000Z',
      savedBy: 'clerk',
      savedByName: '东镇录入员',
      reason: '录入有误',
      data: { hemoglobin: 118 },
    },
  ),
);

/** 409 of a save: `RecordConflict`, or the way to the one that is there already. */
export const SAVE_CONFLICT: Schema = {
  ...named('RecordConflict', failureSchema({ conflict: shape({ theirs: RECORD }, { base: RECORD }) })),
  description: '别人已先保存，或已有一份',
};

/** Facts by name; which there are differs by form. */
export const FACTS: Schema = {
  type: 'object',
  additionalProperties: true,
  examples: [{ quantityReceived: 100, quantityUsed: 35, quantityLost: 2, quantityIssued: 0 }],
};
