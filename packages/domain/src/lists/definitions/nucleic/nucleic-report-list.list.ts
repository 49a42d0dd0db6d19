import { defineList } from '../../list-definition.ts';
import { REASON, sampled, sampledFilters, SPECIMEN_LABELS } from './nucleic-parts.ts';

/** 核酸检测报告 (`/hsjc/hsjcbg`): a report for each person, printed with a code that anybody can check. */
export const nucleicReportList = defineList({
  id: 'nucleic-report-list',
  title: '核酸检测报告',
  unit: '份',
  subject: 'sample',
  permission: { code: 'hsjcbg' },
  fixed: "hasAny(sample.state, ['70', '80', '81'])",
  columns: [
    { key: 'reportNo', label: '报告编号', value: 'sample.reportNo', cell: 'text', width: 170, sortable: true, shown: 'always' },
    sampled.name, sampled.sex, sampled.age, sampled.idNo, sampled.kind,
    { ...sampled.result, label: '结论' }, sampled.state,
    { key: 'reportedAt', label: '报告时间', value: 'sample.reportedAt', cell: 'instant', width: 140, sortable: true },
    { key: 'prints', label: '打印', value: 'sample.prints', cell: 'number', width: 64, unit: '次' },
    { key: 'printedAt', label: '最近打印', value: 'sample.printedAt', cell: 'instant', width: 140, shown: 'wide' },
    sampled.sampledAt,
    { key: 'specimen', label: '标本类型', value: 'sample.specimen', cell: 'choice', width: 90, words: SPECIMEN_LABELS, shown: 'wide' },
    { key: 'lab', label: '检测机构', value: 'sample.lab', cell: 'institution', width: 160, grows: true }, sampled.code,
    { key: 'reason', label: '最近一次的原因', value: 'sample.reason', cell: 'text', width: 160, shown: 'chosen' },
  ],
  filters: [
    { ...sampledFilters.who, label: '姓名、证件号、电话或报告号', on: ['sample.name', 'sample.idNo', 'sample.phone', 'sample.reportNo'] },
    { key: 'reportedAt', label: '报告日期', kind: 'days', on: 'sample.reportedAt' },
    sampledFilters.state, sampledFilters.result,
    { key: 'unprinted', label: '没有打印过', kind: 'switch', on: "sample.state == '80' && sample.prints == 0" },
    sampledFilters.institution,
    { key: 'lab', label: '检测机构', kind: 'place', on: 'sample.lab' },
  ],
  views: [
    { id: 'today', label: '今天的报告', where: { reportedAt: { from: '@today', to: '@today' } } },
    { id: 'unprinted', label: '未打印', where: { unprinted: ['1'] } },
    { id: 'to-issue', label: '待出报告', where: { state: ['70'] } },
    { id: 'positive', label: '阳性', where: { result: ['1'] } },
    { id: 'withdrawn', label: '已撤回', where: { state: ['81'] } },
  ],
  sort: [{ by: 'reportedAt', descending: true }],
  actions: [
    { id: 'print', label: '打印报告', on: 'rows', letter: 'V', when: "sample.state == '80'", does: { print: 'nucleic-report' } },
    { id: 'issue', label: '出报告', on: 'row', letter: 'M', when: "sample.state == '70' && sample.kind == '1' && sample.result == '1'", does: { job: 'issue-nucleic-report' }, confirm: '这份样本为阳性，确定出报告？', says: '已出报告' },
    { id: 'withdraw', label: '撤回报告', on: 'row', letter: 'M', when: "sample.state == '80'", does: { job: 'withdraw-nucleic-report' }, confirm: '撤回后二维码立即失效；混采的，同管各人的报告一起撤回。确定撤回？', asks: [REASON], says: '已撤回，二维码已失效' },
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { dialog: 'tubeWay' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有报告。', hint: '阴性样本审核后自动出报告。' },
});
