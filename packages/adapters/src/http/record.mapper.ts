import type { RecordConflict, RecordSnapshot } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import { member, required, requiredNumber, requiredText } from './wire-body.ts';

/** A stored record; half of one must never reach a form, which would save the other half away. */
export function recordOf(body: Json | undefined): RecordSnapshot {
  const record = required(body, 'record');
  for (const name of ['id', 'formId', 'subjectId', 'occurredOn']) requiredText(record, name);
  requiredNumber(record, 'version');
  required(member(record, 'data'), 'data');
  return record as unknown as RecordSnapshot;
}

export function conflictOf(body: Json | undefined): RecordConflict {
  const conflict = required(member(body, 'conflict'), 'conflict');
  const base = member(conflict, 'base');
  return { base: base === undefined ? undefined : recordOf(base), theirs: recordOf(member(conflict, 'theirs')) };
}
