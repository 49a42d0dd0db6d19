import type { JsonObject } from '../shared/index.ts';
import type { HistoryRecord } from './index.ts';

/** A stored sheet of a person: of this form and day, with these answers. */
export const historySheet = (formId: string, occurredOn: string, data: JsonObject): HistoryRecord =>
  ({
    ...{ id: `${formId} ${occurredOn}`, formId, occurredOn, institution: '990101101', version: 1, data },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', createdBy: 'doctor', updatedAt: '2026-01-01T00:00:00.000Z' },
    updatedBy: 'doctor',
  }) as HistoryRecord;
