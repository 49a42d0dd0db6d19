import { contractPopulation } from '../../clinical/dictionaries/contract-population.ts';
import { defineList, type CodeLabels } from '../list-definition.ts';
import { people, peopleFilters } from './resident-parts.ts';

const labelsOf = (field: string): CodeLabels => ({ form: 'family-doctor-contract', field });
const STATES: CodeLabels = {
  options: [
    { code: '4', label: '待签约', tone: 'warn' }, { code: '1', label: '已签约', tone: 'good' }, { code: '3', label: '已续约', tone: 'good' },
    { code: '5', label: '已到期', tone: 'quiet' }, { code: '2', label: '已解约', tone: 'quiet' },
  ],
};
/** 解约原因 of the sheet, which a test holds to it. */
const REASONS = {
  options: [
    { code: '01', label: '失访' }, { code: '02', label: '迁出' }, { code: '03', label: '死亡' }, { code: '04', label: '本人要求' }, { code: '05', label: '改签' },
    { code: '06', label: '发票作废' }, { code: '99', label: '其他' },
  ],
};
const END = 'addDays(record.endDate, 0)';
/** As the machine reads a sheet that says nothing. */
const STATE = "isMissing(record.contractStatus) ? '1' : record.contractStatus";
const HOLDS = `hasAny(${STATE}, ['1', '3'])`;
const DAYS_LEFT = `daysBetween(@today, ${END})`;
/** Of a contract that holds only. */
const ofLive = (value: string): string => `lookup(${STATE}, {1: ${value}, 3: ${value}})`;
const DUE = 'resident.servicesDue';
const DONE = 'resident.servicesDone';
const WITH_ANOTHER = "has(family-doctor-contract, when: hasAny(record.contractStatus, ['1', '3', '4']) && record.beginDate > outer.beginDate)";
const IN_CARE = "resident.status == '1'";

/** 签约记录 (`/yfrh/qyjl`): contracts with family doctors, a sheet each. Which buttons a row has its state says, as the machine knows them. */
export const signUpRecordList = defineList({
  id: 'sign-up-record-list',
  title: '签约记录',
  unit: '份',
  subject: 'record:family-doctor-contract',
  permission: { code: 'gwyfrh' },
  columns: [
    people.name, people.sex, people.age,
    { key: 'state', label: '状态', value: STATE, cell: 'state', width: 90, words: STATES },
    { key: 'endDate', label: '到期', value: END, cell: 'day', width: 110, sortable: true },
    { key: 'daysToEnd', label: '到期天数', value: ofLive(`max(0, ${DAYS_LEFT})`), cell: 'number', width: 84, unit: '天', hint: '到期日以前的天数，只数已签约、已续约的' },
    { key: 'packages', label: '服务包', value: 'record.packagesText', cell: 'text', width: 170, grows: true },
    { key: 'due', label: '本年应履约', value: ofLive(DUE), cell: 'number', width: 92, unit: '次', hint: '协议里的服务今年已到应完成日的次数，加上提前完成的' },
    { key: 'done', label: '本年已履约', value: ofLive(DONE), cell: 'number', width: 92, unit: '次' },
    { key: 'rate', label: '履约率', value: ofLive(`${DONE} / ${DUE} * 100`), cell: 'number', width: 80, unit: '%', decimals: 2, shown: 'wide' },
    { key: 'doctor', label: '签约医生', value: 'record.doctor', cell: 'staff', width: 90 },
    { key: 'team', label: '签约团队', value: 'record.team', cell: 'text', width: 120 },
    { key: 'signDate', label: '签约日期', value: 'record.signDate', cell: 'day', width: 110, sortable: true },
    { key: 'crowd', label: '人群分类', value: 'record.population', cell: 'choices', width: 140, shown: 'wide', words: { options: contractPopulation } },
    { key: 'beginDate', label: '开始', value: 'record.beginDate', cell: 'day', width: 110, shown: 'wide' },
    { key: 'term', label: '周期', value: 'record.termYears', cell: 'choice', width: 64, words: labelsOf('termYears'), shown: 'wide' },
    { key: 'fee', label: '费用', value: 'record.totalFee', cell: 'number', width: 80, unit: '元', decimals: 2, shown: 'wide' },
    { key: 'reason', label: '解约原因', value: 'record.terminateReason', cell: 'choice', width: 90, words: labelsOf('terminateReason'), shown: 'wide' },
    people.phone, people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place,
    { key: 'state', label: '签约状态', kind: 'choice', on: STATE, words: STATES, default: ['4', '1', '3'] },
    { key: 'doctor', label: '签约医生', kind: 'person', on: 'record.doctor' },
    { key: 'daysLeft', label: '到期天数', kind: 'range', on: ofLive(DAYS_LEFT) },
    { key: 'signDate', label: '签约日期', kind: 'days', on: 'record.signDate', place: 'more' },
    { key: 'endDate', label: '到期日', kind: 'days', on: END, place: 'more' },
    { key: 'behind', label: '履约落后', kind: 'switch', on: `${HOLDS} && ${DONE} < ${DUE}` },
    { key: 'team', label: '签约团队', kind: 'text', on: 'record.team', place: 'more' },
    { key: 'package', label: '服务包', kind: 'text', on: 'record.packagesText', place: 'more' },
    { key: 'crowd', label: '人群分类', kind: 'choice', on: 'record.population', words: { options: contractPopulation }, place: 'more' },
  ],
  views: [
    { id: 'renew', label: '待续约（30 天）', where: { state: ['1', '3'], endDate: { from: '@today', to: '@today+30d' } }, sort: [{ by: 'endDate' }] },
    { id: 'draft', label: '待签约', where: { state: ['4'] } },
    { id: 'mine', label: '我签的', where: { doctor: ['@me'], state: ['1', '3'] } },
    { id: 'behind', label: '履约落后', where: { state: ['1', '3'], behind: ['1'] }, sort: [{ by: 'endDate' }] },
    { id: 'expired', label: '到期未续', where: { state: ['5'] }, condition: `!${WITH_ANOTHER}`, sort: [{ by: 'endDate', descending: true }] },
    { id: 'elder', label: '65 岁以上', where: { crowd: ['03'], state: ['4', '1', '3'] } },
    { id: 'ended', label: '已解约', where: { state: ['2'] }, sort: [{ by: 'signDate', descending: true }] },
  ],
  sort: [{ by: 'endDate' }],
  open: '/cust/jkdn/:resident/form/family-doctor-contract/:id',
  actions: [
    { id: 'create', label: '新增签约', on: 'page', letter: 'E', does: { form: 'family-doctor-contract' } },
    { id: 'import', label: '批量导入', on: 'page', letter: 'M', does: { dialog: 'import-rows' }, undo: true, undoDays: 7, says: '已导入 {done} 份，状态为待签约；{skipped} 行没有导入。' },
    { id: 'renew', label: '续约', on: 'row', letter: 'E', when: `${HOLDS} && ${IN_CARE} && ${DAYS_LEFT} <= 60 && !${WITH_ANOTHER}`, does: { form: 'family-doctor-contract' } },
    { id: 'signAgain', label: '重新签约', on: 'row', letter: 'E', when: `hasAny(record.contractStatus, ['2', '5']) && ${IN_CARE} && !${WITH_ANOTHER}`, does: { form: 'family-doctor-contract' } },
    { id: 'sign', label: '确认签约', on: 'row', letter: 'E', when: `record.contractStatus == '4' && ${IN_CARE}`, does: { job: 'sign-contracts' }, confirm: '双方都已在协议上签字，确认签约？', says: '已签约 {done} 份。' },
    {
      id: 'undoTerminate', label: '撤销解约', on: 'row', letter: 'M', undo: true, when: "record.contractStatus == '2' && addDays(record.terminateDate, 7) >= @today", does: { job: 'restore-contracts' }, says: '已恢复 {done} 份。',
      asks: [{ key: 'reason', label: '撤销原因', kind: 'text', required: true }],
    },
    { id: 'perform', label: '履约记录', on: 'row', letter: 'V', when: `hasAny(${STATE}, ['1', '3', '5', '2'])`, does: { dialog: 'contract-services' } },
    {
      id: 'terminate', label: '解约', on: 'row', letter: 'M', rare: true, undo: true, when: `hasAny(${STATE}, ['1', '3', '4'])`, does: { job: 'terminate-contracts' }, says: '已解约 {done} 份。',
      asks: [
        { key: 'reason', label: '解约原因', kind: 'choice', words: REASONS, required: true },
        { key: 'other', label: '其他解约原因', kind: 'text', hint: '选“其他”时必填' },
        { key: 'on', label: '解约日期', kind: 'day', hint: '不填为今天' },
      ],
    },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有签约。', hint: '点“新增签约”，或从居民档案签约。', action: 'create', filtered: { text: '没有符合条件的签约。', hint: '换签约状态或到期日，或点“新增签约”。' } },
});
