import type { KnownCondition, Resident } from '../resident/index.ts';
import type { Condition } from './fhir-types.ts';
import { ICD_10, urn } from './systems.ts';

/** The diseases a resident is known to have, by the block of ICD-10 they belong to (GB/T 14396). */
const DISEASES: { readonly [Known in KnownCondition]: { readonly code: string; readonly text: string } } = {
  hypertension: { code: 'I10', text: '高血压' },
  diabetes: { code: 'E11', text: '2型糖尿病' },
  psychosis: { code: 'F99', text: '严重精神障碍' },
  tuberculosis: { code: 'A16', text: '肺结核' },
  copd: { code: 'J44', text: '慢性阻塞性肺疾病' },
  'coronary-heart-disease': { code: 'I25', text: '冠心病' },
  stroke: { code: 'I64', text: '脑卒中' },
  tumour: { code: 'C80', text: '恶性肿瘤' },
};
const CLINICAL = 'http://terminology.hl7.org/CodeSystem/condition-clinical';
const VERIFICATION = 'http://terminology.hl7.org/CodeSystem/condition-ver-status';

/** The known diseases of a resident as FHIR R4 Conditions, one each. The archive says that they are confirmed, not since when. */
export const conditionsOf = ({ id, name, conditions }: Resident): readonly Condition[] =>
  conditions.map((known) => ({
    resourceType: 'Condition',
    id: `${id}-${known}`,
    clinicalStatus: { coding: [{ system: CLINICAL, code: 'active' }] },
    verificationStatus: { coding: [{ system: VERIFICATION, code: 'confirmed' }] },
    code: {
      coding: [
        { system: ICD_10, code: DISEASES[known].code, display: DISEASES[known].text },
        { system: urn('concept', 'known-condition'), code: known },
      ],
      text: DISEASES[known].text,
    },
    subject: { reference: `Patient/${id}`, display: name },
  }));
