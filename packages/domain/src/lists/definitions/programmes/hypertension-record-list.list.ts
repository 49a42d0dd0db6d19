import { defineList } from '../../list-definition.ts';
import { pausesOf } from './plan-parts.ts';
import { people, peopleFilters, printOf, sheetsOf, uploadOf } from '../resident-parts.ts';
import { IMPORT_CARDS, endedWith } from './chronic-parts.ts';

const VISIT = 'latest(hypertension-follow-up)';
/** Below 140/90, from 65 years on below 150/90. */
const CONTROLLED = `${VISIT}.systolic < (yearsBetween(resident.birthDate, ${VISIT}.followUpDate) >= 65 ? 150 : 140) && ${VISIT}.diastolic < 90`;
const ENDED = endedWith('!isMissing(record.cardDate) && record.terminated == true');
const OVERDUE = `!(${ENDED}) && ${VISIT}.nextFollowUpDate < @today`;

/** 高血压随访记录列表 (`/cust/hypertenRecordList`, `/followup/gxy`). */
export const hypertensionRecordList = defineList({
  id: 'hypertension-record-list',
  title: '高血压随访记录列表',
  unit: '人',
  subject: 'record:hypertension-card',
  permission: { code: 'gwsfmkgl' },
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    { key: 'systolic', label: '收缩压', value: `${VISIT}.systolic`, cell: 'number', width: 104, unit: 'mmHg', sortable: true },
    { key: 'diastolic', label: '舒张压', value: `${VISIT}.diastolic`, cell: 'number', width: 104, unit: 'mmHg', sortable: true },
    { key: 'controlled', label: '达标', value: CONTROLLED, cell: 'yes-no', width: 64, hint: '最近一次随访低于 140/90，65 岁及以上低于 150/90' },
    { key: 'risk', label: '危险分层', value: 'record.riskLevel', cell: 'choice', width: 84, words: { dictionary: 'cardiovascular-risk-level' } },
    { key: 'visitClass', label: '随访分类', value: `${VISIT}.visitClass`, cell: 'choice', width: 96, words: { dictionary: 'chronic-visit-class' } },
    { key: 'adherence', label: '用药依从', value: `${VISIT}.medicationAdherence`, cell: 'choice', width: 84, words: { dictionary: 'medication-adherence' }, shown: 'wide' },
    { key: 'cardDate', label: '建卡日期', value: 'record.cardDate', cell: 'day', width: 110, sortable: true },
    { key: 'visits', label: '年内随访', value: 'count(hypertension-follow-up, year)', cell: 'number', width: 80, unit: '次', sortable: true },
    { key: 'lastVisit', label: '最近随访', value: `${VISIT}.followUpDate`, cell: 'day', width: 110, sortable: true },
    { key: 'nextVisit', label: '下次随访', value: `${VISIT}.nextFollowUpDate`, cell: 'day', width: 110, sortable: true },
    { key: 'doctor', label: '责任医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
    people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person,
    { key: 'place', label: '管理机构', kind: 'place', on: 'resident.institution' },
    peopleFilters.village,
    { key: 'visitClass', label: '随访分类', kind: 'choice', on: `${VISIT}.visitClass`, words: { dictionary: 'chronic-visit-class' } },
    { key: 'controlled', label: '血压达标', kind: 'choice', on: CONTROLLED, words: { options: [{ code: '1', label: '是' }, { code: '0', label: '否' }] }, tellsAge: true },
    { key: 'ended', label: '管理状态', kind: 'choice', on: ENDED, default: ['0'], words: { options: [{ code: '0', label: '管理中' }, { code: '1', label: '已终止' }] } },
    { key: 'risk', label: '危险分层', kind: 'choice', on: 'record.riskLevel', words: { dictionary: 'cardiovascular-risk-level' } },
    { key: 'cardDate', label: '建卡日期', kind: 'days', on: 'record.cardDate' },
    { key: 'nextVisit', label: '下次随访日期', kind: 'days', on: `${VISIT}.nextFollowUpDate` },
    { key: 'overdue', label: '逾期', kind: 'switch', on: OVERDUE },
    { key: 'doctor', label: '责任医生', kind: 'person', on: 'record.responsibleDoctor' },
  ],
  views: [
    { id: 'mine-overdue', label: '我负责的逾期', where: { doctor: ['@me'], overdue: ['1'] }, sort: [{ by: 'nextVisit' }] },
    { id: 'due-week', label: '7天内应随访', where: { nextVisit: { from: '@today', to: '@today+7d' } }, sort: [{ by: 'nextVisit' }] },
    { id: 'uncontrolled', label: '血压未达标', where: { controlled: ['0'] }, sort: [{ by: 'systolic', descending: true }] },
    { id: 'new-cards', label: '近30天新建卡', where: { cardDate: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'cardDate', descending: true }] },
  ],
  sort: [{ by: 'nextVisit' }],
  open: '/cust/jkdn/:resident',
  actions: [
    { id: 'card', label: '新建专档', on: 'page', letter: 'E', does: { form: 'hypertension-card' } },
    IMPORT_CARDS,
    { id: 'visit', label: '新增随访', on: 'row', letter: 'E', when: `!(${ENDED})`, does: { form: 'hypertension-follow-up' } },
    { id: 'checkUp', label: '年度体检', on: 'row', letter: 'E', permission: 'gwtjdngl', when: '!has(health-check-up, year)', does: { form: 'health-check-up' } },
    { id: 'refer', label: '转诊', on: 'row', letter: 'E', permission: 'gwjkdngl', when: `!(${ENDED})`, does: { form: 'referral-out' } },
    sheetsOf('hypertension-follow-up', 'history', '随访历史'),
    ...pausesOf('hypertension'), printOf('hypertension'), uploadOf('upload-hypertension', '高血压随访'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: {
    ...{ text: '还没有高血压患者。', hint: '用“新建专档”登记已确诊的患者。', action: 'card' },
    filtered: { text: '没有符合条件的高血压患者。', hint: '去掉一个筛选条件，或用“新建专档”登记已确诊的患者。' },
  },
});
