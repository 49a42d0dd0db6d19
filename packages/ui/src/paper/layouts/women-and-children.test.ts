import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm, optionsOf, type FieldDefinition } from '@gongwei/domain/forms';
import { describe, expect, it } from 'vitest';
import { layoutsOf } from '../layouts.ts';
import { keysOfLayout } from '../sheet-keys.rules.ts';

const MODULES = ['maternal', 'child', 'premarital', 'prepregnancy', 'nucleic', 'statistics'];

/** Fields the official sheet has no place for; they are printed in its 附记 where answered. */
const BESIDE_THE_SHEET: { readonly [form: string]: readonly string[] } = {
  'first-prenatal-visit': ['riskLevel', 'riskFactors', 'institution'],
  'postpartum-42-day': [
    ...['postpartumDays', 'temperature', 'weight', 'pulse', 'vulva', 'vagina', 'cervix', 'adnexa', 'woundHealing'],
    ...['woundInfection', 'pelvicFloor', 'hemoglobin', 'urineProtein', 'ogttFasting', 'ogtt2h', 'breastfeeding'],
    ...['menstruationReturned', 'contraception', 'epdsScore', 'epdsItem10', 'riskLevel', 'institution'],
  ],
  'postpartum-visit': [
    ...['postpartumDays', 'followUpMode', 'pulse', 'nipple', 'breastLump', 'milkVolume', 'fundalHeight', 'lochiaColor'],
    ...['lochiaVolume', 'lochiaOdor', 'woundHealing', 'woundInfection', 'stool', 'urination', 'epdsScore'],
    ...['epdsItem10', 'institution'],
  ],
  'prenatal-visit': [
    ...['serviceType', 'followUpMode', 'lostToFollowUp', 'lostReason', 'fetalPresentation', 'engagement', 'edema'],
    ...['fetalMovement', 'bloodGlucose', 'ogttFasting', 'ogtt1h', 'ogtt2h', 'amnioticFluidDepth', 'amnioticFluidIndex'],
    ...['ultrasound', 'ultrasoundDate', 'prenatalScreening', 'prenatalScreeningDate', 'prenatalDiagnosis'],
    ...['prenatalDiagnosisDate', 'fetuses', 'riskLevel', 'riskFactors', 'pregnancyStatus', 'terminationMode'],
    ...['terminationDate', 'institution'],
  ],
  'child-check-up': [
    ...['ageText', 'ageMonths', 'correctedAgeMonths', 'feedingMethod', 'complementaryFood', 'sleepHours'],
    ...['measurePosition', 'bmi', 'weightForAgeLevel', 'heightForAgeLevel', 'weightForHeightSdLevel', 'bmiForAgeLevel'],
    ...['headCircumferenceLevel', 'growthAssessment', 'developmentDeviation'],
  ],
  'newborn-home-visit': ['recordNumber', 'name', 'hepatitisBFirstDose', 'bcg', 'visitPlace'],
};

describe.each(formIndex.filter(({ module }) => MODULES.includes(module)))('the sheet of $id', ({ id }) => {
  it('names every field, but for those that its official sheet has no place for', async () => {
    const form = compileForm(await loadForm(id));
    const layouts = await layoutsOf(form);
    const named = new Set(layouts.flatMap(keysOfLayout));
    const lines = JSON.stringify(layouts);
    // The free text of a choice stands with its options; where a sheet prints words alone it needs a place of its own.
    const companions = form.fields.flatMap((field) =>
      'otherKey' in field && field.otherKey && (!named.has(field.key) || lines.includes(`[${field.key}]`))
        ? [field.otherKey]
        : [],
    );
    // Whose record it is stands in the head, or by name on the sheet.
    const printed = form.fields.filter(
      ({ key, type, paper }) => !paper?.hidden && type !== 'resident' && !companions.includes(key),
    );
    expect(layouts.length).toBeGreaterThan(0);
    expect(printed.map(({ key }) => key).filter((key) => !named.has(key))).toEqual(BESIDE_THE_SHEET[id] ?? []);
  });

  it('rings and picks only codes that its fields have', async () => {
    const form = compileForm(await loadForm(id));
    const lines = JSON.stringify(await layoutsOf(form));
    const fieldOf = (key = ''): FieldDefinition | undefined => form.fields.find((field) => field.key === key);
    const knows = (field: FieldDefinition | undefined, code: string): boolean =>
      field !== undefined && (optionsOf(field)?.some((option) => option.code === code) ?? field.type === 'integer');
    const rings = [...lines.matchAll(/~(\w+)=([^:~]+):/g)].filter(([, key, code = '']) => !knows(fieldOf(key), code));
    const picks = [...lines.matchAll(/[~{](\w+)\/([^:~}]+)/g)].filter(([, table, path = '']) => {
      const field = fieldOf(table);
      const columns = field?.type === 'table' ? field.columns : [];
      return path.split('/').some((part) => {
        const [key, code] = part.split('=');
        const column = columns.find((one) => one.key === key);
        return column === undefined || (code !== undefined && !knows(column, code));
      });
    });
    expect([...rings, ...picks].map(([token]) => token)).toEqual([]);
  });
});
