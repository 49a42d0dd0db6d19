import { defineList } from '../../list-definition.ts';
import { CROWD_LABELS, inBox, NOTE_RETEST, REJECT_LABELS, sampled, sampledFilters } from './nucleic-parts.ts';

const VOID_REASONS = [['1', '条码贴错'], ['2', '人员登记错'], ['3', '采样失败'], ['4', '管破损'], ['5', '重复登记'], ['9', '其他']] as const;

/** 样本列表 (`/hsjc/yblb`): everybody a sample was taken from; packing, labels, voiding. */
export const nucleicSampleList = defineList({
  id: 'nucleic-sample-list',
  title: '样本列表',
  unit: '份',
  subject: 'sample',
  permission: { code: 'yblb' },
  columns: [
    sampled.name, sampled.code, sampled.kind, sampled.sampledAt, sampled.state, sampled.result, sampled.sex, sampled.age, sampled.idNo, sampled.phone,
    { key: 'sampleNo', label: '样本编号', value: 'sample.sampleNo', cell: 'text', width: 160, shown: 'wide' },
    { key: 'crowd', label: '人群类别', value: 'sample.crowd', cell: 'choice', width: 130, words: CROWD_LABELS },
    { key: 'point', label: '采样点', value: 'sample.point', cell: 'text', width: 120, grows: true },
    { key: 'boxNo', label: '转运箱码', value: 'sample.boxNo', cell: 'text', width: 130 },
    { key: 'institution', label: '采样机构', value: 'sample.institution', cell: 'institution', width: 160, shown: 'wide' },
    sampled.lab,
    { key: 'rejected', label: '拒收/让步原因', value: 'sample.rejected', cell: 'choices', width: 160, words: REJECT_LABELS, shown: 'wide' },
    { key: 'reason', label: '最近一次的原因', value: 'sample.reason', cell: 'text', width: 160, shown: 'chosen' },
    { key: 'sampler', label: '采样人员', value: 'sample.sampler', cell: 'staff', width: 90, shown: 'wide' },
    { key: 'reportedAt', label: '报告时间', value: 'sample.reportedAt', cell: 'instant', width: 140, shown: 'wide' },
  ],
  filters: [
    sampledFilters.who, sampledFilters.sampledAt, sampledFilters.state, sampledFilters.institution, sampledFilters.kind, sampledFilters.result,
    { key: 'boxNo', label: '转运箱码', kind: 'text', match: 'prefix', on: 'sample.boxNo' },
    { key: 'point', label: '采样点', kind: 'text', match: 'contains', on: 'sample.point' },
    { key: 'crowd', label: '人群类别', kind: 'choice', on: 'sample.crowd', words: CROWD_LABELS },
    { key: 'lab', label: '检测机构', kind: 'place', on: 'sample.lab' }, inBox('sample'),
  ],
  views: [
    { id: 'week', label: '近七天', where: { sampledAt: { from: '@today-7d', to: '@today' } }, default: true },
    { id: 'to-pack', label: '未装箱', where: { state: ['10'] }, sort: [{ by: 'sampledAt' }] },
    { id: 'packed', label: '已装箱未发车', where: { state: ['20'] }, sort: [{ by: 'sampledAt' }] },
    { id: 'positive', label: '阳性、可疑', where: { result: ['1', '2'] } },
    { id: 'rejected', label: '被拒收', where: { state: ['45'] } },
    { id: 'retest', label: '待单采复核', where: { state: ['65'] } },
    { id: 'void', label: '已作废', where: { state: ['90'] } },
  ],
  sort: [{ by: 'sampledAt', descending: true }],
  actions: [
    {
      id: 'pack-by-code', label: '扫码装箱', on: 'page', letter: 'E', permission: 'cjyb', does: { dialog: 'code-series' },
      series: {
        action: 'pack', by: 'who', codeLabel: '采样管条码', keeps: ['boxNo', 'lab', 'carrier', 'carrierPhone'],
        ends: { list: 'nucleic-boxes', action: 'seal', by: 'boxNo', answer: 'boxNo', label: '封箱并打印箱签', says: '已封箱' },
      },
    },
    {
      id: 'pack', label: '装箱', on: 'rows', letter: 'E', permission: 'cjyb', when: "sample.state == '10'", does: { job: 'pack-tubes' }, undo: true,
      confirm: '所选样本的采样管装入同一个转运箱；混采的整管装入。', says: '已装箱 {done} 份，跳过 {skipped} 份',
      asks: [
        { key: 'boxNo', label: '转运箱码', kind: 'text', required: true, hint: '扫箱上的条码；正在装的箱接着装，没有的开一个新箱' },
        { key: 'lab', label: '送检实验室', kind: 'institution', hint: '不选就是本乡镇卫生院' },
        { key: 'carrier', label: '转运人员', kind: 'text', hint: '可以到发车时再填' },
        { key: 'carrierPhone', label: '转运人员电话', kind: 'text' },
      ],
    },
    { id: 'unpack', label: '取出', on: 'rows', letter: 'E', permission: 'cjyb', when: "sample.state == '20'", does: { job: 'unpack-tubes' }, confirm: '从转运箱取出所选 {n} 份样本的采样管？', says: '已取出 {done} 份，跳过 {skipped} 份' },
    { id: 'label', label: '打印条码', on: 'rows', letter: 'V', when: "sample.state != '90'", does: { print: 'tube-labels' } },
    { ...NOTE_RETEST, id: 'note', label: '登记复核通知', on: 'row', when: "sample.state == '65'", says: '已登记' },
    {
      id: 'void', label: '作废', on: 'row', letter: 'M', when: "hasAny(sample.state, ['10', '20']) && sample.kind == '1'", does: { job: 'void-tube' }, confirm: '作废后管码不能再用，确定作废这份样本？', says: '已作废 {done} 份',
      asks: [
        { key: 'reasonCode', label: '作废原因', kind: 'choice', required: true, words: { options: VOID_REASONS.map(([code, label]) => ({ code, label })) } },
        { key: 'reason', label: '说明', kind: 'long-text' },
      ],
    },
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { dialog: 'tubeWay' } },
    { id: 'boxes', label: '转运箱', on: 'page', letter: 'V', does: { open: '/hsjc/yblb/zyx' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有样本。', hint: '在“单采登记”“混采登记”登记后在这里。' },
});
