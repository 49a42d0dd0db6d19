import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { REPORT_LABELS, REVIEW_LABELS } from '../appointments/scheduling-parts.ts';

/** The check-ups behind a number, each beside its review and its report. Opened from the number (`filters.number`). */
export const analysedReviews = defineList({
  id: 'analysed-reviews',
  title: '统计名单（体检进度）',
  unit: '人',
  subject: 'review',
  permission: { code: 'gwtjdngl' },
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    { key: 'examDate', label: '体检日期', value: 'record.@occurredOn', cell: 'day', width: 110, sortable: true },
    { key: 'missing', label: '缺项', value: 'review.missing', cell: 'number', width: 70, unit: '项', hint: '人群应查而没有结果的项目；没有算过的空着' },
    { key: 'critical', label: '危急值', value: 'review.critical', cell: 'yes-no', width: 76 },
    { key: 'state', label: '体检审核', value: 'review.state', cell: 'state', width: 96, words: REVIEW_LABELS },
    { key: 'report', label: '报告状态', value: 'review.reportState', cell: 'state', width: 96, words: REPORT_LABELS },
    { key: 'deliveredAt', label: '发放时间', value: 'review.deliveredAt', cell: 'instant', width: 150, shown: 'wide' },
    people.institution, people.doctor, people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    peopleFilters.village, peopleFilters.doctor,
    { key: 'examDate', label: '体检日期', kind: 'days', on: 'record.@occurredOn' },
    { key: 'state', label: '体检审核', kind: 'choice', on: 'review.state', words: REVIEW_LABELS },
    { key: 'report', label: '报告状态', kind: 'choice', on: 'review.reportState', words: REPORT_LABELS },
  ],
  sort: [{ by: 'examDate', descending: true }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有体检表。', hint: '回到统计页面换一个数字。', filtered: { text: '没有符合条件的体检表。', hint: '去掉一个筛选条件，或回到统计页面换一个数字。' } },
});
