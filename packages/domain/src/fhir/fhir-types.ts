/**
 * The parts of FHIR R4 (4.0.1) that are written and read here. Assignable to the published types (`@types/fhir`), so that they need not be
 * installed; a test holds it.
 */
export type Coding = { readonly system?: string; readonly code?: string; readonly display?: string };
export type CodeableConcept = { coding?: Coding[]; text?: string };
export type Quantity = { value?: number; unit?: string; system?: string; code?: string };
export type Reference = { reference?: string; display?: string };
export type Identifier = {
  use?: 'usual' | 'official' | 'secondary';
  type?: CodeableConcept;
  system?: string;
  value?: string;
  _value?: { extension: Extension[] };
};
export type FhirExpression = { language: string; expression: string };
export type Extension = {
  url: string;
  valueString?: string;
  valueCode?: string;
  valueBoolean?: boolean;
  valueInteger?: number;
  valueDecimal?: number;
  valueDate?: string;
  valueCoding?: Coding;
  valueExpression?: FhirExpression;
};

export type ItemType =
  | 'group'
  | 'display'
  | 'boolean'
  | 'decimal'
  | 'integer'
  | 'date'
  | 'dateTime'
  | 'string'
  | 'text'
  | 'choice'
  | 'attachment';

export type EnableWhen = {
  question: string;
  operator: 'exists' | '=' | '!=' | '>' | '<' | '>=' | '<=';
  answerBoolean?: boolean;
  answerDecimal?: number;
  answerCoding?: Coding;
};

/** Item of a FHIR R4 Questionnaire: a field, or the fields of a section or table. */
export type QuestionnaireItem = {
  extension?: Extension[];
  linkId: string;
  code?: Coding[];
  text?: string;
  type: ItemType;
  enableWhen?: EnableWhen[];
  enableBehavior?: 'all' | 'any';
  required?: boolean;
  repeats?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  answerOption?: { extension?: Extension[]; valueCoding: Coding }[];
  initial?: AnswerValue[];
  item?: QuestionnaireItem[];
};

/** FHIR R4 Questionnaire, as far as a form’s definition fills it. */
export type Questionnaire = {
  resourceType: 'Questionnaire';
  id?: string;
  url?: string;
  version?: string;
  name?: string;
  title?: string;
  status: 'draft' | 'active' | 'retired' | 'unknown';
  subjectType?: 'Patient'[];
  copyright?: string;
  item?: QuestionnaireItem[];
};

/** One answer; exactly one of its keys is there. */
export type AnswerValue = {
  valueBoolean?: boolean;
  valueDecimal?: number;
  valueInteger?: number;
  valueDate?: string;
  valueDateTime?: string;
  valueString?: string;
  valueCoding?: Coding;
  valueAttachment?: { contentType: string; data: string };
};

/** Item of a FHIR R4 QuestionnaireResponse: the answers to the question of the same `linkId`. */
export type ResponseItem = { linkId: string; text?: string; answer?: AnswerValue[]; item?: ResponseItem[] };

/** FHIR R4 QuestionnaireResponse, as far as a record’s answers fill it. */
export type QuestionnaireResponse = {
  resourceType: 'QuestionnaireResponse';
  id?: string;
  questionnaire?: string;
  status: 'in-progress' | 'completed' | 'amended';
  subject?: Reference;
  authored?: string;
  author?: Reference;
  item?: ResponseItem[];
};

/** FHIR R4 Patient, as far as a resident fills it. */
export type Patient = {
  resourceType: 'Patient';
  id?: string;
  identifier?: Identifier[];
  active?: boolean;
  name?: { use?: 'official'; text?: string }[];
  telecom?: { system: 'phone'; value: string }[];
  gender?: 'male' | 'female';
  birthDate?: string;
  deceasedBoolean?: boolean;
  address?: { text: string }[];
  generalPractitioner?: Reference[];
  managingOrganization?: Reference;
};

/** FHIR R4 Observation, as far as an answer with a concept fills it. */
export type Observation = {
  resourceType: 'Observation';
  id?: string;
  status: 'final' | 'amended';
  category?: CodeableConcept[];
  code: CodeableConcept;
  subject?: Reference;
  effectiveDateTime?: string;
  issued?: string;
  valueQuantity?: Quantity;
  valueString?: string;
  valueBoolean?: boolean;
  valueCodeableConcept?: CodeableConcept;
  interpretation?: CodeableConcept[];
  derivedFrom?: Reference[];
};

/** FHIR R4 Condition, as far as the known diseases of a resident fill it. */
export type Condition = {
  resourceType: 'Condition';
  id?: string;
  clinicalStatus?: CodeableConcept;
  verificationStatus?: CodeableConcept;
  code: CodeableConcept;
  subject: Reference;
};

export type Period = { start?: string; end?: string };

/** FHIR R4 Encounter, as far as a saved record fills it. */
export type Encounter = {
  resourceType: 'Encounter';
  id?: string;
  status: 'finished';
  class: Coding;
  type?: CodeableConcept[];
  subject?: Reference;
  period?: Period;
  serviceProvider?: Reference;
};

export type CarePlanActivity = {
  outcomeReference?: Reference[];
  detail: {
    kind?: 'Appointment';
    code?: CodeableConcept;
    status: 'not-started' | 'scheduled' | 'completed' | 'cancelled' | 'stopped';
    statusReason?: CodeableConcept;
    scheduledPeriod?: Period;
  };
};

/** FHIR R4 CarePlan, as far as the visits a programme owes fill it. */
export type CarePlan = {
  resourceType: 'CarePlan';
  id?: string;
  status: 'active' | 'completed';
  intent: 'plan';
  title?: string;
  category?: CodeableConcept[];
  subject: Reference;
  period?: Period;
  activity?: CarePlanActivity[];
};

/** Whatever is exchanged. */
export type Resource = Patient | Questionnaire | QuestionnaireResponse | Observation | Condition | Encounter | CarePlan;

/** FHIR R4 Bundle, as far as a search answers one. */
export type Bundle = {
  resourceType: 'Bundle';
  type: 'searchset';
  total?: number;
  link?: { relation: string; url: string }[];
  entry?: { fullUrl?: string; resource: Resource; search?: { mode: 'match' } }[];
};
