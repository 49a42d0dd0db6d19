import { department } from '../../../clinical/dictionaries/department.ts';
import { glucoseTimePoint } from '../../../clinical/dictionaries/glucose-time-point.ts';
import { defineList } from '../../list-definition.ts';
import { people } from '../resident-parts.ts';
import { NUMBER, where, who } from './monitoring-parts.data.ts';
import { MISSED_GLUCOSE } from './missed-points.ts';
import { missedParts, patientParts } from './patient-parts.data.ts';

const { readings, columns, filters, views, actions } = patientParts('blood-glucose-patient', 'blood-glucose-reading', '2', '血糖记录');
const { last } = readings;
const missed = missedParts(MISSED_GLUCOSE);
const TYPES = { form: 'blood-glucose-patient', field: 'patientType' };
const AFTER_MEAL = " && (record.timePoint == '2' || record.timePoint == '4' || record.timePoint == '6')";
const LOW = readings.times(30, ' && record.value < 3.9');

/** 血糖患者 (`/sjgl/xthz`): whose glucose is followed at home, with the newest reading and what it asks for. */
export const bloodGlucosePatientList = defineList({
  id: 'blood-glucose-patient-list',
  title: '血糖患者',
  unit: '人',
  subject: 'record:blood-glucose-patient',
  permission: { code: 'gwyfrh' },
  columns: [
    ...who,
    { key: 'type', label: '类型', value: 'record.patientType', cell: 'choice', width: 104, words: TYPES },
    { key: 'value', label: '最近血糖', value: `${last}.value`, cell: 'number', width: 92, decimals: 1, sortable: true, hint: 'mmol/L' },
    { key: 'point', label: '时点', value: `${last}.timePoint`, cell: 'choice', width: 96, words: { options: glucoseTimePoint } },
    columns.measuredAt, columns.level, columns.warned, columns.open,
    { key: 'fasting', label: '30天空腹', value: readings.mean('value', 30, 1, " && record.timePoint == '1'"), cell: 'number', width: 92, decimals: 1, sortable: true, hint: 'mmol/L，近 30 天空腹血糖的平均' },
    { key: 'afterMeal', label: '30天餐后', value: readings.mean('value', 30, 1, AFTER_MEAL), cell: 'number', width: 92, decimals: 1, sortable: true, hint: 'mmol/L，近 30 天三餐后 2 小时的平均' },
    { key: 'low', label: '30天低血糖', value: LOW, cell: 'number', width: 100, unit: '次', zero: 'blank', sortable: true, hint: '低于 3.9 mmol/L 的读数' },
    columns.times,
    { key: 'hba1c', label: '糖化血红蛋白', value: 'latest(blood-glucose-reading, when: !isMissing(record.hba1c)).hba1c', cell: 'number', width: 112, unit: '%', decimals: 1, shown: 'wide' },
    { key: 'aim', label: '空腹目标', value: 'rangeText(record.fastingTargetLow, record.fastingTargetHigh)', cell: 'text', width: 92, hint: 'mmol/L', shown: 'chosen' },
    { key: 'mealAim', label: '餐后目标', value: 'record.postprandialTargetHigh', cell: 'number', decimals: 1, width: 92, hint: 'mmol/L，低于', shown: 'chosen' },
    { key: 'treatment', label: '治疗方式', value: 'record.treatmentMode', cell: 'choices', width: 140, words: { form: 'blood-glucose-patient', field: 'treatmentMode' }, shown: 'chosen' },
    columns.nextVisit,
    ...missed.columns,
    columns.medicine, columns.doctor, columns.state, columns.device, people.idNumber, people.archiveNumber,
  ],
  filters: [
    ...where, NUMBER, filters.state, filters.level, filters.silent,
    { key: 'type', label: '糖尿病类型', kind: 'choice', on: 'record.patientType', words: TYPES },
    { key: 'point', label: '测量时点', kind: 'choice', on: `${last}.timePoint`, words: { options: glucoseTimePoint }, place: 'more' },
    { key: 'low', label: '30天低血糖次数', kind: 'range', on: LOW, place: 'more' },
    ...missed.filters,
    { key: 'department', label: '科室', kind: 'choice', on: 'record.department', words: { options: department }, place: 'more' },
    filters.warned, filters.open, filters.device, filters.doctor,
  ],
  views: [
    views.warned, views.open,
    { id: 'low', label: '有低血糖', where: { low: { from: 1 } }, sort: [{ by: 'low', descending: true }] },
    ...missed.views, views.silent, views.mine,
  ],
  sort: [{ by: 'measuredAt', descending: true }],
  open: '/sjgl/xthz/xtdetail?resident=:resident',
  actions,
  empty: { text: '还没有血糖监测的患者。', hint: '用“新增患者”把已建档的居民列入。', action: 'add', filtered: { text: '没有符合条件的患者。', hint: '去掉一个筛选条件。' } },
});
