export { conditionsOf } from './condition.ts';
export type {
  Condition,
  Observation,
  Patient,
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  ResponseItem,
} from './fhir-types.ts';
export { formOfQuestionnaire, type ReadForm } from './form-of-questionnaire.ts';
export { observationsOf } from './observation.ts';
export { patientOf } from './patient.ts';
export { answersOfResponse, responseOf } from './questionnaire-response.ts';
export { questionnaireOf } from './questionnaire.ts';
export { ARCHIVE_NUMBER, ICD_10, IDENTITY_NUMBER, LOINC, UCUM } from './systems.ts';
