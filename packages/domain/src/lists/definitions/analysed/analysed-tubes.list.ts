import { defineList } from '../../list-definition.ts';
import { CONCLUSION_LABELS, inBox, KIND_LABELS, REJECT_LABELS, RESULT_TEXTS, TUBE_LABELS } from '../nucleic/nucleic-parts.ts';

const moment = (key: string, label: string) =>
  ({ key, label, value: `tube.${key}`, cell: 'instant', width: 140, sortable: true }) as const;

/** The tubes behind a number; nobody is named. Opened from the number (`filters.number`). */
export const analysedTubes = defineList({
  id: 'analysed-tubes',
  title: '统计名单（采样管）',
  unit: '管',
  subject: 'tube',
  permission: { code: 'hsjccxtj' },
  columns: [
    { key: 'code', label: '采样管条码', value: 'tube.code', cell: 'text', width: 170, shown: 'always' },
    { key: 'kind', label: '方式', value: 'tube.kind', cell: 'choice', width: 72, words: KIND_LABELS },
    { key: 'persons', label: '人数', value: 'tube.persons', cell: 'number', width: 72, unit: '人' },
    { key: 'state', label: '状态', value: 'tube.state', cell: 'state', width: 110, words: TUBE_LABELS },
    { key: 'result', label: '结果', value: 'tube.result', cell: 'state', width: 80, words: RESULT_TEXTS },
    { key: 'conclusion', label: '验收', value: 'tube.conclusion', cell: 'choice', width: 100, words: CONCLUSION_LABELS },
    moment('sampledAt', '采样时间'), moment('receivedAt', '接收时间'), moment('testedAt', '检测时间'), moment('reviewedAt', '审核时间'),
    { key: 'institution', label: '采样机构', value: 'tube.institution', cell: 'institution', width: 160, grows: true },
    { key: 'lab', label: '检测机构', value: 'tube.lab', cell: 'institution', width: 160, shown: 'wide' },
    { key: 'rejected', label: '拒收/让步原因', value: 'tube.rejected', cell: 'choices', width: 160, words: REJECT_LABELS, shown: 'wide' },
  ],
  filters: [
    { key: 'code', label: '采样管条码', kind: 'text', match: 'contains', on: 'tube.code' },
    { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    { key: 'state', label: '状态', kind: 'choice', on: 'tube.state', words: TUBE_LABELS },
    { key: 'institution', label: '采样机构', kind: 'place', on: 'tube.institution' },
    { key: 'kind', label: '采样方式', kind: 'choice', on: 'tube.kind', words: KIND_LABELS },
    { key: 'result', label: '结果', kind: 'choice', on: 'tube.result', words: RESULT_TEXTS },
    { key: 'sampledAt', label: '采样日期', kind: 'days', on: 'tube.sampledAt' }, inBox('tube'),
  ],
  sort: [{ by: 'sampledAt', descending: true }],
  actions: [
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { dialog: 'tubeWay' } },
    { id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有采样管。', hint: '回到统计页面换一个数字。', filtered: { text: '没有符合条件的采样管。', hint: '去掉一个筛选条件，或回到统计页面换一个数字。' } },
});
