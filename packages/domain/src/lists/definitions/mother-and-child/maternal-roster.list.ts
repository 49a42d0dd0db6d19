import { defineList } from '../../list-definition.ts';
import { BIRTH_SHEET, numberedVisit, OWN_SHEETS, PREGNANCY_RISK, PRENATAL_COUNT, RISK_GRADES } from './pregnancy-parts.ts';
import { people, peopleFilters } from '../resident-parts.ts';

const BORN = `day(latest(${OWN_SHEETS.birth}).deliveryTime)`;
const DUE = 'addDays(record.expectedDeliveryDate, 0)';
const visit = (number: number) =>
  ({ key: `visit${number}`, label: `第${number}次产检`, value: `${numberedVisit(number)}.visitDate`, cell: 'day', width: 110, shown: 'wide' }) as const;

/** 花名册: 孕产妇 (`/health/hmc`): one line a pregnancy, to be searched, printed and handed on. */
export const maternalRoster = defineList({
  id: 'maternal-roster',
  title: '孕产妇花名册',
  unit: '人',
  subject: 'record:pregnancy-basic-info',
  permission: { code: 'gwfybjgl' },
  columns: [
    { key: 'handbook', label: '手册编号', value: 'record.handbookNumber', cell: 'text', width: 150, sortable: true },
    people.name, people.age, people.idNumber, people.phone,
    { key: 'husband', label: '丈夫姓名', value: 'record.husbandName', cell: 'text', width: 90 },
    { key: 'husbandPhone', label: '丈夫电话', value: 'record.husbandPhone', cell: 'text', width: 120, shown: 'wide' },
    people.village,
    { key: 'residence', label: '户口类别', value: 'record.residenceType', cell: 'choice', width: 90, words: { form: 'pregnancy-basic-info', field: 'residenceType' } },
    { key: 'gravidity', label: '孕次', value: 'record.gravidity', cell: 'number', width: 64 },
    { key: 'parity', label: '产次', value: 'record.parity', cell: 'number', width: 64 },
    { key: 'lastPeriod', label: '末次月经', value: 'record.lastMenstrualPeriod', cell: 'day', width: 110 },
    { key: 'due', label: '预产期', value: DUE, cell: 'day', width: 110, sortable: true },
    { key: 'registered', label: '建册日期', value: 'record.registrationDate', cell: 'day', width: 110, sortable: true },
    { key: 'registeredWeek', label: '建册孕周', value: 'record.registrationGestationalWeek', cell: 'number', width: 84, unit: '周' },
    { key: 'risk', label: '风险分级', value: PREGNANCY_RISK, cell: 'state', width: 140, words: RISK_GRADES },
    { key: 'visit1', label: '第1次产检', value: `latest(${OWN_SHEETS.first}).recordDate`, cell: 'day', width: 110 },
    visit(2), visit(3), visit(4), visit(5),
    { key: 'visits', label: '产检次数', value: PRENATAL_COUNT, cell: 'number', width: 84, unit: '次' },
    { key: 'delivered', label: '分娩日期', value: BORN, cell: 'day', width: 110, sortable: true },
    { key: 'postpartum', label: '产后访视', value: `latest(${OWN_SHEETS.postpartum}).visitDate`, cell: 'day', width: 110 },
    { key: 'day42', label: '42天检查', value: `latest(${OWN_SHEETS.day42}).visitDate`, cell: 'day', width: 110 },
    { key: 'doctor', label: '责任医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'registered', label: '建册日期', kind: 'days', on: 'record.registrationDate' },
    { key: 'due', label: '预产期', kind: 'days', on: DUE },
    { key: 'delivered', label: '分娩日期', kind: 'days', on: BORN, tellsAge: true },
    { key: 'risk', label: '风险分级', kind: 'choice', on: PREGNANCY_RISK, words: RISK_GRADES },
    { key: 'status', label: '档案状态', kind: 'choice', on: 'record.recordStatus', words: { form: 'pregnancy-basic-info', field: 'recordStatus' } },
    { key: 'hasDelivered', label: '已分娩', kind: 'switch', on: BIRTH_SHEET },
    { key: 'pregnant', label: '未分娩', kind: 'switch', on: `!${BIRTH_SHEET}` },
    { key: 'doctor', label: '责任医生', kind: 'person', on: 'record.responsibleDoctor' },
  ],
  views: [
    { id: 'pregnant', label: '孕妇', where: { pregnant: ['1'] }, sort: [{ by: 'due' }] },
    { id: 'delivered', label: '产妇', where: { hasDelivered: ['1'] }, sort: [{ by: 'delivered', descending: true }] },
    { id: 'high-risk', label: '高危孕产妇', where: { risk: ['3', '4', '5'] }, sort: [{ by: 'due' }] },
  ],
  sort: [{ by: 'registered', descending: true }],
  open: '/health/fnbjxx/:resident/jbxx/yfjbqk',
  actions: [{ id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有孕产妇。', hint: '到“妇女保健”为已确诊妊娠者建册。', filtered: { text: '没有符合条件的孕产妇。', hint: '去掉筛选，或到“妇女保健”为已确诊妊娠者建册。' } },
});
