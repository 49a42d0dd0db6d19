import { SEEN_FORMS } from '../../resident/index.ts';
import type { ConditionRule } from '../across-rule.ts';

/** Follow-ups that may also say that somebody could not be seen any more. */
const FOLLOW_UPS = ['hypertension-follow-up', 'diabetes-follow-up', 'copd-follow-up'];
const CHRONIC = [...FOLLOW_UPS, 'psychosis-follow-up', 'tuberculosis-follow-up', 'hypertension-card', 'diabetes-card', 'copd-card', 'psychosis-card'];
const PREGNANCY = ['pregnancy-basic-info', 'first-prenatal-visit', 'prenatal-visit', 'delivery-mother', 'postpartum-visit', 'postpartum-42-day'];
const DAY = '@day';

/** Birth, death, sex and age against what sheets say. */
export const LIFE_RULES: readonly ConditionRule[] = [
  {
    id: 'visit-after-death', title: '死亡后仍有服务', severity: 'error', on: SEEN_FORMS, field: DAY,
    when: "resident.status == '3' && record.@occurredOn > archive.leftOn", says: '档案登记 {archive.leftOn} 死亡，这张表却在 {record.@occurredOn}。',
    source: '[S] 国家基本公共卫生服务规范（第三版）居民健康档案管理：死亡档案终止；服务须真实',
  },
  {
    id: 'follow-up-after-death', title: '死亡后仍有随访', severity: 'error', on: FOLLOW_UPS, field: DAY,
    when: "resident.status == '3' && record.@occurredOn > archive.leftOn && record.disposition == '1'",
    says: '档案登记 {archive.leftOn} 死亡，{record.@occurredOn} 却记为继续随访。', source: '[S] 同上；随访转归应为“终止管理”',
  },
  {
    id: 'died-but-in-care', title: '随访记死亡而档案在管', severity: 'error', on: FOLLOW_UPS, field: 'lostReason',
    when: "resident.status == '1' && record.lostReason == '1'", says: '这次随访记为死亡，档案仍在管，请登记死亡或改正随访。',
    source: '[S] 国家基本公共卫生服务规范（第三版）居民健康档案管理：死亡应终止档案',
  },
  {
    id: 'psychosis-death-in-care', title: '精神障碍随访记死亡而档案在管', severity: 'error', on: ['psychosis-follow-up'], field: 'deathDate',
    when: "resident.status == '1' && !isMissing(record.deathDate)", says: '这次随访填了死亡日期 {record.deathDate}，档案仍在管，请登记死亡或改正随访。',
    source: '[S] 国家基本公共卫生服务规范（第三版）居民健康档案管理：死亡应终止档案',
  },
  {
    id: 'tuberculosis-death-in-care', title: '肺结核随访记死亡而档案在管', severity: 'error', on: ['tuberculosis-follow-up'], field: 'stopReason',
    when: "resident.status == '1' && record.treatmentStopped == true && record.stopReason == '2'", says: '停止治疗原因填了死亡，档案仍在管，请登记死亡或改正随访。',
    source: '[S] 国家基本公共卫生服务规范（第三版）居民健康档案管理：死亡应终止档案',
  },
  {
    id: 'before-birth', title: '早于出生日期', severity: 'error', on: [...SEEN_FORMS, ...CHRONIC, 'immunization-dose'], field: DAY,
    when: 'record.@occurredOn < resident.birthDate', says: '表上日期 {record.@occurredOn} 早于本人出生日期。', source: '[P] 时间逻辑',
  },
  {
    id: 'pregnant-man', title: '男性有孕产记录', severity: 'error', on: PREGNANCY, field: '',
    when: "resident.sex == 'male'", says: '档案性别为男，却有孕产期记录，请核对性别或是否记错了人。', source: '[P] 性别逻辑',
  },
  {
    id: 'man-in-woman-sheet', title: '男性有女性检查', severity: 'error', on: ['premarital-female-general-exam', 'premarital-female-physical-exam'], field: '',
    when: "resident.sex == 'male'", says: '档案性别为男，却有女性婚前检查。', source: '[P] 性别逻辑',
  },
  {
    id: 'woman-in-man-sheet', title: '女性有男性检查', severity: 'error', on: ['premarital-male-general-exam', 'premarital-male-physical-exam'], field: '',
    when: "resident.sex == 'female'", says: '档案性别为女，却有男性婚前检查。', source: '[P] 性别逻辑',
  },
  {
    id: 'pregnant-age', title: '孕产年龄少见', severity: 'warning', on: PREGNANCY, field: '',
    when: "resident.sex == 'female' && (fullYears(resident.birthDate, record.@occurredOn) < 14 || fullYears(resident.birthDate, record.@occurredOn) > 52)",
    says: '当时 {fullYears(resident.birthDate, record.@occurredOn)} 岁，请核对出生日期或是否记错了人。', source: '[P] 14～52 岁之外请核对',
  },
  {
    id: 'prenatal-after-delivery', title: '分娩后仍有产前随访', severity: 'warning', on: ['prenatal-visit'], field: DAY,
    when: 'has(delivery-mother, when: record.@occurredOn < outer.visitDate && daysBetween(record.@occurredOn, outer.visitDate) <= 84)',
    says: '84 天内已登记分娩，又有产前随访，请核对日期。', source: '[P] 分娩后 12 周内不会再有孕 14 周以上的产前随访',
  },
  {
    id: 'old-for-child-sheet', title: '超龄的儿童检查', severity: 'warning', on: ['child-check-up'], field: DAY,
    when: 'fullYears(resident.birthDate, record.@occurredOn) >= 7', says: '当时已满 {fullYears(resident.birthDate, record.@occurredOn)} 岁，不在 0～6 岁儿童检查之列。',
    source: '[S] 0～6 岁儿童健康管理服务规范',
  },
  {
    id: 'young-for-elderly-sheet', title: '未满 65 岁的老年评估', severity: 'warning', on: ['elderly-self-care-assessment', 'tcm-constitution'], field: DAY,
    when: 'yearOf(record.@occurredOn) - yearOf(resident.birthDate) < 65', says: '这一年还未满 65 岁，不在老年人服务之列，请核对出生日期。',
    source: '[S] 老年人健康管理服务规范：65 岁及以上，按当年满周岁计',
  },
];
