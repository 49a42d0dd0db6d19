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
  'deliveryFrom',
  'deliveryTo',
  'occurDate',
  'url',
  'reportAddress',
]);

/** What a field is of a person, as its key and label say. */
function kindOf({ key, label, type }: FieldDefinition): SensitiveKind | undefined {
  const [text, day] = [type === 'text' || type === 'longText', type === 'date' || type === 'dateTime'];
  if (day || key.endsWith('birthTime'))
    return /birth(date|day|time)$/i.test(key) || /出生(日期|年月|时间)|分娩.*(日期|时间)/.test(label)
      ? 'birth-date'
      : undefined;
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

/** Days, and numbers of days, that are a birth and a table: the day of the sheet beside them, and it is a subtraction. */
const TELLS_BIRTH = /(?:daysBetween|addDays|addMonths)\([^,]*(?:birthDate|deliveryDate|deliveryTime)\b/;
/** Worked out by rules of the programme: `childAge` of who died, 满月 of a newborn, the day of the next dose; 孕周 to the day of a birth. */
const BY_RULES = /^(?:age\.deathAge(?:Days|Hours)|newborn\.nextVisitDate|next\.nextDate|schedule\.nextDate)$/;
/** Who stays in hospital for a delivery came that day or the one before, and went some days later. */
const OF_A_STAY = /^(?:admission|discharge)Date$/;

const worksOut = (field: FieldDefinition): boolean =>
  [field.type === 'computed' ? field.computed : undefined, field.proposed].some(
    (formula) => typeof formula === 'string' && (TELLS_BIRTH.test(formula) || BY_RULES.test(formula)),
  );

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
      const telling = fields.filter(
        (field) =>
          (worksOut(field) || (definition.module === 'maternal' && OF_A_STAY.test(field.key))) &&
          field.sensitive !== 'birth-date',
      );
      expect(
        telling.map(({ key }) => key),
        "a birth follows from them: sensitive: 'birth-date'",
      ).toEqual([]);
    },
  );

  it('are a good dozen of days and numbers from which a birth follows', async () => {
    const definitions = await Promise.all(forms.map(({ id }) => loadForm(id)));
    const fields = definitions.flatMap(({ definition }) => all(definition.sections.flatMap((one) => one.fields)));
    expect(fields.filter(worksOut).length).toBeGreaterThanOrEqual(8);
  });
});
