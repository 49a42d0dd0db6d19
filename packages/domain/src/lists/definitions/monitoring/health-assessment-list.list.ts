import { defineList } from '../../list-definition.ts';
import { people, sheetsOf } from '../resident-parts.ts';
import { where } from './monitoring-parts.data.ts';

const newest = (form: string, key: string): string => `latest(${form}).${key}`;
const words = (form: string, field: string) => ({ form, field });
const LEVELS = { dictionary: 'cardiovascular-risk-level' };
const FORMS = ['assessment-hypertension', 'assessment-dyslipidemia', 'assessment-obesity', 'assessment-metabolic-syndrome', 'assessment-stroke', 'assessment-self', 'assessment-basic-info'];
const SOME = FORMS.map((form) => `has(${form})`).join(' || ');
const HYPERTENSION = newest('assessment-hypertension', 'riskLevel');
const LIPIDS = newest('assessment-dyslipidemia', 'ascvdRisk');
const STROKE = newest('assessment-stroke', 'strokeRisk');
/** When the next one of a kind is due: as the sheet says. */
const due = (form: string): string => newest(form, 'nextAssessDate');
const over = ['assessment-hypertension', 'assessment-dyslipidemia', 'assessment-obesity', 'assessment-metabolic-syndrome', 'assessment-stroke'].map((form) => `${due(form)} <= @today`).join(' || ');

/** 健康评估 (`/yfrh/jkpg`): everybody who was assessed, with the newest verdict of each of the seven sheets side by side. */
export const healthAssessmentList = defineList({
  id: 'health-assessment-list',
  title: '健康评估',
  unit: '人',
  subject: 'resident',
  permission: { code: 'gwyfrh' },
  fixed: SOME,
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    { key: 'hypertension', label: '高血压分层', value: HYPERTENSION, cell: 'choice', width: 104, words: LEVELS },
    { key: 'lipids', label: 'ASCVD风险', value: LIPIDS, cell: 'choice', width: 120, words: words('assessment-dyslipidemia', 'ascvdRisk') },
    { key: 'obesity', label: '肥胖相关风险', value: newest('assessment-obesity', 'diseaseRisk'), cell: 'choice', width: 112, words: words('assessment-obesity', 'diseaseRisk') },
    { key: 'metabolic', label: '代谢综合征', value: newest('assessment-metabolic-syndrome', 'metabolicSyndrome'), cell: 'choice', width: 112, words: words('assessment-metabolic-syndrome', 'metabolicSyndrome') },
    { key: 'stroke', label: '脑卒中', value: STROKE, cell: 'choice', width: 96, words: words('assessment-stroke', 'strokeRisk') },
    { key: 'mood', label: 'PHQ-9', value: newest('assessment-self', 'phqTotal'), cell: 'number', width: 80, unit: '分', sortable: true },
    { key: 'assessedOn', label: '高血压评估日', value: newest('assessment-hypertension', 'assessDate'), cell: 'day', width: 116, sortable: true },
    { key: 'nextOn', label: '下次评估', value: due('assessment-hypertension'), cell: 'day', width: 110, sortable: true },
    people.doctor, people.idNumber, people.archiveNumber,
  ],
  filters: [
    ...where,
    { key: 'hypertension', label: '高血压分层', kind: 'choice', on: HYPERTENSION, words: LEVELS },
    { key: 'lipids', label: 'ASCVD风险', kind: 'choice', on: LIPIDS, words: words('assessment-dyslipidemia', 'ascvdRisk') },
    { key: 'stroke', label: '脑卒中', kind: 'choice', on: STROKE, words: words('assessment-stroke', 'strokeRisk') },
    { key: 'due', label: '到期复评', kind: 'switch', on: over },
    { key: 'assessedOn', label: '高血压评估日', kind: 'days', on: newest('assessment-hypertension', 'assessDate'), place: 'more' },
    { key: 'lowMood', label: 'PHQ-9 ≥ 10 分', kind: 'switch', on: `${newest('assessment-self', 'phqTotal')} >= 10`, place: 'more' },
  ],
  views: [
    { id: 'due', label: '该复评的', where: { due: ['1'] }, sort: [{ by: 'nextOn' }] },
    { id: 'high', label: '高血压高危、很高危', where: { hypertension: ['3', '4'] } },
    { id: 'stroke', label: '脑卒中高危', where: { stroke: ['3'] } },
    { id: 'mood', label: '情绪要关注', where: { lowMood: ['1'] }, sort: [{ by: 'mood', descending: true }] },
  ],
  sort: [{ by: 'assessedOn', descending: true }],
  open: '/cust/jkdn/:id/jkpg',
  actions: [
    { id: 'create', label: '高血压评估', on: 'page', letter: 'E', does: { form: 'assessment-hypertension' } },
    { id: 'reassess', label: '复评高血压', on: 'row', letter: 'E', when: `has(assessment-hypertension)`, does: { form: 'assessment-hypertension' } },
    { id: 'intervene', label: '健康干预', on: 'row', letter: 'E', rare: true, permission: 'gwsfmkgl', does: { form: 'health-intervention' } },
    { id: 'prescribe', label: '开处方', on: 'row', letter: 'E', rare: true, permission: 'gwsfmkgl', does: { form: 'management-prescription' } },
    sheetsOf('assessment-hypertension', 'history', '评估历史'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有做过健康评估的居民。', hint: '用“高血压评估”做第一份，其余六种在居民档案“健康评估”里。', action: 'create', filtered: { text: '没有符合条件的居民。', hint: '去掉一个筛选条件。' } },
});
