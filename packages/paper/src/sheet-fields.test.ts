import { describe, expect, it } from 'vitest';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm, createFormEngine, optionsOf, type CompiledForm } from '@gongwei/domain/forms';
import { calendarDay } from '@gongwei/domain/shared';
import { layoutsOf } from './layouts.ts';
import { keysOfLayout } from './sheet-keys.rules.ts';
import type { PaperLayout } from './sheet-layout.ts';

/** Fields that the sheets have no line for: later regional additions and what the register keeps for itself. They follow as 附记. */
const BESIDE_THE_SHEET: { readonly [formId: string]: readonly string[] } = {
  'visit-record': [],
  'consultation-record': [],
  'referral-out': [],
  'referral-in': [],
  'resident-info-card': [],
  'past-history': [],
  'family-history': [],
  disability: [],
  'hypertension-card': [],
  'diabetes-card': [],
  'copd-card': [],
  'archive-cover': [],
  'health-check-up': [],
  'medical-order': ['attachments', 'relatedReading'],
  'medication-record': [],
  'hypertension-follow-up': ['followUpDoctorSignature', 'referred'],
  'diabetes-follow-up': ['bodyTemperature', 'heartRate', 'nonadherenceReason', 'referred', 'residentSignature'],
  'copd-follow-up': ['nonadherenceReason', 'referred', 'residentSignature'],
  'tuberculosis-card': [],
  'tuberculosis-follow-up': ['referred'],
  'psychosis-card': [
    'currentRiskGrade',
    'inManagement',
    'managingInstitution',
    'responsibleDoctor',
    'terminated',
    'terminationDate',
    'terminationReason',
  ],
  'psychosis-follow-up': ['familySignature', 'followUpRespondent', 'referralContact', 'referralSuccess'],
  'general-follow-up': ['photos', 'planId', 'referred'],
  'hypertension-screening': ['cardId'],
  'diabetes-screening': ['cardId'],
  'health-intervention': [],
  'management-prescription': ['pushWay', 'pushedAt', 'receivedBy', 'result', 'state', 'stateOn', 'stopReason'],
  'tcm-health-guidance': ['relatedFollowUp', 'template'],
  'health-check-feedback': ['checkUpId', 'printed'],
  'elderly-self-care-assessment': [],
  'elderly-cognition': [],
  'elderly-depression': [],
  'tcm-constitution': [
    'bmi',
    'height',
    'inquiry',
    'inspection',
    'listeningSmelling',
    'pulse',
    'residentSignature',
    'tongueBody',
    'tongueCoating',
    'waist',
    'weight',
  ],
  'tcm-child-guidance': [],
  'tcm-guidance': [],
  'assessment-basic-info': [],
  'assessment-dyslipidemia': [],
  'assessment-hypertension': [],
  'assessment-metabolic-syndrome': [],
  'assessment-obesity': [],
  'assessment-self': [],
  'assessment-stroke': [],
  'family-doctor-contract': ['agreementPhoto', 'packagesText', 'signPhoto'],
  appointment: [],
  'institution-self-check': [],
  'delivery-mother': [],
  'delivery-newborn': [],
  'first-prenatal-visit': ['institution', 'riskFactors', 'riskLevel'],
  'postpartum-42-day': [
    'adnexa',
    'breastfeeding',
    'cervix',
    'contraception',
    'epdsItem10',
    'epdsScore',
    'hemoglobin',
    'institution',
    'menstruationReturned',
    'ogtt2h',
    'ogttFasting',
    'pelvicFloor',
    'postpartumDays',
    'pulse',
    'riskLevel',
    'temperature',
    'urineProtein',
    'vagina',
    'vulva',
    'weight',
    'woundHealing',
    'woundInfection',
  ],
  'postpartum-newborn-visit': [],
  'postpartum-visit': [
    'breastLump',
    'epdsItem10',
    'epdsScore',
    'followUpMode',
    'fundalHeight',
    'institution',
    'lochiaColor',
    'lochiaOdor',
    'lochiaVolume',
    'milkVolume',
    'nipple',
    'postpartumDays',
    'pulse',
    'stool',
    'urination',
    'woundHealing',
    'woundInfection',
  ],
  'pregnancy-basic-info': [],
  'prenatal-summary': [],
  'prenatal-visit': [
    'amnioticFluidDepth',
    'amnioticFluidIndex',
    'bloodGlucose',
    'edema',
    'engagement',
    'fetalMovement',
    'fetalPresentation',
    'fetuses',
    'followUpMode',
    'institution',
    'lostReason',
    'lostToFollowUp',
    'ogtt1h',
    'ogtt2h',
    'ogttFasting',
    'pregnancyStatus',
    'prenatalDiagnosis',
    'prenatalDiagnosisDate',
    'prenatalScreening',
    'prenatalScreeningDate',
    'riskFactors',
    'riskLevel',
    'serviceType',
    'terminationDate',
    'terminationMode',
    'ultrasound',
    'ultrasoundDate',
  ],
  'puerperium-status': [],
  'surveillance-birth-defect': [],
  'surveillance-high-risk-pregnancy': [],
  'surveillance-perinatal-death': [],
  'surveillance-women-death': [],
  'child-basic-info': [],
  'child-birth-defect-surveillance': [],
  'child-check-up': [
    'ageMonths',
    'ageText',
    'bmi',
    'bmiForAgeLevel',
    'complementaryFood',
    'correctedAgeMonths',
    'developmentDeviation',
    'feedingMethod',
    'growthAssessment',
    'headCircumferenceLevel',
    'heightForAgeLevel',
    'measurePosition',
    'sleepHours',
    'weightForAgeLevel',
    'weightForHeightSdLevel',
  ],
  'child-death-report': [],
  'child-hearing-exam': [],
  'child-psychology-exam': [],
  'cold-chain-record': [],
  'frail-child-follow-up': [],
  'frail-child-management': [],
  'immunization-dose': [],
  'immunization-record': [],
  'immunization-statistics': [],
  'newborn-home-visit': ['bcg', 'hepatitisBFirstDose', 'recordNumber', 'visitPlace'],
  'vaccine-management': [],
  'vaccine-stock-movement': [],
  'premarital-basic-info': [],
  'premarital-certificate': [],
  'premarital-female-general-exam': [],
  'premarital-female-physical-exam': [],
  'premarital-male-general-exam': [],
  'premarital-male-physical-exam': [],
  'prepregnancy-assessment': [],
  'prepregnancy-basic-info': [],
  'prepregnancy-early-follow-up': [],
  'prepregnancy-husband-general': [],
  'prepregnancy-husband-physical': [],
  'prepregnancy-outcome-follow-up': [],
  'prepregnancy-wife-general': [],
  'prepregnancy-wife-physical': [],
  'nucleic-pool': [],
  'nucleic-receipt': [],
  'nucleic-report': [],
  'nucleic-result': [],
  'nucleic-retest-task': [],
  'nucleic-sample': [],
  'nucleic-transport-box': [],
  'child-roster': [],
  'child-summary': [],
  'maternal-roster': [],
  'maternal-summary': [],
};

const load = async (id: string): Promise<readonly [CompiledForm, readonly PaperLayout[]]> => {
  const form = compileForm(await loadForm(id));
  return [form, await layoutsOf(form)];
};

describe.each(Object.entries(BESIDE_THE_SHEET))('the sheet of %s', (id, beside) => {
  it('has a line for every field but those that are known to stand beside it', async () => {
    const [form, layouts] = await load(id);
    const named = new Set(layouts.flatMap(keysOfLayout));
    const lines = JSON.stringify(layouts);
    // The free text of a choice stands with its options; where a sheet prints words alone it needs a place of its own.
    const companions = form.fields.flatMap((field) =>
      'otherKey' in field && field.otherKey && (!named.has(field.key) || lines.includes(`[${field.key}]`))
        ? [field.otherKey]
        : [],
    );
    const said = new Set([...named, ...companions, 'name', 'archiveNo']);
    const left = form.fields.filter(({ key, type, paper }) => !paper?.hidden && type !== 'resident' && !said.has(key));
    expect(left.map(({ key }) => key).sort(), 'no line in its layout, not in BESIDE_THE_SHEET').toEqual(beside);
  });
});

it.each(formIndex.map(({ id }) => id))('rings on the sheet of %s only codes that can be answered', async (id) => {
  const [form, layouts] = await load(id);
  const codesOf = (key: string): readonly string[] => {
    const field = form.fields.find((one) => one.key === key);
    return (field && optionsOf(field))?.map(({ code }) => code) ?? (field?.type === 'boolean' ? ['1', '2'] : []);
  };
  const rings = [...JSON.stringify(layouts).matchAll(/~(\w+)=([^:~]+)[:~]/g)];
  const unknown = rings.filter(([, key = '', code = '']) => !codesOf(key).includes(code));
  expect(unknown.map(([token]) => token)).toEqual([]);
});

it.each(formIndex.map(({ id }) => id))(
  'picks on the sheet of %s only rows and columns that its tables have',
  async (id) => {
    const [form, layouts] = await load(id);
    const picks = [...JSON.stringify(layouts).matchAll(/[~{"](\w+)\/([^:~}"]+)[:~}"]/g)];
    const unknown = picks.filter(([, table = '', path = '']) => {
      const field = form.fields.find((one) => one.key === table);
      const columns = field?.type === 'table' ? field.columns : [];
      return path.split('/').some((part) => {
        const [key, code] = part.split('=');
        const column = columns.find((one) => one.key === key);
        if (!column) return true;
        return (
          code !== undefined &&
          !(optionsOf(column)?.some((option) => option.code === code) ?? column.type === 'integer')
        );
      });
    });
    expect(unknown.map(([token]) => token)).toEqual([]);
  },
);

/** What the official sheet prints as score of each degree, and what the form reckons. */
it.each(['feeding', 'grooming', 'dressing', 'toileting', 'mobility'])(
  'prints for each degree of %s the score that the form gives',
  async (key) => {
    const [form, layouts] = await load('elderly-self-care-assessment');
    const printed = [...JSON.stringify(layouts).matchAll(new RegExp(`~${key}=(\\d):(\\d+)~`, 'g'))];
    const scores = printed.map(([, code = '', score]) => {
      const engine = createFormEngine(form, { today: calendarDay(2026, 11, 20) });
      engine.set(key, code);
      return [score, String(engine.state(`${key}Score`).value)];
    });
    expect(scores).toHaveLength(4);
    expect(scores.filter(([sheet, reckoned]) => sheet !== reckoned)).toEqual([]);
  },
);
