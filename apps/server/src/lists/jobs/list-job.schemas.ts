import { COUNT, fileAnswers, ID, INSTANT, list, oneOf, shape, TEXT, type Schema } from '../../shared/schemas.ts';
import { KEY, QUESTION, ROW_ID } from '../list.schemas.ts';

const IDS = { type: 'array', minItems: 1, maxItems: 20_000, items: ROW_ID } as const;

export const FREEZE = {
  type: 'object',
  required: ['action'],
  properties: {
    action: KEY,
    ids: IDS,
    question: { type: 'object', additionalProperties: false, properties: QUESTION },
    except: { type: 'array', maxItems: 20_000, items: ROW_ID },
  },
} as const;
export const EXPORT = {
  type: 'object',
  required: ['columns'],
  properties: { ...QUESTION, columns: { type: 'array', minItems: 1, maxItems: 200, items: KEY } },
} as const;
export const RUN = {
  type: 'object',
  required: ['selection', 'answers'],
  properties: { selection: ID, answers: { type: 'object', maxProperties: 40 } },
} as const;

export const FROZEN = shape(
  { id: TEXT, action: TEXT, count: COUNT, skipped: { type: 'object', additionalProperties: COUNT } },
  {},
  { id: '01902f3e-7b6a-7c3d-9a54-1f2e3d4c5b6a', action: 'transferDoctor', count: 30, skipped: {} },
);
export const JOB = shape(
  {
    id: TEXT,
    list: TEXT,
    action: TEXT,
    state: oneOf('running', 'done', 'failed', 'cancelled', 'undone'),
    total: COUNT,
    done: COUNT,
    skipped: COUNT,
    failed: COUNT,
    startedAt: INSTANT,
    undoable: { type: 'boolean' },
  },
  { trouble: TEXT, reason: TEXT, file: TEXT },
);
export const JOBS = list(JOB);
export const RECEIPTS: Schema = list(
  shape(
    { rowId: TEXT, title: TEXT, outcome: oneOf('done', 'skipped', 'failed', 'unreached') },
    { reason: TEXT },
    { rowId: 'resident-1', title: '张三丰', outcome: 'skipped', reason: '已经由这位医生负责' },
  ),
);
/** A workbook. */
export const FILE = fileAnswers('导出的文件', ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
