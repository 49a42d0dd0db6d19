import { defineList } from '../../list-definition.ts';
import { people, YES_NO } from '../resident-parts.ts';
import { where } from './monitoring-parts.data.ts';

const FORM = 'management-prescription';
const STATE = "isMissing(record.state) ? '1' : record.state";
const END = 'addDays(record.prescribeDate, record.validDays - 1)';
const words = (field: string) => ({ form: FORM, field });
/** 效果 and 停用原因 of the sheet, which a test holds to it. */
const RESULTS = { options: [{ code: '1', label: '达到目标' }, { code: '2', label: '部分达到' }, { code: '3', label: '未达到' }] } as const;
const STOPPED_BECAUSE = {
  options: [
    { code: '1', label: '病情变化' }, { code: '2', label: '不良反应' }, { code: '3', label: '居民要求' }, { code: '4', label: '被新处方替代' },
    { code: '5', label: '转上级' }, { code: '9', label: '其他' },
  ],
} as const;
const STATES = { options: [{ code: '1', label: '执行中', tone: 'good' }, { code: '2', label: '已完成', tone: 'quiet' }, { code: '3', label: '已停用', tone: 'warn' }] } as const;

/** 管理处方 (`/yfrh/glcf`): what was prescribed to whom besides medicines, until when, and how it ended. */
export const managementPrescriptionList = defineList({
  id: 'management-prescription-list',
  title: '管理处方',
  unit: '张',
  subject: 'record:management-prescription',
  permission: { code: 'gwyfrh' },
  columns: [
    people.name, { ...people.sex, shown: 'wide' }, people.age, { ...people.phone, shown: 'wide' }, people.village,
    { key: 'problems', label: '病种', value: 'record.targetProblems', cell: 'choices', width: 150, words: words('targetProblems') },
    { key: 'kinds', label: '处方类型', value: 'record.prescriptionKinds', cell: 'choices', width: 216, words: words('prescriptionKinds') },
    { key: 'energy', label: '每日能量', value: 'record.energyKcal', cell: 'number', width: 100, unit: 'kcal', shown: 'wide' },
    { key: 'salt', label: '食盐', value: 'record.saltLimit', cell: 'number', width: 84, unit: 'g/d', decimals: 1, shown: 'wide' },
    { key: 'on', label: '开具日期', value: 'record.prescribeDate', cell: 'day', width: 110, sortable: true },
    { key: 'until', label: '有效期至', value: END, cell: 'day', width: 110, sortable: true },
    { key: 'doctor', label: '开具医生', value: 'record.doctor', cell: 'staff', width: 90 },
    { key: 'pushedAt', label: '交付时间', value: 'record.pushedAt', cell: 'instant', width: 140, shown: 'wide' },
    { key: 'result', label: '效果', value: 'record.result', cell: 'choice', width: 88, words: words('result'), shown: 'wide' },
    { key: 'state', label: '状态', value: STATE, cell: 'state', width: 84, words: STATES },
    people.idNumber, people.archiveNumber,
  ],
  filters: [
    ...where,
    { key: 'state', label: '状态', kind: 'choice', on: STATE, words: STATES, default: ['1'] },
    { key: 'problems', label: '病种', kind: 'choice', on: 'record.targetProblems', words: words('targetProblems') },
    { key: 'doctor', label: '开具医生', kind: 'person', on: 'record.doctor' },
    { key: 'on', label: '开具日期', kind: 'days', on: 'record.prescribeDate' },
    { key: 'until', label: '有效期至', kind: 'days', on: END, place: 'more' },
    { key: 'handed', label: '交付居民', kind: 'choice', on: '!isMissing(record.pushedAt)', words: YES_NO, place: 'more' },
    { key: 'kinds', label: '处方类型', kind: 'choice', on: 'record.prescriptionKinds', words: words('prescriptionKinds'), place: 'more' },
  ],
  views: [
    { id: 'ending', label: '14天内到期', where: { state: ['1'], until: { from: '@today', to: '@today+14d' } }, sort: [{ by: 'until' }] },
    { id: 'over', label: '已过有效期', where: { state: ['1'], until: { to: '@today-1d' } }, sort: [{ by: 'until' }] },
    { id: 'unhanded', label: '未交付居民', where: { state: ['1'], handed: ['0'] } },
    { id: 'mine', label: '我开的', where: { doctor: ['@me'] } },
    { id: 'today', label: '今天开的', where: { on: { from: '@today', to: '@today' } } },
  ],
  sort: [{ by: 'on', descending: true }],
  open: '/cust/jkdn/:resident/form/management-prescription/:id',
  actions: [
    { id: 'create', label: '新增处方', on: 'page', letter: 'E', permission: 'gwsfmkgl', does: { form: FORM } },
    { id: 'template', label: '套用模板', on: 'page', letter: 'E', permission: 'gwsfmkgl', does: { dialog: 'prescription-template' } },
    { id: 'renew', label: '续开', on: 'row', letter: 'E', permission: 'gwsfmkgl', when: `(${STATE}) != '3' && ${END} <= addDays(@today, 14)`, does: { form: FORM } },
    {
      id: 'push', label: '交付居民', on: 'rows', letter: 'E', when: `(${STATE}) == '1'`, does: { job: 'hand-out-prescriptions' }, undo: true,
      asks: [{ key: 'receivedBy', label: '签收人', kind: 'text', required: true, hint: '打印后当面交给谁，本人或家属' }],
      says: '已登记交付 {done} 张；跳过 {skipped} 张。',
    },
    {
      id: 'complete', label: '完成评价', on: 'rows', letter: 'E', when: `(${STATE}) == '1'`, does: { job: 'complete-prescriptions' },
      asks: [{ key: 'result', label: '效果', kind: 'choice', words: RESULTS, required: true }, { key: 'note', label: '评价', kind: 'text' }],
      says: '已完成 {done} 张；跳过 {skipped} 张。',
    },
    {
      id: 'stop', label: '停用', on: 'rows', letter: 'M', when: `(${STATE}) == '1'`, does: { job: 'stop-prescriptions' }, undo: true,
      asks: [{ key: 'reason', label: '停用原因', kind: 'choice', words: STOPPED_BECAUSE, required: true }, { key: 'note', label: '说明', kind: 'text' }],
      says: '已停用 {done} 张；跳过 {skipped} 张。',
    },
    {
      id: 'resume', label: '恢复执行', on: 'rows', letter: 'M', rare: true, when: `(${STATE}) == '3' && ${END} >= @today`, does: { job: 'resume-prescriptions' }, undo: true,
      asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }], says: '已恢复 {done} 张；跳过 {skipped} 张。',
    },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有管理处方。', hint: '用“新增处方”开一张。', action: 'create', filtered: { text: '没有符合条件的处方。', hint: '看“已完成”“已停用”请改状态。' } },
});
