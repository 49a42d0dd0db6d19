import { defineList } from '../../list-definition.ts';
import { CROWD_LABELS, sampled, sampledFilters } from '../nucleic/nucleic-parts.ts';

/** Whose samples stand behind a number. Opened from the number (`filters.number`). */
export const analysedSamples = defineList({
  id: 'analysed-samples',
  title: '统计名单（样本）',
  unit: '份',
  subject: 'sample',
  permission: { code: 'yblb' },
  columns: [
    sampled.name, sampled.code, sampled.kind, sampled.sampledAt, sampled.state, sampled.result, sampled.sex, sampled.age, sampled.idNo, sampled.phone,
    { key: 'reviewedAt', label: '审核时间', value: 'sample.reviewedAt', cell: 'instant', width: 140, sortable: true },
    { key: 'crowd', label: '人群类别', value: 'sample.crowd', cell: 'choice', width: 130, words: CROWD_LABELS },
    { key: 'institution', label: '采样机构', value: 'sample.institution', cell: 'institution', width: 160, grows: true },
    { key: 'newTube', label: '复核管', value: 'sample.newTube', cell: 'text', width: 150, shown: 'wide' },
    sampled.lab,
  ],
  filters: [
    sampledFilters.who, { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    sampledFilters.sampledAt, sampledFilters.state, sampledFilters.institution, sampledFilters.kind, sampledFilters.result,
    { key: 'crowd', label: '人群类别', kind: 'choice', on: 'sample.crowd', words: CROWD_LABELS },
  ],
  sort: [{ by: 'sampledAt', descending: true }],
  actions: [
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { dialog: 'tubeWay' } },
    { id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有样本。', hint: '回到统计页面换一个数字。', filtered: { text: '没有符合条件的样本。', hint: '去掉一个筛选条件，或回到统计页面换一个数字。' } },
});
