import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../forms/index.ts';
import type { SensitiveKind } from '../shared/index.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';

/** Forms about institutions, staff and what they own: names and telephones in them are those of the service. */
const OF_THE_SERVICE =
  /^(back-office|organisation-settings|institution|user|hotel|room|menu|password-change|family-doctor-team)/;
/** Staff, offices and searches that stand in residents' forms. */
const NOT_OF_A_PERSON = new Set([
  'supervisorName',
  'villageContact',
  'referralContact',
  'addressedInstitution',
  'doctorPhone',
  'responsibleDoctorPhone',
  'filingInstitutionPhone',
  'carrierPhone',
  'carrierName',
  'keyword',
  'birthFrom',
  'birthTo',
  'occurDate',
  'url',
  'reportAddress',
]);

/** What a field is of a person, as its key and label say. */
function kindOf({ key, label, type }: FieldDefinition): SensitiveKind | undefined {
  const [text, day] = [type === 'text' || type === 'longText', type === 'date' || type === 'dateTime'];
  if (day || key.endsWith('birthTime'))
    return /birth(date|day|time)$/i.test(key) || /出生(日期|年月|时间)/.test(label) ? 'birth-date' : undefined;
  if (!text) return undefined;
  if (/身份证|证件号|残疾人证号/.test(label) || /id(Number|No|Card)$/.test(key)) return 'id-number';
  if (/电话|手机/.test(label) || /phone$/i.test(key)) return 'phone';
  if (/住址|地址|户口所在地/.test(label)) return 'address';
  if (/姓名|户主$|联系人$|监护人$/.test(label)) return 'person-name';
  return undefined;
}

const all = (fields: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  fields.flatMap((field) => [
    field,
    ...(field.type === 'table' ? all(field.columns) : []),
    ...(field.type === 'group' ? all(field.fields) : []),
  ]);

describe('personal data in forms', () => {
  const forms = formIndex.filter(({ id, module }) => !OF_THE_SERVICE.test(id) && module !== 'back-office');

  it.each(forms.map(({ id }) => id))(
    '%s says of every field that names, reaches or finds somebody what it is',
    async (id) => {
      const { definition } = await loadForm(id);
      const fields = all(definition.sections.flatMap((section) => section.fields));
      const unmarked = fields
        .filter(
          (field) => !NOT_OF_A_PERSON.has(field.key) && kindOf(field) !== undefined && field.sensitive === undefined,
        )
        .map(
          ({ key, label }) =>
            `${key}（${label}）: ${kindOf({ key, label, type: 'text' } as FieldDefinition) ?? 'birth-date'}`,
        );
      expect(unmarked, 'mark them in the definition: sensitive: …').toEqual([]);
    },
  );
});
