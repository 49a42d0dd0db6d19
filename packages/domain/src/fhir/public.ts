export { ndjsonOf, searchBundle } from './bundle.ts';
export { carePlansOf } from './care-plan.ts';
export { conditionsOf } from './condition.ts';
export { encounterOf } from './encounter.ts';
export type {
  Bundle,
  CarePlan,
  Condition,
  Encounter,
  Observation,
  Patient,
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  Resource,
  ResponseItem,
} from './fhir-types.ts';
export { formOfQuestionnaire, type ReadForm } from './form-of-questionnaire.ts';
export { observationsOf } from './observation.ts';
export { patientOf } from './patient.ts';
export { answersOfResponse, responseOf } from './questionnaire-response.ts';
export { questionnaireOf } from './questionnaire.ts';
export { ARCHIVE_NUMBER, ICD_10, IDENTITY_NUMBER, LOINC, UCUM } from './systems.ts';
