import type { ConditionRule } from '../across-rule.ts';

type Disease = { readonly id: string; readonly label: string; readonly code: string };
const DISEASES: readonly Disease[] = [
  { id: 'hypertension', label: '高血压', code: '2' },
  { id: 'diabetes', label: '糖尿病', code: '3' },
  { id: 'psychosis', label: '严重精神障碍', code: '8' },
];
const DIAGNOSED = '[S] 居民健康档案管理服务规范：既往史须随确诊更新';

const missingDiagnosis = ({ id, label, code }: Disease): ConditionRule => ({
  id: `no-diagnosis-${id}`, title: '档案缺诊断', severity: 'error', on: ['resident-personal-info'], field: 'pastDiseases',
  when: `has(${id}-card, when: record.terminated != true || isMissing(record.terminated)) && !hasAny(record.pastDiseases, ['${code}'])`,
  says: `有${label}管理卡，个人基本信息的既往疾病里没有${label}。`, source: DIAGNOSED,
});

const withoutCard = ({ id, label, code }: Disease): ConditionRule => ({
  id: `no-card-${id}`, title: '确诊而未建专档', severity: 'warning', on: ['resident-personal-info'], field: 'pastDiseases',
  when: `resident.status == '1' && hasAny(record.pastDiseases, ['${code}']) && !has(${id}-card)`,
  says: `既往疾病有${label}，还没有${label}管理卡。`, source: `[S] ${label}患者健康管理服务规范：确诊患者纳入管理`,
});

const beforeCard = (id: string): ConditionRule => ({
  id: `visit-before-card-${id}`, title: '随访早于建卡', severity: 'warning', on: [`${id}-follow-up`], field: 'followUpDate',
  when: `record.followUpDate < first(${id}-card).cardDate`, says: `随访日期早于建卡日期 {first(${id}-card).cardDate}。`, source: '[P] 先建卡，后随访',
});

const WITHOUT_INFO = '(resident.hasPersonalInfo == false || !has(resident-personal-info))';
const FILED_FIRST = '[S] 居民健康档案管理服务规范：首次服务即建档';

/** What the archive, cards and sheets of programmes say of one person. */
export const PROGRAMME_RULES: readonly ConditionRule[] = [
  {
    id: 'no-archive', title: '有服务而无基本信息', severity: 'error', on: ['health-check-up'], field: '',
    when: `${WITHOUT_INFO} && record.@id == latest(health-check-up).@id`, says: '有体检，还没有个人基本信息表，请先建档。', source: FILED_FIRST,
  },
  {
    id: 'card-no-archive', title: '有专档而无基本信息', severity: 'error', on: ['hypertension-card', 'diabetes-card'], field: '',
    when: `${WITHOUT_INFO} && !has(health-check-up)`, says: '有管理卡，还没有个人基本信息表，请先建档。', source: FILED_FIRST,
  },
  ...DISEASES.map(missingDiagnosis),
  ...DISEASES.map(withoutCard),
  ...['hypertension', 'diabetes'].map(beforeCard),
  {
    id: 'smokes-after-all', title: '吸烟情况矛盾', severity: 'warning', on: ['hypertension-follow-up', 'diabetes-follow-up'], field: 'smokingPerDay',
    when: "record.smokingPerDay > 0 && latest(health-check-up, when: record.examDate <= outer.followUpDate).smokingStatus == '1'",
    says: '每天吸烟 {record.smokingPerDay} 支，最近的体检表却是“从不吸烟”。', source: '[P] 前后矛盾',
  },
  {
    id: 'never-smoked-but-did', title: '吸烟情况矛盾', severity: 'warning', on: ['health-check-up'], field: 'smokingStatus',
    when: "record.smokingStatus == '1' && (previous.smokingStatus == '2' || previous.smokingStatus == '3')",
    says: '这次是“从不吸烟”，上一次（{previous.@occurredOn}）曾吸烟，应为“已戒烟”。', source: '[P] 前后矛盾',
  },
  {
    id: 'hypertension-visit-without-card', title: '随访而无专档', severity: 'error', on: ['hypertension-follow-up'], field: '',
    when: '!has(hypertension-card)', says: '有高血压随访，没有高血压管理卡。', source: '[S] 高血压患者健康管理服务规范：纳入管理后随访',
  },
  {
    id: 'diabetes-visit-without-card', title: '随访而无专档', severity: 'error', on: ['diabetes-follow-up'], field: '',
    when: '!has(diabetes-card)', says: '有糖尿病随访，没有糖尿病管理卡。', source: '[S] 2 型糖尿病患者健康管理服务规范：纳入管理后随访',
  },
];
