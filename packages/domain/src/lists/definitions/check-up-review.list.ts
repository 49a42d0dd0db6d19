import { defineList } from '../list-definition.ts';
import { people, peopleFilters, YES_NO } from './resident-parts.ts';
import { REVIEW_LABELS } from './appointments/scheduling-parts.ts';

const words = (field: string) => ({ form: 'health-check-up', field });

/** 居民体检档案审核 (`/cust/tjReport`): check-up sheets that wait for a doctor's eye, were passed or sent back. */
export const checkUpReview = defineList({
  id: 'check-up-review',
  title: '居民体检档案审核',
  unit: '份',
  subject: 'review',
  permission: { code: 'gwtjdngl' },
  columns: [
    people.name, people.sex, people.age, people.village,
    { key: 'examDate', label: '体检日期', value: 'record.@occurredOn', cell: 'day', width: 110, sortable: true },
    { key: 'missing', label: '缺项', value: 'review.missing', cell: 'number', width: 70, unit: '项', hint: '人群应查而没有结果的项目；没有算过的空着' },
    { key: 'abnormal', label: '异常', value: 'review.abnormal', cell: 'number', width: 70, unit: '项' },
    { key: 'critical', label: '危急值', value: 'review.critical', cell: 'yes-no', width: 76 },
    { key: 'evaluation', label: '健康评价', value: 'record.healthEvaluation', cell: 'choice', width: 96, words: words('healthEvaluation') },
    { key: 'guidance', label: '健康指导', value: 'record.healthGuidance', cell: 'choices', width: 170, words: words('healthGuidance') },
    { key: 'enteredBy', label: '录入人', value: 'record.@updatedBy', cell: 'staff', width: 90 },
    { key: 'state', label: '状态', value: 'review.state', cell: 'state', width: 96, words: REVIEW_LABELS },
    { key: 'by', label: '审核医生', value: 'review.by', cell: 'staff', width: 90 },
    { key: 'at', label: '审核时间', value: 'review.at', cell: 'instant', width: 150, sortable: true, shown: 'wide' },
    people.phone, people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person,
    { key: 'state', label: '审核状态', kind: 'choice', on: 'review.state', words: REVIEW_LABELS, default: ['0'] },
    { key: 'examDate', label: '体检日期', kind: 'days', on: 'record.@occurredOn' },
    { key: 'abnormal', label: '有异常', kind: 'choice', on: "record.healthEvaluation == '2'", words: YES_NO },
    { key: 'critical', label: '有危急值', kind: 'switch', on: 'review.critical == true' },
    peopleFilters.village, peopleFilters.place,
    { key: 'by', label: '审核医生', kind: 'person', on: 'review.by' },
    { key: 'whole', label: '没有缺项', kind: 'switch', on: 'review.missing == 0' },
  ],
  views: [
    { id: 'to-review', label: '待审核', where: { state: ['0'] }, sort: [{ by: 'examDate' }], default: true },
    { id: 'critical', label: '危急值待处理', where: { state: ['0'], critical: ['1'] }, sort: [{ by: 'examDate' }] },
    { id: 'abnormal', label: '有异常待审核', where: { state: ['0'], abnormal: ['1'] }, sort: [{ by: 'examDate' }] },
    { id: 'returned', label: '退回未改', where: { state: ['2'] }, sort: [{ by: 'examDate' }] },
    { id: 'mine', label: '我审核的', where: { state: ['1'], by: ['@me'] }, sort: [{ by: 'examDate', descending: true }] },
  ],
  sort: [{ by: 'examDate' }],
  open: '/cust/tjReport/:id',
  actions: [
    { id: 'review', label: '审核', on: 'row', letter: 'M', slot: 'open', when: "review.state == '0'", does: { open: '/cust/tjReport/:id' } },
    { id: 'open', label: '查看', on: 'row', letter: 'V', slot: 'open', when: "review.state != '0'", does: { open: '/cust/tjReport/:id' } },
    { id: 'pass', label: '审核通过', on: 'rows', letter: 'M', when: "review.state == '0'", does: { job: 'pass-check-up' }, confirm: '这 {n} 份审核通过？通过后记录锁定；有缺项或危急值没有通知的会跳过。', undo: true, says: '已通过 {done} 份，跳过 {skipped} 份' },
    { id: 'print', label: '打印', on: 'rows', letter: 'V', permission: 'bggl', does: { print: 'all' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有待审核的体检表。', hint: '换体检日期，或看“退回未改”。' },
});
