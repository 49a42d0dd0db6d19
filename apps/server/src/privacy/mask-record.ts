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

/** When a sheet was written down, as it may be told. */
const writtenAt = <Sheet extends Pick<StoredRecord, 'createdAt' | 'updatedAt'>>(
  people: HiddenPeople,
  sheet: Sheet,
) => ({
  createdAt: people.instant(sheet.createdAt),
  updatedAt: people.instant(sheet.updatedAt),
});

export const maskSnapshot = ({ reader, fields, people }: Hiding, record: StoredRecord): RecordSnapshot => ({
  ...record,
  ...(people && writtenAt(people, record)),
  occurredOn: people ? people.day(record.formId, record.occurredOn) : record.occurredOn,
  data: maskAnswers(reader, fields, record.data, people?.hide),
});

export const maskVersion = (
  { reader, fields, people }: Hiding,
  { reason, ...version }: RecordVersion,
): RecordVersion => ({
  ...version,
  savedAt: people ? people.instant(version.savedAt) : version.savedAt,
  ...(reason === undefined ? {} : { reason: (people ? people.hide(reason) : reason) ?? '' }),
  data: maskAnswers(reader, fields, version.data, people?.hide),
});

export const maskSummary = (
  people: HiddenPeople,
  summary: RecordSummary & Pick<StoredRecord, 'occurredOn'>,
): RecordSummary => ({
  ...summary,
  ...writtenAt(people, summary),
  occurredOn: people.day(summary.formId, summary.occurredOn),
  headline: summary.headline.map((fact) => ({ ...fact, text: people.hide(fact.text) ?? '' })),
});
