import { defineList } from '../../list-definition.ts';
import { PREGNANCY_CARD } from './card-actions.ts';
import {
  BIRTH_SHEET,
  DELIVERED,
  ENDED,
  OWN_SHEETS,
  PREGNANCY_DAYS,
  PREGNANCY_RISK as RISK,
  PRENATAL_COUNT,
  RISK_GRADES,
  VISIT_DUE,
} from './pregnancy-parts.ts';
import { people, peopleFilters, printOf } from '../resident-parts.ts';

const DUE = 'addDays(record.expectedDeliveryDate, 0)';
const DAYS = PREGNANCY_DAYS;
/** Delivered, if anybody wrote it down: after that many days everybody is. */
const OVERDUE = 308;
/** A file that is not in care closes the pregnancy's, too. */
const STAGE = `resident.status != '1' || hasAny(record.recordStatus, ['1', '3', '4']) ? '6' : has(${OWN_SHEETS.day42}) ? '5' : ${DELIVERED} ? '4' : ${ENDED} ? '7' : ${DAYS} < 98 ? '1' : ${DAYS} < 196 ? '2' : ${DAYS} < ${OVERDUE} ? '3' : '8'`;
// A booklet that is closed is reopened before anything else is written.
const OPEN = "resident.status == '1' && (isMissing(record.recordStatus) || record.recordStatus == '0')";
const STAGES = {
  options: [
    { code: '1', label: '孕早期' }, { code: '2', label: '孕中期' }, { code: '3', label: '孕晚期' },
    { code: '8', label: '分娩待登记' }, { code: '4', label: '产后' }, { code: '5', label: '产后42天已检' },
    { code: '7', label: '终止待结案' }, { code: '6', label: '已结案' },
  ],
};

/** 妇女保健 (`/health/fnbjMenu`): pregnancies from booking to the 42nd day after birth. */
export const womenCareList = defineList({
  id: 'women-care-list',
  title: '妇女保健',
  unit: '人',
  subject: 'record:pregnancy-basic-info',
  permission: { code: 'gwfybjgl' },
  columns: [
    people.name, people.age, people.phone, people.village,
    { key: 'gravidity', label: '孕次', value: 'record.gravidity', cell: 'number', width: 56, shown: 'wide' },
    { key: 'parity', label: '产次', value: 'record.parity', cell: 'number', width: 56, shown: 'wide' },
    { key: 'lastPeriod', label: '末次月经', value: 'record.lastMenstrualPeriod', cell: 'day', width: 110, shown: 'wide' },
    { key: 'due', label: '预产期', value: DUE, cell: 'day', width: 110, sortable: true },
    { key: 'week', label: '孕周', value: `lookup(${STAGE}, {1: floor(${DAYS} / 7), 2: floor(${DAYS} / 7), 3: floor(${DAYS} / 7)})`, cell: 'number', width: 64, unit: '周' },
    { key: 'visits', label: '产检', value: PRENATAL_COUNT, cell: 'number', width: 64, unit: '次' },
    { key: 'risk', label: '风险分级', value: RISK, cell: 'state', width: 140, words: RISK_GRADES },
    { key: 'stage', label: '阶段', value: STAGE, cell: 'state', width: 118, words: STAGES },
    { key: 'doctor', label: '保健医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
    { key: 'handbook', label: '保健册号', value: 'record.handbookNumber', cell: 'text', width: 140 },
    people.idNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'stage', label: '阶段', kind: 'choice', on: STAGE, words: STAGES, default: ['1', '2', '3', '4', '5', '7', '8'] },
    { key: 'risk', label: '风险分级', kind: 'choice', on: RISK, words: RISK_GRADES },
    { key: 'due', label: '预产期', kind: 'days', on: DUE },
    { key: 'doctor', label: '保健医生', kind: 'person', on: 'record.responsibleDoctor' },
    { key: 'noPostpartum', label: '未做产后访视', kind: 'switch', on: `${BIRTH_SHEET} && !has(${OWN_SHEETS.postpartum})` },
  ],
  views: [
    { id: 'high-risk', label: '橙红紫', where: { risk: ['3', '4', '5'], stage: ['1', '2', '3', '8'] }, sort: [{ by: 'due' }] },
    { id: 'due-month', label: '30天内预产期', where: { due: { from: '@today', to: '@today+30d' } }, sort: [{ by: 'due' }] },
    { id: 'due-check', label: '产检到期未做', where: { stage: ['1', '2', '3'] }, condition: VISIT_DUE, sort: [{ by: 'due' }] },
    { id: 'visit28', label: '产后未访视', where: { stage: ['4'], noPostpartum: ['1'] }, sort: [{ by: 'due' }] },
    { id: 'mine', label: '我管理的孕产妇', where: { doctor: ['@me'] }, sort: [{ by: 'due' }] },
  ],
  sort: [{ by: 'due' }],
  open: '/health/fnbjxx/:resident/jbxx/yfjbqk',
  actions: [
    { id: 'create', label: '建册', on: 'page', letter: 'E', does: { form: 'pregnancy-basic-info' } },
    { id: 'visit', label: '产前检查', on: 'row', letter: 'E', when: `${OPEN} && !${DELIVERED} && !${ENDED}`, does: { form: 'prenatal-visit' } },
    { id: 'delivery', label: '分娩登记', on: 'row', letter: 'E', when: `${OPEN} && !${BIRTH_SHEET} && !${ENDED}`, does: { form: 'delivery-mother' } },
    { id: 'postpartum', label: '产后访视', on: 'row', letter: 'E', when: `${OPEN} && !has(${OWN_SHEETS.day42}) && (${DELIVERED} || ${DAYS} >= 196 && !${ENDED})`, does: { form: 'postpartum-visit' } },
    { id: 'day42', label: '42天检查', on: 'row', letter: 'E', when: `${OPEN} && ${DELIVERED} && !has(${OWN_SHEETS.day42})`, does: { form: 'postpartum-42-day' } },
    // Closing is what comes next where nothing else is offered before it.
    ...PREGNANCY_CARD,
    { id: 'death', label: '死亡登记', on: 'row', letter: 'E', rare: true, when: "isMissing(record.recordStatus) || record.recordStatus == '0'", does: { form: 'surveillance-women-death' } },
    printOf('maternal'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有孕产妇。', hint: '为已确诊妊娠者“建册”。', action: 'create', filtered: { text: '没有符合条件的孕产妇。', hint: '去掉筛选，或为已确诊妊娠者“建册”。' } },
});
