import type { RosterColumn, RosterImportState, RosterOutcome } from '@gongwei/domain/resident';
import { COUNT, fileAnswers, INSTANT, list, oneOf, shape, TEXT, type Schema, named } from '../shared/schemas.ts';

export const ROSTER_OUTCOMES: readonly RosterOutcome[] = [
  'created',
  'updated',
  'unchanged',
  'rejected',
  'similar',
  'recheck',
  'not-written',
  'withdrawn',
  'skipped-empty',
];
const STATES: readonly RosterImportState[] = [
  'reading',
  'columns',
  'checking',
  'checked',
  'saving',
  'done',
  'stopped',
  'withdrawing',
  'withdrawn',
  'failed',
];
const COLUMNS: readonly RosterColumn[] = ['name', 'idNumber', 'sex', 'birthDate', 'phone', 'address', 'village'];

/** What headings mean, by their place in the sheet. */
export const CHOICES = {
  type: 'object',
  required: ['columns'],
  properties: {
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      items: {
        type: 'object',
        required: ['at', 'use'],
        properties: { at: { type: 'integer', minimum: 0, maximum: 199 }, use: { enum: [...COLUMNS, 'ignored'] } },
      },
    },
  },
} as const;

/** What is said of a row that may be who has a file already. */
export const DECISION = {
  type: 'object',
  required: ['row'],
  properties: { row: { type: 'integer', minimum: 1 }, apart: { type: 'boolean' } },
} as const;

export const COUNTS: Schema = shape({
  created: COUNT,
  updated: COUNT,
  unchanged: COUNT,
  rejected: COUNT,
  similar: COUNT,
  recheck: COUNT,
  notWritten: COUNT,
  withdrawn: COUNT,
  empty: COUNT,
  warned: COUNT,
});

/** `RosterImport` */
export const ROSTER_IMPORT: Schema = named(
  'RosterImport',
  shape(
    {
      id: TEXT,
      fileName: TEXT,
      state: oneOf(...STATES),
      handled: COUNT,
      startedAt: INSTANT,
      counts: COUNTS,
      headings: list(shape({ at: COUNT, text: TEXT }, { use: oneOf(...COLUMNS, 'known', 'ignored') })),
      by: TEXT,
      institutionCode: TEXT,
    },
    {
      total: COUNT,
      checkFileUrl: TEXT,
      message: TEXT,
      finishedAt: INSTANT,
      cleared: { type: 'boolean' },
    },
    {
      id: '01902f3e-2222-7c3d-9a54-1f2e3d4c5b6a',
      fileName: '花名册.xlsx',
      state: 'done',
      handled: 490,
      total: 490,
      startedAt: '2026-06-15T04:00:00.000Z',
      finishedAt: '2026-06-15T04:02:00.000Z',
      by: '张医生',
      institutionCode: '320999101',
      headings: [{ at: 0, text: '姓名', use: 'name' }],
      counts: {
        created: 480,
        updated: 10,
        unchanged: 2,
        rejected: 7,
        similar: 0,
        recheck: 0,
        notWritten: 0,
        withdrawn: 0,
        empty: 1,
        warned: 3,
      },
      checkFileUrl: '/api/v1/roster-imports/01902f3e-2222-7c3d-9a54-1f2e3d4c5b6a/check-file.xlsx',
    },
  ),
);

/** `RosterRowResult` */
export const ROSTER_ROW: Schema = named(
  'RosterRow',
  shape(
    {
      row: { ...COUNT, minimum: 1 },
      outcome: oneOf(...ROSTER_OUTCOMES),
      messages: list(shape({ severity: oneOf('error', 'warning', 'note'), text: TEXT }, { column: TEXT })),
    },
    {
      name: TEXT,
      idNumber: TEXT,
      residentId: TEXT,
      differences: list(shape({ column: TEXT, from: TEXT, to: TEXT })),
      decided: { type: 'boolean' },
    },
    {
      row: 13,
      name: '王小明',
      idNumber: '330114********0013',
      outcome: 'rejected',
      messages: [{ column: '身份证号', severity: 'error', text: '身份证号第18位校验码应为 3，请核对' }],
    },
  ),
);

/** A workbook to be downloaded. */
export const workbookAnswer = (description: string): Schema =>
  fileAnswers(description, ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
