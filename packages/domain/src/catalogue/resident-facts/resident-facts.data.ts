import { latestCheckUpMissing, MISSING_ITEM_CODES } from '../../check-up/missing-items.rules.ts';
import { CARD_DISEASES, lastFollowUpDay, liveCards } from '../../chronic/follow-up/follow-up-days.rules.ts';
import {
  latestDiastolic,
  latestFastingGlucose,
  latestFastingGlucoseDay,
  latestPressureDay,
  latestSystolic,
} from '../../chronic/follow-up/latest-readings.rules.ts';
import { standardManagedRule } from '../../chronic/follow-up/standard-managed.rules.ts';
import { readingsOf, type FactDefinition } from '../../lists/index.ts';
import { doseGivenRule, PROGRAMME_DOSES, vaccinesRefused } from '../../maternal-child/index.ts';
import { servicesRule } from '../../prevention/contract/services-counted.rules.ts';
import { lastServiceDay } from '../../resident/active-day.rules.ts';
import { archiveCompleteness } from '../../resident/archive/archive-completeness.rules.ts';
import { storedPopulations } from '../../resident/populations.rules.ts';

/** The next visit of a programme: as the last one says, or before the first as the card says. */
const nextOf = (disease: string): string =>
  `has(${disease}-follow-up) ? latest(${disease}-follow-up).nextFollowUpDate : card(${disease}-card).nextFollowUpDate`;

const upper = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** Days of the last visit of a disease, as its list filters and sorts by them. */
const latestVisit = (disease: string): readonly FactDefinition[] => {
  const capital = upper(disease);
  const visit = `latest(${disease}-follow-up)`;
  return [
    { key: `visit${capital}On`, label: '最近随访日', type: 'day', value: { expression: `${visit}.@occurredOn` } },
    { key: `visit${capital}Date`, label: '最近随访日期', type: 'day', value: { expression: `${visit}.followUpDate` } },
    { key: `visit${capital}Next`, label: '最近随访所定下次', type: 'day', value: { expression: `${visit}.nextFollowUpDate` } },
  ];
};

/** What the last visit of a disease found, as its list filters by it. */
const visitFound = (disease: string, values: readonly (readonly [key: string, label: string, type: 'number' | 'code'])[]): readonly FactDefinition[] =>
  values.map(([key, label, type]) => ({
    key: `visit${upper(disease)}${upper(key)}`, label, type, value: { expression: `latest(${disease}-follow-up).${key}` },
  }));

const ASSESSED = ['hypertension', 'dyslipidemia', 'obesity', 'metabolic-syndrome', 'stroke'];
/** When somebody is assessed anew, by kind. */
const assessedAgain: readonly FactDefinition[] = ASSESSED.map((kind) => ({
  key: `assess${kind.split('-').map(upper).join('')}Next`, label: '下次评估', type: 'day', value: { expression: `latest(assessment-${kind}).nextAssessDate` },
}));

/** The newest reading at home that counts, and how many warnings nobody has dealt with: what the lists of patients sort and filter by. */
const readingFacts = (kind: 'pressure' | 'glucose', values: readonly string[]): readonly FactDefinition[] => {
  const { last, openWarnings } = readingsOf(`blood-${kind}-reading`);
  return [
    { key: `${kind}ReadingAt`, label: '最近居家测量时间', type: 'time', value: { expression: `${last}.measuredAt` } },
    { key: `${kind}ReadingWarning`, label: '最近居家测量预警', type: 'text', value: { expression: `${last}.warningLevel` } },
    { key: `${kind}WarningsOpen`, label: '未处理的居家测量预警', type: 'number', value: { expression: openWarnings } },
    ...values.map((value): FactDefinition => ({
      key: `${kind}Reading${upper(value)}`,
      label: '最近居家测量值',
      type: 'number',
      value: { expression: `${last}.${value}` },
    })),
  ];
};

/** Whoever has a card or was followed up. */
const CARED_FOR = { whoHas: ['liveCards', 'lastFollowUpOn'] } as const;

/** Whoever has or had a contract. */
const SIGNED_FOR = { whoHas: ['servicesDue'] } as const;

/** What is stored of every resident because lists filter or sort by it. A new line adds its column, filled in the background. */
export const RESIDENT_FACTS: readonly FactDefinition[] = [
  { key: 'completeness', label: '完整度', type: 'number', value: { rule: archiveCompleteness } },
  { key: 'lastActiveOn', label: '最近服务日期', type: 'day', value: { rule: lastServiceDay } },
  { key: 'lastFollowUpOn', label: '最近随访日期', type: 'day', value: { rule: lastFollowUpDay } },
  { key: 'populations', label: '人群分类', type: 'codes', value: { rule: storedPopulations } },
  { key: 'liveCards', label: '在管专档', type: 'codes', codes: CARD_DISEASES, value: { rule: liveCards } },
  { key: 'systolic', label: '最近收缩压', type: 'number', value: { rule: latestSystolic } },
  { key: 'diastolic', label: '最近舒张压', type: 'number', value: { rule: latestDiastolic } },
  { key: 'pressureOn', label: '最近血压日期', type: 'day', value: { rule: latestPressureDay } },
  { key: 'fastingGlucose', label: '最近空腹血糖', type: 'number', value: { rule: latestFastingGlucose } },
  { key: 'fastingGlucoseOn', label: '最近血糖日期', type: 'day', value: { rule: latestFastingGlucoseDay } },
  { key: 'checkUpMissing', label: '最近体检缺项', type: 'codes', codes: MISSING_ITEM_CODES, value: { rule: latestCheckUpMissing } },
  { key: 'selfCareOn', label: '最近自理评估日期', type: 'day', value: { expression: 'latest(elderly-self-care-assessment).@occurredOn' } },
  { key: 'constitutionOn', label: '最近中医体质日期', type: 'day', value: { expression: 'latest(tcm-constitution).@occurredOn' } },
  // What the latest sheet of a form says: lists that ask `latest(form).key` or `has(form)` are answered from these.
  { key: 'checkUpOn', label: '最近体检日', type: 'day', value: { expression: 'latest(health-check-up).@occurredOn' } },
  { key: 'checkUpDate', label: '最近体检日期', type: 'day', value: { expression: 'latest(health-check-up).examDate' } },
  { key: 'checkUpEvaluation', label: '最近健康评价', type: 'code', value: { expression: 'latest(health-check-up).healthEvaluation' } },
  { key: 'checkUpEcg', label: '最近心电图', type: 'code', value: { expression: 'latest(health-check-up).ecg' } },
  { key: 'checkUpGlucose', label: '最近体检空腹血糖', type: 'number', value: { expression: 'latest(health-check-up).fastingGlucose' } },
  { key: 'infoEnteredBy', label: '基本信息录入人', type: 'text', value: { expression: 'latest(resident-personal-info).@createdBy' } },
  ...['hypertension', 'diabetes', 'psychosis', 'tuberculosis'].flatMap(latestVisit),
  ...visitFound('hypertension', [['systolic', '最近随访收缩压', 'number'], ['diastolic', '最近随访舒张压', 'number'], ['visitClass', '最近随访分类', 'code']]),
  ...visitFound('diabetes', [['fastingGlucose', '最近随访空腹血糖', 'number'], ['visitClass', '最近随访分类', 'code']]),
  ...assessedAgain,
  { key: 'assessHypertensionDate', label: '最近高血压评估日', type: 'day', value: { expression: 'latest(assessment-hypertension).assessDate' } },
  { key: 'assessHypertensionRisk', label: '高血压分层', type: 'code', value: { expression: 'latest(assessment-hypertension).riskLevel' } },
  { key: 'assessLipidsRisk', label: 'ASCVD风险', type: 'code', value: { expression: 'latest(assessment-dyslipidemia).ascvdRisk' } },
  { key: 'assessStrokeRisk', label: '脑卒中风险', type: 'code', value: { expression: 'latest(assessment-stroke).strokeRisk' } },
  { key: 'assessSelfPhq', label: 'PHQ-9', type: 'number', value: { expression: 'latest(assessment-self).phqTotal' } },
  ...readingFacts('pressure', ['systolic', 'diastolic']),
  ...readingFacts('glucose', ['value']),
  { key: 'childCheckUpOn', label: '最近儿童体检日', type: 'day', value: { expression: 'latest(child-check-up).@occurredOn' } },
  { key: 'hasPastHistory', label: '有既往史', type: 'boolean', value: { expression: 'has(past-history)' } },
  { key: 'hasFamilyHistory', label: '有家族史', type: 'boolean', value: { expression: 'has(family-history)' } },
  { key: 'hasDisability', label: '有残疾情况', type: 'boolean', value: { expression: 'has(disability)' } },
  { key: 'hasGeneralFollowUp', label: '有一般随访', type: 'boolean', value: { expression: 'has(general-follow-up)' } },
  { key: 'hasContract', label: '有签约', type: 'boolean', value: { expression: 'has(family-doctor-contract)' } },
  { key: 'nextHypertensionOn', label: '高血压下次随访', type: 'day', value: { expression: nextOf('hypertension') } },
  { key: 'nextDiabetesOn', label: '糖尿病下次随访', type: 'day', value: { expression: nextOf('diabetes') } },
  { key: 'nextPsychosisOn', label: '精神障碍下次随访', type: 'day', value: { expression: 'latest(psychosis-follow-up).nextFollowUpDate' } },
  { key: 'nextTuberculosisOn', label: '肺结核下次随访', type: 'day', value: { expression: 'latest(tuberculosis-follow-up).nextFollowUpDate' } },
  { key: 'nextCopdOn', label: '慢阻肺下次随访', type: 'day', value: { expression: nextOf('copd') } },
  { key: 'standardHypertension', label: '高血压规范管理', type: 'boolean', daily: CARED_FOR, value: { rule: standardManagedRule('hypertension') } },
  { key: 'standardDiabetes', label: '糖尿病规范管理', type: 'boolean', daily: CARED_FOR, value: { rule: standardManagedRule('diabetes') } },
  { key: 'standardPsychosis', label: '精神障碍规范管理', type: 'boolean', daily: CARED_FOR, value: { rule: standardManagedRule('psychosis') } },
  // As the year before ended: what a comparison with last year shows.
  { key: 'standardHypertensionLast', label: '高血压上年规范管理', type: 'boolean', daily: CARED_FOR, value: { rule: standardManagedRule('hypertension', 'last') } },
  { key: 'standardDiabetesLast', label: '糖尿病上年规范管理', type: 'boolean', daily: CARED_FOR, value: { rule: standardManagedRule('diabetes', 'last') } },
  { key: 'standardPsychosisLast', label: '精神障碍上年规范管理', type: 'boolean', daily: CARED_FOR, value: { rule: standardManagedRule('psychosis', 'last') } },
  { key: 'servicesDue', label: '本年应履约', type: 'number', daily: SIGNED_FOR, value: { rule: servicesRule('due') } },
  { key: 'servicesDone', label: '本年已履约', type: 'number', daily: SIGNED_FOR, value: { rule: servicesRule('done') } },
  { key: 'servicesDueLast', label: '上年应履约', type: 'number', daily: SIGNED_FOR, value: { rule: servicesRule('due', 'last') } },
  { key: 'servicesDoneLast', label: '上年已履约', type: 'number', daily: SIGNED_FOR, value: { rule: servicesRule('done', 'last') } },
  { key: 'vaccinesRefused', label: '禁忌疫苗', type: 'codes', value: { rule: vaccinesRefused } },
  ...PROGRAMME_DOSES.map((one): FactDefinition => ({ key: one.fact, label: one.label, type: 'day', value: { rule: doseGivenRule(one) } })),
];
