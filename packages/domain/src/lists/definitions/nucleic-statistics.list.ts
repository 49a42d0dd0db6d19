import { defineList } from '../list-definition.ts';

const count = (key: string, label: string, unit: string, hint?: string) =>
  ({ key, label, value: `day.${key}`, cell: 'number', width: 92, unit, sortable: true, ...(hint && { hint }) }) as const;

/** 核酸检测查询统计 (`/hsjc/hsjccxtj`): what each institution took on each day and what became of it, counted from the samples there are. */
export const nucleicStatistics = defineList({
  id: 'nucleic-statistics',
  title: '核酸检测查询统计',
  unit: '行',
  subject: 'nucleic-day',
  permission: { code: 'hsjccxtj' },
  columns: [
    { key: 'institution', label: '采样机构', value: 'day.institution', cell: 'institution', width: 180, grows: true, shown: 'always' },
    { key: 'day', label: '采样日期', value: 'day.day', cell: 'day', width: 110, sortable: true, shown: 'always' },
    count('persons', '采样人数', '人', '当天同一证件号只数一次；作废的不算'), count('times', '采样人次', '人次'), count('tubes', '采样管数', '管'),
    count('received', '接收管数', '管'), count('rejected', '拒收管数', '管'),
    { key: 'rejectRate', label: '拒收率', value: 'round(day.rejected * 100 / (day.received + day.rejected), 2)', cell: 'number', width: 84, unit: '%', decimals: 2, hint: '拒收管数/（接收管数＋拒收管数）' },
    count('tested', '检测管数', '管'), count('negative', '阴性人数', '人', '已审核的；混采阴性的成员都算'),
    count('positiveTubes', '阳性管数', '管'), count('positive', '确认阳性', '人', '只数单管结果；混采阳性管不直接计人'),
    count('suspect', '可疑人数', '人'), count('retest', '复核人数', '人', '混采阳性、可疑转单采复核的人'),
    count('hours', '平均用时', '小时', '采样到审核的平均小时数'),
  ],
  filters: [
    { key: 'day', label: '采样日期', kind: 'days', on: 'day.day', default: { from: '@today-30d', to: '@today' } },
    { key: 'institution', label: '采样机构', kind: 'place', on: 'day.institution' },
    { key: 'positive', label: '有阳性管', kind: 'switch', on: 'day.positiveTubes > 0' },
    { key: 'rejected', label: '有拒收', kind: 'switch', on: 'day.rejected > 0' },
  ],
  sort: [{ by: 'day', descending: true }],
  actions: [{ id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '这段时间没有采样。', hint: '换采样日期或机构。' },
});
