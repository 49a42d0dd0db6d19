import type { Answers, FieldDefinition, FormDefinition, RecordSnapshot } from '@gongwei/domain/forms';
import { maskIdNumber, maskPhone, type Json } from '@gongwei/domain/shared';

type Mask = (text: string) => string;
export type Masks = ReadonlyMap<string, Mask>;

/** Numbers of a person that somebody wrote into a remark. */
const WRITTEN_ID = /(?<![\dA-Za-z])\d{17}[\dXx](?![\dA-Za-z])/g;
const WRITTEN_MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/g;

const maskWritten: Mask = (text) => text.replace(WRITTEN_ID, maskIdNumber).replace(WRITTEN_MOBILE, maskPhone);

/** How each answer of a form is hidden from those who may only look, tables and groups included. */
export function masksOf(form: Pick<FormDefinition, 'sections'> | undefined): Masks {
  const masks = new Map<string, Mask>([
    ['idNumber', maskIdNumber],
    ['phone', maskPhone],
  ]);
  const add = (field: FieldDefinition): void => {
    if (field.sensitive === 'id-number') masks.set(field.key, maskIdNumber);
    if (field.sensitive === 'phone') masks.set(field.key, maskPhone);
    if (field.type === 'table') field.columns.forEach(add);
    if (field.type === 'group') field.fields.forEach(add);
  };
  form?.sections.forEach(({ fields }) => fields.forEach(add));
  return masks;
}

/** The same answers with identity numbers and phones hidden: those the form marks, and those written elsewhere. */
export const maskAnswers = (masks: Masks, answers: Answers): Answers => maskJson(masks, answers, undefined) as Answers;

export const maskSnapshot = (masks: Masks, record: RecordSnapshot): RecordSnapshot => ({
  ...record,
  data: maskAnswers(masks, record.data),
});

function maskJson(masks: Masks, value: Json, key: string | undefined): Json {
  if (typeof value === 'string') return ((key === undefined ? undefined : masks.get(key)) ?? maskWritten)(value);
  if (Array.isArray(value)) return value.map((one: Json) => maskJson(masks, one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskJson(masks, part as Json, name)]));
}
