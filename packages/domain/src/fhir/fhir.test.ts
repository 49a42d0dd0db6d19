import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formIndex, loadForm } from '../catalogue/index.ts';
import { compileForm, type FieldDefinition, type FormContext } from '../forms/index.ts';
import { randomAnswers } from '../forms/testing/random-answers.ts';
import { TINY_PNG } from '../forms/testing/tiny-pictures.ts';
import { calendarDay } from '../shared/index.ts';
import { conditionsOf } from './condition.ts';
import { formOfQuestionnaire } from './form-of-questionnaire.ts';
import { observationsOf } from './observation.ts';
import { patientOf } from './patient.ts';
import { answersOfResponse, responseOf } from './questionnaire-response.ts';
import { questionnaireOf } from './questionnaire.ts';
import type { Questionnaire, QuestionnaireResponse } from './fhir-types.ts';
import { errors, published, recordOf, resident } from './fhir.fixture.ts';

const context: FormContext = {
  today: calendarDay(2026, 11, 20),
  resident: { id: 'r1', name: '测试', sex: 'female', birthDate: calendarDay(1990, 11, 21), age: 35, known: [] },
  user: { id: 'doctor-1', name: '测试医生', institutionCode: '320981104' },
};
const KEPT = [
  'key',
  'label',
  'type',
  'unit',
  'precision',
  'pattern',
  'maxLength',
  'computed',
  'visibleWhen',
  'exclusive',
  'default',
];
/** What of a field FHIR can say, read off the definition itself. */
function sayable(field: FieldDefinition): object {
  const whole = field as unknown as { readonly [key: string]: unknown };
  const kept = Object.fromEntries(KEPT.flatMap((key) => (whole[key] === undefined ? [] : [[key, whole[key]]])));
  const bounds = ['min', 'max'].flatMap((key) => {
    const value = whole[key];
    if (value === undefined || value === 'today') return [];
    return [[key, typeof value === 'string' ? value.slice(0, 10) : value]];
  });
  const choice = 'options' in field && field.options !== undefined && whole['optionsFrom'] === undefined;
  return {
    ...kept,
    ...(Array.isArray(whole['exclusive']) && whole['exclusive'].length === 0 && { exclusive: undefined }),
    ...Object.fromEntries(bounds),
    ...(field.required === true && { required: true }),
    ...(choice && { options: field.options.map(({ code, label }) => ({ code, label })) }),
    ...(field.type === 'table' && { columns: field.columns.map(sayable) }),
  };
}

describe.each(formIndex)('$id', ({ id }) => {
  it('is a valid Questionnaire, and comes back from it as it was', async () => {
    const form = compileForm(await loadForm(id));
    const questionnaire = questionnaireOf(form);
    expect(errors(published.questionnaire(questionnaire))).toEqual([]);
    const back = formOfQuestionnaire(JSON.parse(JSON.stringify(questionnaire)) as Questionnaire);
    expect(back).toMatchObject({ id, version: form.definition.version, title: form.definition.title });
    expect(back.sections.map(({ fields, ...section }) => ({ ...section, fields: fields.map(plain) }))).toEqual(
      form.definition.sections.map((section) => ({
        id: section.id,
        title: section.title,
        fields: form.fields
          .filter(({ key }) => form.sectionOf(key) === section.id)
          .map((field) => plain(sayable(field))),
      })),
    );
  });

  it('has its answers in a valid response, and back', async () => {
    const form = compileForm(await loadForm(id));
    fc.assert(
      fc.property(randomAnswers(form, { context }), (answers) => {
        const response = responseOf(form, recordOf(form, answers));
        expect(errors(published.response(response))).toEqual([]);
        expect(answersOfResponse(form, JSON.parse(JSON.stringify(response)) as QuestionnaireResponse)).toEqual(answers);
      }),
      { numRuns: 2 },
    );
  });
});

/** Without what is `undefined`, as JSON has it. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

describe('a resident', () => {
  it('is a valid Patient; a masked number is said to be hidden and never sent', () => {
    const patient = published.patient(patientOf(resident));
    expect(errors(patient)).toEqual([]);
    expect(JSON.stringify(patient)).not.toContain('*');
    expect(patient.identifier?.[0]?._value?.extension?.[0]).toMatchObject({ valueCode: 'masked' });
    expect(patient.telecom).toBeUndefined();
  });

  it('is sent whole to who may have it, and told dead', () => {
    const patient = patientOf({ ...resident, idNumber: '110105195503080024', phone: '13900000001', status: '3' });
    expect(errors(patient)).toEqual([]);
    expect(patient).toMatchObject({ active: false, deceasedBoolean: true, telecom: [{ value: '13900000001' }] });
    expect(patient.identifier?.[0]).toMatchObject({ value: '110105195503080024' });
  });

  it('has their diseases as valid Conditions', () => {
    const conditions = conditionsOf(resident).map(published.condition);
    expect(conditions.flatMap(errors)).toEqual([]);
    expect(conditions.map(({ code }) => code?.coding?.[0]?.code)).toEqual(['I10', 'E11']);
  });
});

describe('a record', () => {
  it('gives what it measured as valid Observations, with units and how they stand', async () => {
    const form = compileForm(await loadForm('hypertension-follow-up'));
    const record = recordOf(form, { systolic: 168, diastolic: 92, weight: 64, height: 158, bmi: 25.64 }, 2);
    const observations = observationsOf(form, record, { sex: 'female', age: 71 }).map(published.observation);
    expect(observations.flatMap(errors)).toEqual([]);
    expect(observations.find(({ code }) => code.text === '收缩压')).toMatchObject({
      status: 'amended',
      code: { coding: [{ system: 'http://loinc.org', code: '8480-6' }, {}] },
      valueQuantity: { value: 168, unit: 'mmHg', code: 'mm[Hg]' },
      interpretation: [{ text: '偏高' }],
    });
  });

  it('keeps a signature as a picture', async () => {
    const form = compileForm(await loadForm('visit-record'));
    const response = responseOf(form, recordOf(form, { doctorSignature: TINY_PNG }));
    expect(errors(response)).toEqual([]);
    expect(answersOfResponse(form, response)).toEqual({ doctorSignature: TINY_PNG });
  });

  it('of somebody else’s questionnaire is refused', () => {
    expect(() => formOfQuestionnaire({ resourceType: 'Questionnaire', status: 'active', url: 'http://x' })).toThrow(
      TypeError,
    );
  });
});
