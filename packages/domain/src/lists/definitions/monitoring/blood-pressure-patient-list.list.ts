import { defineList } from '../../list-definition.ts';
import { people } from '../resident-parts.ts';
import { NUMBER, where, who } from './monitoring-parts.data.ts';
import { MISSED_PRESSURE } from './missed-points.ts';
import { missedParts, patientParts } from './patient-parts.data.ts';

const { readings, columns, filters, views, actions } = patientParts('blood-pressure-patient', 'blood-pressure-reading', '1', '血压记录');
const { last } = readings;
const missed = missedParts(MISSED_PRESSURE);
/** At home by the aim for home, in the consulting room by the one for there. */
const CONTROLLED = `hasAny(${last}.measurementSource, ['2', '3']) ? ${last}.systolic < record.homeTargetSystolic && ${last}.diastolic < record.homeTargetDiastolic : ${last}.systolic < record.targetSystolic && ${last}.diastolic < record.targetDiastolic`;
const GRADES = { dictionary: 'blood-pressure-grade' };

/** 血压患者 (`/sjgl/xyhz`): whose blood pressure is followed at home, with the newest reading and what it asks for. */
export const bloodPressurePatientList = defineList({
  id: 'blood-pressure-patient-list',
  title: '血压患者',
  unit: '人',
  subject: 'record:blood-pressure-patient',
  permission: { code: 'gwyfrh' },
  columns: [
    ...who,
    { key: 'systolic', label: '收缩压', value: `${last}.systolic`, cell: 'number', width: 84, sortable: true, hint: 'mmHg' },
    { key: 'diastolic', label: '舒张压', value: `${last}.diastolic`, cell: 'number', width: 84, sortable: true, hint: 'mmHg' },
    { key: 'pulse', label: '脉率', value: `${last}.pulseRate`, cell: 'number', width: 96, unit: '次/分', shown: 'wide' },
    columns.measuredAt, columns.level,
    { key: 'grade', label: '血压等级', value: `${last}.bloodPressureGrade`, cell: 'choice', width: 156, words: GRADES, shown: 'wide' },
    { key: 'controlled', label: '达标', value: CONTROLLED, cell: 'yes-no', width: 64, hint: '最近一次：居家、动态按家庭目标，诊室按诊室目标' },
    columns.warned, columns.open,
    { key: 'mean', label: '30天平均', value: `pairText(${readings.mean('systolic', 30, 0)}, ${readings.mean('diastolic', 30, 0)})`, cell: 'text', width: 88, hint: 'mmHg，近 30 天每次测量的平均' },
    columns.times,
    { key: 'homeAim', label: '家庭目标', value: 'pairText(record.homeTargetSystolic, record.homeTargetDiastolic)', cell: 'text', width: 88, hint: 'mmHg，低于', shown: 'wide' },
    { key: 'officeAim', label: '诊室目标', value: 'pairText(record.targetSystolic, record.targetDiastolic)', cell: 'text', width: 88, hint: 'mmHg，低于', shown: 'chosen' },
    columns.type, columns.risk, columns.nextVisit,
    ...missed.columns,
    columns.medicine, columns.doctor, columns.state, columns.device, people.idNumber, people.archiveNumber,
  ],
  filters: [
    ...where, NUMBER, filters.state, filters.level, filters.silent,
    { key: 'grade', label: '血压等级', kind: 'choice', on: `${last}.bloodPressureGrade`, words: GRADES },
    { key: 'controlled', label: '是否达标', kind: 'choice', on: CONTROLLED, words: { options: [{ code: '1', label: '是' }, { code: '0', label: '否' }] } },
    { key: 'type', label: '患者类型', kind: 'choice', on: 'record.patientType', words: { form: 'blood-pressure-patient', field: 'patientType' }, place: 'more' },
    ...missed.filters,
    filters.warned, filters.open, filters.device, filters.doctor,
  ],
  views: [
    views.warned, views.open,
    { id: 'uncontrolled', label: '未达标', where: { controlled: ['0'] }, sort: [{ by: 'systolic', descending: true }] },
    ...missed.views, views.silent, views.mine,
  ],
  sort: [{ by: 'measuredAt', descending: true }],
  open: '/sjgl/xyhz/xydetail?resident=:resident',
  actions,
  empty: { text: '还没有血压监测的患者。', hint: '用“新增患者”把已建档的居民列入。', action: 'add', filtered: { text: '没有符合条件的患者。', hint: '去掉一个筛选条件。' } },
});
