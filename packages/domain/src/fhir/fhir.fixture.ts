import { Fhir } from 'fhir/fhir.js';
import type * as R4 from 'fhir-types/r4.d.ts';
import type { CompiledForm, RecordSnapshot } from '../forms/index.ts';
import type { Resident } from '../resident/index.ts';
import { calendarDay } from '../shared/index.ts';
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
export const published = {
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
export const errors = (resource: object) =>
  fhir
    .validate(resource, { errorOnUnexpected: true })
    .messages.filter(({ severity }) => severity === 'error')
    .map(({ location, message }) => `${location}: ${message}`);

/** A record of a form as it is stored. */
export const recordOf = (form: CompiledForm, data: RecordSnapshot['data'], version = 1): RecordSnapshot => ({
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

export const resident: Resident = {
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
