import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm, createFormEngine, optionsOf, type CompiledForm } from '@gongwei/domain/forms';
import { calendarDay } from '@gongwei/domain/shared';
import { describe, expect, it } from 'vitest';
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
  'management-prescription': [],
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
  'family-doctor-contract': ['agreementPhoto', 'signPhoto'],
  appointment: [],
  'institution-self-check': [],
};

const load = async (id: string): Promise<readonly [CompiledForm, readonly PaperLayout[]]> => {
  const form = compileForm(await loadForm(id));
  return [form, await layoutsOf(form)];
};

describe.each(Object.entries(BESIDE_THE_SHEET))('the sheet of %s', (id, beside) => {
  it('has a line for every field but those that are known to stand beside it', async () => {
    const [form, layouts] = await load(id);
    const companions = new Set(
      form.fields.flatMap((field) => ('otherKey' in field && field.otherKey ? [field.otherKey] : [])),
    );
    const said = new Set([...layouts.flatMap(keysOfLayout), ...companions, 'name', 'archiveNo']);
    const left = form.fields.filter(({ key, type, paper }) => !paper?.hidden && type !== 'resident' && !said.has(key));
    expect(left.map(({ key }) => key).sort()).toEqual(beside);
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
