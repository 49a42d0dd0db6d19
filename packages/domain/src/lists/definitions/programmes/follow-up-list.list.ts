import { VISIT_BUTTONS } from '../../language/plan-words.data.ts';
import { defineList, type ListAction } from '../../list-definition.ts';
import { PLAN_LABELS, VISIT_PAUSES } from './plan-parts.ts';
import { people, peopleFilters, uploadOf } from '../resident-parts.ts';

const OPEN = "plan.state == 'upcoming' || plan.state == 'due' || plan.state == 'overdue'";
const LATE = "plan.state == 'due' || plan.state == 'overdue'";

/** Open the sheet of a planned visit, each under the word for what is done with it: one of them fits a row. */
const BEGIN = VISIT_BUTTONS.map((button): ListAction => ({
  id: button.id, label: button.label, on: 'row', letter: 'E', slot: 'begin', ...('permission' in button && { permission: button.permission }),
  when: `(${OPEN}) && (${Object.keys(button.sheets).map((form) => `plan.form == '${form}'`).join(' || ')})`,
  does: { open: '/cust/jkdn/:resident/form/:form' },
}));

/** 随访记录 (`/cust/followupList`): every visit that is owed or was held, and the rounds to be made. Its order keeps a household together. */
export const followUpList = defineList({
  id: 'follow-up-list',
  title: '随访记录',
  unit: '人次',
  subject: 'plan',
  permission: { code: 'gwsfmkgl' },
  // In sight at 1366 pixels: who, where, what is owed since when, and what the last call came to; at 1024 which visit of whom is owed, since when.
  columns: [
    people.name, { ...people.sex, behind: true }, { ...people.age, behind: true }, { ...people.phone, value: 'plan.phone', width: 108, hint: '本人没有登记电话的，写监护人或联系人的' },
    { key: 'programme', label: '项目', value: 'plan.programme', cell: 'choice', width: 116, shown: 'always', words: PLAN_LABELS.programme },
    { key: 'what', label: '次别', value: 'plan.what', cell: 'text', width: 118, shown: 'always' },
    { ...people.village, sortable: true, width: 84 },
    { ...people.address, sortable: true, shown: 'wide' },
    { key: 'dueOn', label: '应随访日期', value: 'plan.dueOn', cell: 'day', width: 104, sortable: true },
    { key: 'overdueDays', label: '逾期', value: 'plan.overdueDays', cell: 'number', width: 74, unit: '天', sortable: true, zero: 'blank' },
    { key: 'lastCall', label: '最近联系', value: 'plan.lastCall', cell: 'choice', width: 86, words: PLAN_LABELS.call },
    { key: 'state', label: '状态', value: 'plan.state', cell: 'state', width: 84, words: PLAN_LABELS.state },
    { key: 'attempts', label: '未访到', value: 'plan.attempts', cell: 'number', width: 72, unit: '次', zero: 'blank', hint: '最近一次约好来访之后，不同日期没有访到的次数：无人接听、停机、拒绝、外出都算；满 3 次可登记失访' },
    { key: 'closedOn', label: '实际日期', value: 'plan.closedOn', cell: 'day', width: 110, sortable: true, behind: true },
    { key: 'reason', label: '失访或终止原因', value: 'plan.reason', cell: 'text', width: 130, shown: 'wide' },
    { key: 'pausedUntil', label: '暂停至', value: 'plan.pausedUntil', cell: 'day', width: 110, shown: 'wide' },
    { key: 'doctor', label: '随访医生', value: 'plan.doctor', cell: 'staff', width: 90 },
    { key: 'handedFrom', label: '转自', value: 'plan.handedFrom', cell: 'staff', width: 80, behind: true },
    { key: 'place', label: '走访顺序', value: 'plan.place', cell: 'number', width: 84, sortable: true, shown: 'chosen', hint: '随访医生在“今日清单”里自己排的' },
    { key: 'form', label: '随访表', value: 'plan.form', cell: 'choice', width: 120, words: PLAN_LABELS.form, shown: 'chosen' },
    people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person,
    { key: 'state', label: '随访状态', kind: 'choice', on: 'plan.state', words: PLAN_LABELS.state, default: ['due', 'overdue'] },
    { key: 'programme', label: '项目', kind: 'choice', on: 'plan.programme', words: PLAN_LABELS.programme },
    { key: 'doctor', label: '随访医生', kind: 'person', on: 'plan.doctor' },
    { key: 'village', label: '村/社区', kind: 'place', on: 'resident.village' },
    { key: 'dueOn', label: '应随访日期', kind: 'days', on: 'plan.dueOn' },
    { key: 'closedOn', label: '实际随访日期', kind: 'days', on: 'plan.closedOn' },
    { key: 'place', label: '管理机构', kind: 'place', on: 'resident.institution' },
    { key: 'lastCall', label: '最近联系', kind: 'choice', on: 'plan.lastCall', words: PLAN_LABELS.call, place: 'more' },
    { key: 'address', label: '住址', kind: 'text', on: 'resident.address', place: 'more' },
  ],
  views: [
    { id: 'round', label: '今日清单', where: { doctor: ['@me'], state: ['due', 'overdue'] }, sort: [{ by: 'place' }, { by: 'village' }, { by: 'address' }] },
    { id: 'today', label: '今天到期', where: { state: ['upcoming', 'due', 'overdue'], dueOn: { from: '@today', to: '@today' } }, sort: [{ by: 'village' }, { by: 'address' }] },
    { id: 'week', label: '7天内', where: { state: ['upcoming', 'due'], dueOn: { from: '@today', to: '@today+7d' } }, sort: [{ by: 'dueOn' }] },
    { id: 'overdue', label: '逾期', where: { state: ['overdue'] }, sort: [{ by: 'overdueDays', descending: true }] },
    { id: 'mine-overdue', label: '我负责的逾期', where: { doctor: ['@me'], state: ['overdue'] }, sort: [{ by: 'overdueDays', descending: true }] },
    { id: 'handed', label: '转给我的', where: { doctor: ['@me'], state: ['upcoming', 'due', 'overdue'] }, condition: '!isMissing(plan.handedFrom)', sort: [{ by: 'dueOn' }] },
    { id: 'village-round', label: '按村随访清单', where: { state: ['due', 'overdue'] }, sort: [{ by: 'village' }, { by: 'address' }, { by: 'name' }] },
    { id: 'made-up', label: '补访', where: { state: ['made-up'] }, sort: [{ by: 'closedOn', descending: true }] },
    { id: 'done-month', label: '近30天已随访', where: { state: ['visited', 'made-up'], closedOn: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'closedOn', descending: true }] },
    { id: 'lost', label: '失访', where: { state: ['lost'] }, sort: [{ by: 'dueOn', descending: true }] },
  ],
  sort: [{ by: 'dueOn' }],
  open: '/cust/jkdn/:resident/form/:form',
  actions: [
    ...BEGIN,
    { id: 'view', label: '查看档案', on: 'row', letter: 'V', does: { open: '/cust/jkdn/:resident' } },
    { id: 'call', label: '记联系结果', on: 'rows', letter: 'E', when: OPEN, does: { job: 'note-call' }, undo: true, asks: [{ key: 'result', label: '结果', kind: 'choice', words: PLAN_LABELS.call, required: true }, { key: 'on', label: '哪一天', kind: 'day', hint: '不填为今天；纸上记的可补记 30 天内的' }, { key: 'note', label: '备注', kind: 'text' }], confirm: '为 {n} 条记下联系结果？', says: '已记联系结果 {done} 条；跳过 {skipped} 条。' },
    { id: 'transfer', label: '转办', on: 'rows', letter: 'E', when: OPEN, does: { job: 'transfer-plans' }, undo: true, asks: [{ key: 'doctor', label: '转给', kind: 'staff', required: true }, { key: 'reason', label: '原因', kind: 'choice', words: PLAN_LABELS.transfer, required: true }, { key: 'until', label: '转到哪一天为止', kind: 'day', hint: '不填为长期' }], confirm: '确定转办 {n} 条？', says: '已转办 {done} 条；跳过 {skipped} 条。' },
    { id: 'lose', label: '登记失访', on: 'rows', letter: 'E', when: LATE, does: { job: 'lose-plans' }, undo: true, asks: [{ key: 'reason', label: '失访原因', kind: 'choice', words: PLAN_LABELS.lost, required: true }], confirm: '确定登记 {n} 条失访？须有 3 次不同日期没有访到的记录。', says: '已登记失访 {done} 条；跳过 {skipped} 条。' },
    { id: 'found', label: '已联系上', on: 'rows', letter: 'E', when: "plan.state == 'lost'", does: { job: 'find-plans' }, undo: true, asks: [{ key: 'dueOn', label: '新的应随访日期', kind: 'day', required: true }], confirm: '确定恢复 {n} 条随访？', says: '已恢复 {done} 条应随访；跳过 {skipped} 条。' },
    ...VISIT_PAUSES,
    { id: 'numbers', label: '随访统计', on: 'page', letter: 'V', does: { open: '/followup/sftj' } },
    { id: 'print', label: '打印走访单', on: 'found', letter: 'V', does: { print: 'round-sheet' } },
    uploadOf('upload-visits', '随访表'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有随访任务。', hint: '建专档后按规范自动安排随访；也可以看“失访”“近30天已随访”。', filtered: { text: '没有符合条件的随访任务。', hint: '扩大应随访日期，或查看“失访”“近30天已随访”。' } },
});
