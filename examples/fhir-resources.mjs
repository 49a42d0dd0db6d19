// A resident and a follow-up as FHIR R4: a Patient, an Observation for each thing that was measured, by LOINC and UCUM, and the sheet's answers.
import { compileForm } from '@gongwei/domain';
import { answersOfResponse, observationsOf, patientOf, responseOf } from '@gongwei/domain/fhir';
import { formModule } from '@gongwei/domain/form/hypertension-follow-up';

const resident = {
  id: 'r1',
  archiveNumber: '11010500100100001',
  name: '王秀英',
  sex: 'female',
  birthDate: '1955-03-08',
  idNumber: '110105********0024',
  villageCode: '110105001001',
  villageName: '东村',
  institutionCode: '110105001',
  institutionName: '示范镇卫生院',
  conditions: ['hypertension'],
  status: '1',
  filedOn: '2020-01-02',
};
const record = {
  ...{ id: 'v1', formId: 'hypertension-follow-up', formVersion: 1, subjectId: 'r1', version: 1 },
  ...{ institutionCode: '110105001', occurredOn: '2026-11-20', data: { systolic: 168, diastolic: 92 } },
  ...{ createdAt: '2026-11-20T02:00:00.000Z', createdBy: 'u1' },
  ...{ updatedAt: '2026-11-20T02:00:00.000Z', updatedBy: 'u1', updatedByName: '李医生' },
};

const { name, gender, birthDate, identifier } = patientOf(resident);
console.log(name[0].text, gender, birthDate, identifier.map(({ value = 'masked' }) => value).join(' '));
const form = compileForm(formModule);
for (const { code, valueQuantity } of observationsOf(form, record, { sex: 'female', age: 71 }))
  console.log(code.coding[0].code, code.text, valueQuantity.value, valueQuantity.code);

// The QuestionnaireResponse goes both ways.
const response = responseOf(form, record);
console.log(response.resourceType, response.questionnaire, answersOfResponse(form, response));
