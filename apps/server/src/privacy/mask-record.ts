import type { Reader } from '@gongwei/domain/shared';
import {
  maskAnswers,
  type RecordSnapshot,
  type RecordSummary,
  type RecordVersion,
  type SensitiveFields,
  type StoredRecord,
} from '@gongwei/domain/forms';
import type { HiddenPeople } from './hide-people.ts';

/** How the records of a form are hidden from a reader; `people`: for who may only look. */
export type Hiding = {
  readonly reader: Reader;
  readonly fields: SensitiveFields;
  readonly people?: HiddenPeople | undefined;
};

export const maskSnapshot = ({ reader, fields, people }: Hiding, record: StoredRecord): RecordSnapshot => ({
  ...record,
  occurredOn: people ? people.day(record.formId, record.occurredOn) : record.occurredOn,
  data: maskAnswers(reader, fields, record.data, people?.hide),
});

export const maskVersion = (
  { reader, fields, people }: Hiding,
  { reason, ...version }: RecordVersion,
): RecordVersion => ({
  ...version,
  ...(reason === undefined ? {} : { reason: (people ? people.hide(reason) : reason) ?? '' }),
  data: maskAnswers(reader, fields, version.data, people?.hide),
});

export const maskSummary = (
  { hide, day }: HiddenPeople,
  summary: RecordSummary & Pick<StoredRecord, 'occurredOn'>,
): RecordSummary => ({
  ...summary,
  occurredOn: day(summary.formId, summary.occurredOn),
  headline: summary.headline.map((fact) => ({ ...fact, text: hide(fact.text) ?? '' })),
});
