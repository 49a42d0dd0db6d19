import type { Reader } from '@gongwei/domain/shared';
import {
  maskAnswers,
  type HideText,
  type RecordSnapshot,
  type RecordSummary,
  type RecordVersion,
  type SensitiveFields,
} from '@gongwei/domain/forms';

/** How the records of a form are hidden from a reader; `hide`: in texts of who may only look. */
export type Hiding = {
  readonly reader: Reader;
  readonly fields: SensitiveFields;
  readonly hide?: HideText | undefined;
};

export const maskSnapshot = ({ reader, fields, hide }: Hiding, record: RecordSnapshot): RecordSnapshot => ({
  ...record,
  data: maskAnswers(reader, fields, record.data, hide),
});

export const maskVersion = (
  { reader, fields, hide }: Hiding,
  { reason, ...version }: RecordVersion,
): RecordVersion => ({
  ...version,
  ...(reason === undefined ? {} : { reason: (hide ? hide(reason) : reason) ?? '' }),
  data: maskAnswers(reader, fields, version.data, hide),
});

export const maskSummary = (hide: HideText, summary: RecordSummary): RecordSummary => ({
  ...summary,
  headline: summary.headline.map((fact) => ({ ...fact, text: hide(fact.text) ?? '' })),
});
