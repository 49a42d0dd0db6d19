import type { Coding } from './fhir-types.ts';

/** Names of what has no address of its own. A URN says what it is and promises no page. */
export const urn = (kind: 'form' | 'dictionary' | 'options' | 'concept' | 'extension', name: string): string =>
  `urn:gongwei:${kind}:${name}`;

/** Code system of observations (LOINC). */
export const LOINC = 'http://loinc.org';
/** Code system of units (UCUM): `mm[Hg]`, `kg/m2`. */
export const UCUM = 'http://unitsofmeasure.org';
/** How an encounter takes place (HL7 v3 ActCode). */
export const ACT_CODE = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';
/** ICD-10, in which China's diagnoses are coded (GB/T 14396). */
export const ICD_10 = 'http://hl7.org/fhir/sid/icd-10';
/** The resident identity number (GB 11643), by its object identifier. */
export const IDENTITY_NUMBER = 'urn:oid:2.16.156.10011.1.3';
/** The number of the resident's archive, by WS/T 364. */
export const ARCHIVE_NUMBER = 'urn:oid:2.16.156.10011.1.2';

export const EXTENSION = {
  unit: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
  minValue: 'http://hl7.org/fhir/StructureDefinition/minValue',
  maxValue: 'http://hl7.org/fhir/StructureDefinition/maxValue',
  decimals: 'http://hl7.org/fhir/StructureDefinition/maxDecimalPlaces',
  regex: 'http://hl7.org/fhir/StructureDefinition/regex',
  exclusive: 'http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive',
  calculated: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
  enableWhen: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression',
  absent: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
  /** The type of a field where FHIR has several of ours in one: `region`, `user`, … */
  fieldType: urn('extension', 'field-type'),
  /** A condition that FHIR's own `enableWhen` cannot say, as ours. */
  condition: urn('extension', 'condition'),
} as const;

/** Units as sheets print them, by their UCUM codes. What UCUM does not have is shown as it is printed. */
const UCUM_CODES: { readonly [printed: string]: string } = {
  mmHg: 'mm[Hg]',
  cm: 'cm',
  mm: 'mm',
  kg: 'kg',
  g: 'g',
  L: 'L',
  ml: 'mL',
  mL: 'mL',
  '%': '%',
  '℃': 'Cel',
  '°': 'deg',
  岁: 'a',
  月: 'mo',
  周: 'wk',
  天: 'd',
  日: 'd',
  小时: 'h',
  分钟: 'min',
  '次/分钟': '/min',
  '次/分': '/min',
  '次/周': '/wk',
  '次/天': '/d',
  '分钟/次': 'min',
  'kg/m2': 'kg/m2',
  'mmol/L': 'mmol/L',
  'μmol/L': 'umol/L',
  'g/L': 'g/L',
  'mg/L': 'mg/L',
  'U/L': 'U/L',
  'IU/mL': '[IU]/mL',
  'μg/L': 'ug/L',
  'ng/mL': 'ng/mL',
  'mg/dL': 'mg/dL',
  '×10^9/L': '10*9/L',
  '×10^12/L': '10*12/L',
  'mL/min/1.73m2': 'mL/min/{1.73_m2}',
};

export function unitCoding(printed: string): Coding {
  const code = UCUM_CODES[printed];
  return code === undefined ? { display: printed } : { system: UCUM, code, display: printed };
}
