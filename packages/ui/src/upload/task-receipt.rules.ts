import type { ListRow } from '@gongwei/domain/lists';
import { isUploadError, RECORD_TYPE_LABELS, UPLOAD_ERRORS, UPLOAD_STATE_LABELS } from '@gongwei/domain/upload';
import { chinaTime } from '../shared/format.ts';

type Cells = ListRow['cells'];
const TYPES: ReadonlyMap<string, string> = new Map(RECORD_TYPE_LABELS);
const STATES: { readonly [state: string]: string } = UPLOAD_STATE_LABELS;

/** `2026-11-20 14:05` in China. */
export const paperMoment = (instant: string): string => chinaTime(instant).slice(0, 16).replace('T', ' ');

/** A record of a task in the columns of its receipt: whose, what, how it ended, when, and its number there or why it has none. */
export function receiptLine(cells: Cells): readonly string[] {
  const text = (key: string): string => (typeof cells[key] === 'string' ? cells[key] : '');
  const [state, code, at] = [text('state'), text('error'), text('lastTime')];
  const words = [isUploadError(code) ? `${UPLOAD_ERRORS[code].label}（${code}）` : '', text('errorMsg')];
  // What it was refused for before is of no interest once the platform has it.
  const reason = state === '3' ? '' : words.filter((word) => word !== '').join('：');
  return [
    text('name'),
    text('idNumber'),
    TYPES.get(text('recordType')) ?? text('recordType'),
    text('recordDate'),
    STATES[state] ?? state,
    at === '' ? '' : paperMoment(at),
    [text('platformId'), reason].filter((word) => word !== '').join('；'),
  ];
}
