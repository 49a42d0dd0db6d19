import { optionsOf, type FieldDefinition } from '../forms/index.ts';
import { isCalendarDay, type Json } from '../shared/index.ts';
import type { AnswerValue, Coding } from './fhir-types.ts';
import { urn } from './systems.ts';

/** Where the codes of a field come from: its dictionary, or the field itself. */
export const codeSystem = (form: string, field: FieldDefinition): string =>
  'dictionary' in field && field.dictionary !== undefined
    ? urn('dictionary', field.dictionary)
    : urn('options', `${form}:${field.key}`);

function coding(form: string, field: FieldDefinition, code: string): Coding {
  const display = optionsOf(field)?.find((option) => option.code === code)?.label;
  return { system: codeSystem(form, field), code, ...(display !== undefined && { display }) };
}

/** Local times have no zone on the sheet: they are China's. FHIR asks for seconds and a zone. */
const ZONE = ':00+08:00';
const PICTURE = /^data:([^;]+);base64,(.*)$/s;

/** One value of a field (of a `multi`, one of its codes). Pictures are taken out of their data URL. */
export function answerValue(form: string, field: FieldDefinition, value: Json): AnswerValue {
  if (typeof value === 'boolean') return { valueBoolean: value };
  if (typeof value === 'number') return field.type === 'integer' ? { valueInteger: value } : { valueDecimal: value };
  const text = String(value);
  return optionsOf(field) ? { valueCoding: coding(form, field, text) } : textValue(field.type, text);
}

/** A day that is hidden from the reader is no day, and a signature that was taken away no picture: both stay texts. */
function textValue(type: FieldDefinition['type'], text: string): AnswerValue {
  const isDay = isCalendarDay(text.slice(0, 10));
  if (type === 'date' && isDay) return { valueDate: text };
  if (type === 'dateTime' && isDay) return { valueDateTime: `${text.slice(0, 16)}${ZONE}` };
  const picture = type === 'image' || type === 'signature' ? PICTURE.exec(text) : null;
  return picture
    ? { valueAttachment: { contentType: picture[1] ?? '', data: picture[2] ?? '' } }
    : { valueString: text };
}

/** The value an answer carries, as our forms keep it; `undefined` for one that carries none. */
export function valueOfAnswer(answer: AnswerValue): Json | undefined {
  if (answer.valueCoding) return answer.valueCoding.code;
  if (answer.valueDateTime !== undefined) return answer.valueDateTime.slice(0, 16);
  if (answer.valueAttachment) return `data:${answer.valueAttachment.contentType};base64,${answer.valueAttachment.data}`;
  return answer.valueBoolean ?? answer.valueInteger ?? answer.valueDecimal ?? answer.valueDate ?? answer.valueString;
}
