import { defineList } from '../list-definition.ts';
import { people, peopleFilters, YES_NO } from './resident-parts.ts';
import { REPORT_LABELS, REVIEW_LABELS } from './appointments/scheduling-parts.ts';

const WAYS = { options: [['1', '当面'], ['2', '村医转交'], ['3', '邮寄'], ['4', '电子']].map(([code = '', label = '']) => ({ code, label })) };
const RELATIONS = { options: [['0', '本人'], ['1', '配偶'], ['2', '子女'], ['3', '父母'], ['9', '其他']].map(([code = '', label = '']) => ({ code, label })) };
const reason = { key: 'reason', label: '原因', kind: 'long-text', required: true } as const;

/** 报告管理 (`/reportManage`): from the check-up to the sheet of paper in somebody's hand. */
export const reportManage = defineList({
  id: 'report-manage',
  title: '报告管理',
  unit: '份',
  subject: 'review',
  permission: { code: 'bggl' },
  columns: [
    people.name, people.sex, people.age, people.village, people.phone,
    { key: 'examDate', label: '体检日期', value: 'record.@occurredOn', cell: 'day', width: 110, sortable: true },
    { key: 'review', label: '体检审核', value: 'review.state', cell: 'state', width: 96, words: REVIEW_LABELS },
    { key: 'abnormal', label: '异常', value: 'review.abnormal', cell: 'number', width: 70, unit: '项' },
    { key: 'state', label: '报告状态', value: 'review.reportState', cell: 'state', width: 96, words: REPORT_LABELS },
    { key: 'by', label: '审核医生', value: 'review.reportBy', cell: 'staff', width: 90 },
    { key: 'prints', label: '打印', value: 'review.printCount', cell: 'number', width: 64, unit: '次' },
    { key: 'receiver', label: '领取人', value: 'review.receiver', cell: 'text', width: 90 },
    { key: 'signed', label: '签字', value: 'review.signed', cell: 'yes-no', width: 64, shown: 'wide', hint: '领取人在系统里签过字的；点“办理情况”看签名' },
    { key: 'deliveredAt', label: '发放时间', value: 'review.deliveredAt', cell: 'instant', width: 150, sortable: true },
    people.archiveNumber,
  ],
  filters: [
    peopleFilters.person,
    { key: 'state', label: '报告状态', kind: 'choice', on: 'review.reportState', words: REPORT_LABELS },
    { key: 'examDate', label: '体检日期', kind: 'days', on: 'record.@occurredOn', default: { from: '@yearStart', to: '@today' } },
    { key: 'review', label: '体检审核', kind: 'choice', on: 'review.state', words: REVIEW_LABELS },
    { key: 'abnormal', label: '有异常', kind: 'choice', on: "record.healthEvaluation == '2'", words: YES_NO },
    peopleFilters.village, peopleFilters.place, peopleFilters.conditions,
  ],
  views: [
    { id: 'to-make', label: '未生成', where: { state: ['0'], review: ['1'] }, sort: [{ by: 'examDate' }] },
    { id: 'to-review', label: '待审核', where: { state: ['1'] }, sort: [{ by: 'examDate' }] },
    { id: 'to-print', label: '已审核未打印', where: { state: ['2'] }, sort: [{ by: 'examDate' }] },
    { id: 'to-deliver', label: '已打印未发放', where: { state: ['3'] }, sort: [{ by: 'examDate' }] },
    { id: 'late', label: '超15日未发放', where: { state: ['0', '1', '2', '3'], examDate: { from: '@yearStart', to: '@today-15d' } }, sort: [{ by: 'examDate' }] },
  ],
  sort: [{ by: 'examDate', descending: true }],
  open: '/cust/jkdn/:resident',
  actions: [
    { id: 'make', label: '生成报告', on: 'rows', letter: 'E', when: "review.reportState == '0' || review.reportState == '5'", does: { job: 'make-report' }, says: '已生成 {done} 份，跳过 {skipped} 份' },
    { id: 'approve', label: '审核', on: 'rows', letter: 'M', when: "review.reportState == '1'", does: { job: 'approve-report' }, says: '已审核 {done} 份，跳过 {skipped} 份' },
    { id: 'print', label: '打印', on: 'rows', letter: 'V', when: "review.reportState == '2' || review.reportState == '3'", does: { print: 'all' } },
    { id: 'deliver', label: '登记发放', on: 'row', slot: 'step', letter: 'E', when: "review.reportState == '3'", does: { job: 'deliver-report' }, asks: [
      // Most fetch their own, face to face.
      { key: 'relation', label: '与本人关系', kind: 'choice', required: true, words: RELATIONS, first: { column: 'state', codes: { 3: '0' } } },
      { key: 'receiver', label: '领取人', kind: 'text', hint: '本人领取的不用填' },
      { key: 'idTail', label: '领取人证件号后4位', kind: 'text', hint: '领取人不是本人时填写' },
      { key: 'way', label: '发放方式', kind: 'choice', required: true, words: WAYS, first: { column: 'state', codes: { 3: '1' } } },
      { key: 'signature', label: '领取人签字', kind: 'signature', hint: '当面领取的，请领取人用手写板、触摸屏或鼠标签在框里；签在纸质签收单上的可留空' },
    ] },
    { id: 'back', label: '退回', on: 'row', slot: 'step', letter: 'M', when: "review.reportState == '1' || review.reportState == '2'", does: { job: 'return-report' }, asks: [reason] },
    { id: 'review', label: '办理情况', on: 'row', letter: 'V', permission: 'gwtjdngl', does: { open: '/cust/tjReport/:id' } },
    { id: 'undeliver', label: '撤销发放', on: 'row', slot: 'step', letter: 'M', when: "review.reportState == '4'", does: { job: 'undeliver-report' }, asks: [reason] },
    { id: 'prints', label: '打印记录', on: 'page', letter: 'V', does: { open: '/reportManage/prints' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有报告。', hint: '保存体检表后，报告就在这里。', filtered: { text: '没有符合条件的报告。', hint: '换体检日期或状态。' } },
});
