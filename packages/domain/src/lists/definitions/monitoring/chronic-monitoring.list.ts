import { defineList } from '../../list-definition.ts';
import { people, sheetsOf } from '../resident-parts.ts';
import { LEVELS, where } from './monitoring-parts.data.ts';
import { REMIND } from './patient-parts.data.ts';
import { readingsOf } from './readings-of.ts';

const PRESSURE = readingsOf('blood-pressure-reading');
const GLUCOSE = readingsOf('blood-glucose-reading');
const IN_PRESSURE = "has(blood-pressure-patient, when: isMissing(record.state) || record.state != '3')";
const IN_GLUCOSE = "has(blood-glucose-patient, when: isMissing(record.state) || record.state != '3')";
const KIND = `${IN_PRESSURE} ? (${IN_GLUCOSE} ? '3' : '1') : '2'`;
const KINDS = { options: [{ code: '1', label: '血压' }, { code: '2', label: '血糖' }, { code: '3', label: '血压、血糖' }] };
const OPEN = `sum(${PRESSURE.openWarnings}, ${GLUCOSE.openWarnings})`;
const TIMES = `sum(${PRESSURE.times(30)}, ${GLUCOSE.times(30)})`;

/** 慢病监测 (`/yfrh/mbjc`): whoever is followed at home for pressure, glucose or both, one row a person. */
export const chronicMonitoring = defineList({
  id: 'chronic-monitoring',
  title: '慢病监测',
  unit: '人',
  subject: 'resident',
  permission: { code: 'gwyfrh' },
  fixed: `${IN_PRESSURE} || ${IN_GLUCOSE}`,
  columns: [
    people.name, { ...people.sex, shown: 'wide' }, people.age, { ...people.phone, shown: 'wide' }, people.village,
    { key: 'kind', label: '监测', value: KIND, cell: 'choice', width: 104, words: KINDS },
    { key: 'open', label: '未处理预警', value: OPEN, cell: 'number', width: 112, unit: '条', zero: 'blank', sortable: true },
    { key: 'systolic', label: '收缩压', value: `${PRESSURE.last}.systolic`, cell: 'number', width: 80, sortable: true, hint: '最近一次，mmHg' },
    { key: 'diastolic', label: '舒张压', value: `${PRESSURE.last}.diastolic`, cell: 'number', width: 76, hint: '最近一次，mmHg' },
    { key: 'pressureLevel', label: '血压预警', value: PRESSURE.level, cell: 'state', width: 112, words: LEVELS },
    { key: 'glucose', label: '血糖', value: `${GLUCOSE.last}.value`, cell: 'number', width: 72, decimals: 1, sortable: true, hint: '最近一次，mmol/L' },
    { key: 'glucoseLevel', label: '血糖预警', value: GLUCOSE.level, cell: 'state', width: 112, words: LEVELS },
    { key: 'times', label: '30天次数', value: TIMES, cell: 'number', width: 92, unit: '次', sortable: true },
    { key: 'pressureAt', label: '血压测量', value: `${PRESSURE.last}.measuredAt`, cell: 'instant', width: 140, sortable: true },
    { key: 'glucoseAt', label: '血糖测量', value: `${GLUCOSE.last}.measuredAt`, cell: 'instant', width: 140, sortable: true },
    people.doctor, people.idNumber, people.archiveNumber,
  ],
  filters: [
    ...where,
    { key: 'kind', label: '监测', kind: 'choice', on: KIND, words: KINDS },
    { key: 'pressureLevel', label: '血压预警', kind: 'choice', on: PRESSURE.level, words: LEVELS },
    { key: 'glucoseLevel', label: '血糖预警', kind: 'choice', on: GLUCOSE.level, words: LEVELS },
    { key: 'open', label: '未处理预警', kind: 'range', on: OPEN },
    { key: 'silent', label: '血压未测天数', kind: 'range', on: PRESSURE.silentDays, place: 'more' },
    { key: 'silentGlucose', label: '血糖未测天数', kind: 'range', on: GLUCOSE.silentDays, place: 'more' },
    { key: 'doctor', label: '责任医生', kind: 'person', on: 'resident.doctor' },
  ],
  views: [
    { id: 'warn', label: '有未处理预警', where: { open: { from: 1 } }, sort: [{ by: 'open', descending: true }] },
    { id: 'critical', label: '血压危急', where: { pressureLevel: ['4'] } },
    { id: 'critical-glucose', label: '血糖危急', where: { glucoseLevel: ['4'] } },
    { id: 'silent', label: '14天没测血压', where: { silent: { from: 15 } }, sort: [{ by: 'pressureAt' }] },
    { id: 'silent-glucose', label: '14天没测血糖', where: { silentGlucose: { from: 15 } }, sort: [{ by: 'glucoseAt' }] },
  ],
  sort: [{ by: 'open', descending: true }],
  open: '/cust/jkdn/:id',
  actions: [
    { id: 'pressure', label: '补录血压', on: 'row', letter: 'E', when: IN_PRESSURE, does: { form: 'blood-pressure-reading' } },
    { id: 'glucose', label: '补录血糖', on: 'row', letter: 'E', when: IN_GLUCOSE, does: { form: 'blood-glucose-reading' } },
    sheetsOf('blood-pressure-reading', 'pressureHistory', '血压记录'),
    sheetsOf('blood-glucose-reading', 'glucoseHistory', '血糖记录'),
    { ...REMIND, does: { job: 'remind-measuring' } },
    { id: 'intervene', label: '健康干预', on: 'row', letter: 'E', rare: true, permission: 'gwsfmkgl', does: { form: 'health-intervention' } },
    {
      id: 'report', label: '生成健康报告', on: 'rows', letter: 'E', does: { job: 'generate-health-reports' }, undo: true,
      asks: [
        { key: 'period', label: '周期', kind: 'choice', required: true, words: { options: [{ code: '1', label: '月报' }, { code: '2', label: '季报' }, { code: '3', label: '年报' }] } },
        { key: 'day', label: '报告期里的一天', kind: 'day', hint: '不填为上一个月（季、年）' },
        { key: 'over', label: '已有草稿时', kind: 'choice', words: { options: [{ code: '0', label: '跳过' }, { code: '1', label: '重新生成，保留建议' }] } },
      ],
      says: '已生成 {done} 份草稿；跳过 {skipped} 份，原因见回执。到“健康报告”审核。',
    },
    { id: 'prescribe', label: '管理处方', on: 'row', letter: 'E', rare: true, permission: 'gwsfmkgl', does: { form: 'management-prescription' } },
    { id: 'referral', label: '转诊', on: 'row', letter: 'E', rare: true, permission: 'gwjkdngl', does: { form: 'referral-out' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有在家监测的患者。', hint: '在“血压患者”“血糖患者”里新增。', filtered: { text: '没有符合条件的患者。', hint: '去掉一个筛选条件。' } },
});
