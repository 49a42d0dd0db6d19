import type { Answers, CompiledForm, FieldDefinition, RecordSnapshot } from '../forms/index.ts';
import { isJsonObject, type Json, type JsonObject } from '../shared/index.ts';
import { answerValue, valueOfAnswer } from './answer-value.ts';
import type { QuestionnaireResponse, ResponseItem } from './fhir-types.ts';
import { sectionLink } from './questionnaire.ts';
import { urn } from './systems.ts';

/** A stored record as a FHIR R4 QuestionnaireResponse. Chapters without an answer are left out. */
export function responseOf(form: CompiledForm, record: RecordSnapshot): QuestionnaireResponse {
  const { id, version, sections, subject } = form.definition;
  const items = sections.flatMap((section): ResponseItem[] => {
    const fields = form.fields.filter(({ key }) => form.sectionOf(key) === section.id);
    const item = answered(id, fields, record.data);
    return item.length > 0 ? [{ linkId: sectionLink(section.id), text: section.title, item }] : [];
  });
  const ofPerson = ['resident', 'pregnancy', 'couple', 'child'].includes(subject);
  return {
    resourceType: 'QuestionnaireResponse',
    id: record.id,
    questionnaire: `${urn('form', id)}|${version}`,
    status: record.version > 1 ? 'amended' : 'completed',
    ...(ofPerson && { subject: { reference: `Patient/${record.subjectId}` } }),
    authored: record.updatedAt,
    author: { display: record.updatedByName },
    ...(items.length > 0 && { item: items }),
  };
}

function answered(form: string, fields: readonly FieldDefinition[], data: Answers): ResponseItem[] {
  return fields.flatMap((field): ResponseItem[] => {
    const value = data[field.key];
    if (value === undefined || value === null) return [];
    const head = { linkId: field.key, text: field.label };
    if (field.type !== 'table') {
      const values: readonly Json[] = Array.isArray(value) ? value : [value];
      return [{ ...head, answer: values.map((one) => answerValue(form, field, one)) }];
    }
    const rows: readonly Json[] = Array.isArray(value) ? value : [];
    return rows.filter(isJsonObject).map((row) => ({ ...head, item: answered(form, field.columns, row) }));
  });
}

/**
 * The answers a response holds, as the form keeps them. Items of fields the form does not have are passed over; whether the answers are plausible
 * is for `validateRecord` to say.
 */
export function answersOfResponse(form: CompiledForm, { item = [] }: QuestionnaireResponse): Answers {
  return readItems(
    form.fields,
    item.flatMap((chapter) => chapter.item ?? []),
  );
}

function readItems(fields: readonly FieldDefinition[], items: readonly ResponseItem[]): JsonObject {
  const answers: [string, Json][] = [];
  for (const field of fields) {
    const found = items.filter(({ linkId }) => linkId === field.key);
    if (found.length === 0) continue;
    if (field.type === 'table') answers.push([field.key, found.map((row) => readItems(field.columns, row.item ?? []))]);
    else {
      const values = found.flatMap(({ answer = [] }) => answer.map(valueOfAnswer)).filter((one) => one !== undefined);
      const [first] = values;
      if (field.type === 'multi') answers.push([field.key, values]);
      else if (first !== undefined) answers.push([field.key, first]);
    }
  }
  return Object.fromEntries(answers);
}
