import fc from 'fast-check';
import { Fhir } from 'fhir/fhir.js';
import type * as R4 from 'fhir-types/r4.d.ts';

import { describe, expect, it } from 'vitest';
import { formIndex, loadForm } from '../catalogue/index.ts';
import {
  compileForm,
  type CompiledForm,
  type FieldDefinition,
  type FormContext,
  type RecordSnapshot,
} from '../forms/index.ts';
import { randomAnswers } from '../forms/testing/random-answers.ts';
import { TINY_PNG } from '../forms/testing/tiny-pictures.ts';
import type { Resident } from '../resident/index.ts';
import { calendarDay } from '../shared/index.ts';
import type { Plan } from '../plans/index.ts';
import { ndjsonOf, searchBundle } from './bundle.ts';
import { carePlansOf } from './care-plan.ts';
import { conditionsOf } from './condition.ts';
import { encounterOf } from './encounter.ts';
import { formOfQuestionnaire } from './form-of-questionnaire.ts';
import { observationsOf } from './observation.ts';
import { patientOf } from './patient.ts';
import { answersOfResponse, responseOf } from './questionnaire-response.ts';
import { questionnaireOf } from './questionnaire.ts';
import type {
  Bundle,
  CarePlan,
  Condition,
  Encounter,
  Observation,
  Patient,
  Questionnaire,
  QuestionnaireResponse,
} from './fhir-types.ts';

// The compiler holds our types to the published ones.
const published = {
  patient: (one: Patient): R4.Patient => one,
  questionnaire: (one: Questionnaire): R4.Questionnaire => one,
  response: (one: QuestionnaireResponse): R4.QuestionnaireResponse => one,
  observation: (one: Observation): R4.Observation => one,
  condition: (one: Condition): R4.Condition => one,
  encounter: (one: Encounter): R4.Encounter => one,
  carePlan: (one: CarePlan): R4.CarePlan => one,
  bundle: (one: Bundle): R4.Bundle => one,
};

const fhir = new Fhir();
/** What the published structure definitions find wrong. */
const errors = (resource: object) =>
  fhir
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error')
    .map(({ location, message }) => `${location}: ${message}`);

const context: FormContext = {
  today: calendarDay(2026, 11, 20),
  resident: { id: 'r1', name: '测试', sex: 'female', birthDate: calendarDay(1990, 11, 21), age: 35, known: [] },
  user: { id: 'doctor-1', name: '测试医生', institutionCode: '320981104' },
};
const recordOf = (form: CompiledForm, data: RecordSnapshot['data'], version = 1): RecordSnapshot => ({
  id: '0193-record',
  formId: form.definition.id,
  formVersion: form.definition.version,
  subjectId: 'r1',
  institutionCode: '320981104',
  occurredOn: calendarDay(2026, 11, 20),
  data,
  version,
  createdAt: '2026-11-20T01:00:00.000Z',
  createdBy: 'doctor-1',
  updatedAt: '2026-11-20T01:00:00.000Z',
  updatedBy: 'doctor-1',
  updatedByName: '测试医生',
});

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

const resident: Resident = {
  id: 'r1',
  archiveNumber: '11010500100100001',
  name: '王秀英',
  sex: 'female',
  birthDate: calendarDay(1955, 3, 8),
  idNumber: '110105********0024',
  phone: '139****0001',
  address: '东村 12 号',
  villageCode: '110105001001',
  villageName: '东村',
  institutionCode: '110105001',
  institutionName: '示范镇卫生院',
  doctorId: 'u1',
  doctorName: '李医生',
  conditions: ['hypertension', 'diabetes'],
  status: '1',
  filedOn: calendarDay(2020, 1, 2),
};

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

describe('a visit', () => {
  it.each([
    ['1', 'AMB', '门诊'],
    ['2', 'HH', '家庭'],
    ['3', 'VR', '电话'],
    [undefined, 'AMB', '门诊'],
  ])('met by %s is a valid Encounter of class %s', async (followUpMode, code, display) => {
    const form = compileForm(await loadForm('hypertension-follow-up'));
    const encounter = encounterOf(form, recordOf(form, followUpMode === undefined ? {} : { followUpMode }));
    expect(encounter && errors(published.encounter(encounter))).toEqual([]);
    expect(encounter).toMatchObject({
      class: { code, display },
      subject: { reference: 'Patient/r1' },
      period: { start: '2026-11-20', end: '2026-11-20' },
    });
  });

  it('is not what a card, a cover or a result that came later tells of', async () => {
    for (const id of ['hypertension-card', 'archive-cover', 'supplement-urine-routine', 'appointment']) {
      const form = compileForm(await loadForm(id));
      expect(encounterOf(form, recordOf(form, {})), id).toBeUndefined();
    }
  });
});

describe('what somebody is owed', () => {
  const plan = (id: string, more: Partial<Plan>): Plan => ({
    id,
    programme: 'hypertension',
    what: '',
    formId: 'hypertension-follow-up',
    openedOn: calendarDay(2026, 8, 20),
    soonOn: calendarDay(2026, 11, 10),
    dueOn: calendarDay(2026, 11, 20),
    graceUntil: calendarDay(2026, 11, 27),
    state: 'due',
    ...more,
  });
  const done = plan('hypertension_a', {
    state: 'visited',
    soonOn: calendarDay(2026, 8, 10),
    dueOn: calendarDay(2026, 8, 20),
    closedOn: calendarDay(2026, 8, 19),
    closedBy: 'record-1',
  });
  const lost = plan('pregnancy_b', {
    programme: 'pregnancy',
    what: '第2次',
    formId: 'prenatal-visit',
    state: 'lost',
    reason: '外出打工',
    closedOn: calendarDay(2026, 11, 1),
  });

  it('is a valid CarePlan for each programme, its visits by their days and how far each is', () => {
    const plans = carePlansOf('r1', [lost, plan('hypertension_c', {}), done]).map(published.carePlan);
    expect(plans.flatMap(errors)).toEqual([]);
    expect(plans.map(({ title, status, period }) => [title, status, period?.end])).toEqual([
      ['高血压', 'active', undefined],
      ['产前随访', 'completed', '2026-11-01'],
    ]);
    expect(plans[0]?.activity).toMatchObject([
      { outcomeReference: [{ reference: 'QuestionnaireResponse/record-1' }], detail: { status: 'completed' } },
      { detail: { status: 'scheduled', scheduledPeriod: { start: '2026-11-10', end: '2026-11-20' } } },
    ]);
    expect(plans[1]?.activity?.[0]?.detail).toMatchObject({
      status: 'stopped',
      statusReason: { text: '外出打工' },
      code: { text: '第2次' },
    });
  });

  it('is nothing where no programme asks', () => expect(carePlansOf('r1', [])).toEqual([]));

  it('goes over together as a valid Bundle, and a line each for bulk transfer', () => {
    const found = [patientOf(resident), ...conditionsOf(resident), ...carePlansOf('r1', [done])];
    const bundle = searchBundle(found, {
      base: 'https://a/api/fhir',
      self: 'https://a/api/fhir/x',
      next: 'https://a/n',
    });
    expect(errors(published.bundle(bundle))).toEqual([]);
    expect(bundle.entry?.map(({ fullUrl }) => fullUrl)).toEqual([
      'https://a/api/fhir/Patient/r1',
      'https://a/api/fhir/Condition/r1-hypertension',
      'https://a/api/fhir/Condition/r1-diabetes',
      'https://a/api/fhir/CarePlan/r1-hypertension',
    ]);
    const lines = ndjsonOf(found).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(found);
  });
});
