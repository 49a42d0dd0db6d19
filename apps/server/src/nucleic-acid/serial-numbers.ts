import type { RecordSave, Answers } from '@gongwei/domain/forms';
import { keptSerial, serialNumberOf, serialText } from '@gongwei/domain/nucleic-acid';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

/** The next serial of a series, from 1. Whoever asks at the same time waits until this transaction ends: no two get the same, and one that fails leaves no gap. */
export async function nextSerial(inside: Queryable, series: string): Promise<number> {
  const [row] = await inside.query<{ last: number }>(
    `insert into serial_numbers (series, last) values ($1, 1)
     on conflict (series) do update set last = serial_numbers.last + 1 returning last`,
    [series],
  );
  return row?.last ?? 1;
}

/** What a form that carries a number of the platform is told: its serial, kept while institution and day stay what they were. Most forms carry none and cost nothing. */
export async function serialFacts(
  inside: Queryable,
  { formId, data }: Pick<RecordSave, 'formId' | 'data'>,
  before: Answers = {},
): Promise<JsonObject> {
  const number = serialNumberOf(formId, data);
  if (!number) return {};
  const { prefix, digits } = number;
  const serial = keptSerial(number, before) ?? serialText(await nextSerial(inside, `${formId}:${prefix}`), digits);
  return { serial, labPrefix: prefix.slice(0, -6) };
}
