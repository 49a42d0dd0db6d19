import { COUNT, INSTANT, list, oneOf, shape, TEXT, type Schema } from '../shared/schemas.ts';

/** `RosterImport` */
export const ROSTER_IMPORT: Schema = shape(
  {
    id: TEXT,
    fileName: TEXT,
    state: oneOf('reading', 'checking', 'saving', 'done', 'failed'),
    handled: COUNT,
    startedAt: INSTANT,
    counts: shape({ created: COUNT, updated: COUNT, unchanged: COUNT, rejected: COUNT, empty: COUNT }),
  },
  { total: COUNT, checkFileUrl: TEXT, message: TEXT },
  {
    id: '01902f3e-2222-7c3d-9a54-1f2e3d4c5b6a',
    fileName: '花名册.xlsx',
    state: 'done',
    handled: 500,
    total: 500,
    startedAt: '2026-06-15T04:00:00.000Z',
    counts: { created: 480, updated: 10, unchanged: 2, rejected: 7, empty: 1 },
    checkFileUrl: '/api/v1/roster-imports/01902f3e-2222-7c3d-9a54-1f2e3d4c5b6a/check-file.xlsx',
  },
);

/** `RosterRowResult` */
export const ROSTER_ROW: Schema = shape(
  {
    row: { ...COUNT, minimum: 1 },
    outcome: oneOf('created', 'updated', 'unchanged', 'rejected', 'skipped-empty'),
    messages: list(shape({ severity: oneOf('error', 'warning'), text: TEXT }, { column: TEXT })),
  },
  { name: TEXT, idNumber: TEXT, residentId: TEXT },
  {
    row: 13,
    name: '王小明',
    idNumber: '320998********0013',
    outcome: 'rejected',
    messages: [{ column: '身份证号', severity: 'error', text: '身份证号第18位校验码应为 3，请核对' }],
  },
);

/** A workbook to be downloaded. */
export const workbookAnswer = (description: string): Schema => ({
  200: {
    description,
    content: {
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
        schema: { type: 'string', format: 'binary' },
      },
    },
  },
});
