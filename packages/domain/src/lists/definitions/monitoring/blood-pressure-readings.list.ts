import { defineList } from '../../list-definition.ts';
import { people } from '../resident-parts.ts';
import { NUMBER, where } from './monitoring-parts.data.ts';
import { readingParts } from './reading-parts.data.ts';

const { columns, filters, views, actions } = readingParts('blood-pressure-reading');
/** In short: the code table says what each of them is in a sentence. */
const SLOTS = { options: [{ code: '1', label: '清晨' }, { code: '2', label: '上午' }, { code: '3', label: '下午' }, { code: '4', label: '晚间' }, { code: '5', label: '夜间睡眠' }, { code: '0', label: '随机' }] };

/** 血压记录 (`/sjgl/xyhz/xyjl`): readings of home, consulting room and devices, and what became of their warnings. */
export const bloodPressureReadings = defineList({
  id: 'blood-pressure-readings',
  title: '血压记录',
  unit: '条',
  subject: 'record:blood-pressure-reading',
  permission: { code: 'gwyfrh' },
  columns: [
    people.name, columns.measuredAt,
    { key: 'slot', label: '时段', value: 'record.timeSlot', cell: 'choice', width: 88, words: SLOTS },
    { key: 'systolic', label: '收缩压', value: 'record.systolic', cell: 'number', width: 84, sortable: true, shown: 'always', hint: 'mmHg' },
    { key: 'diastolic', label: '舒张压', value: 'record.diastolic', cell: 'number', width: 84, sortable: true, shown: 'always', hint: 'mmHg' },
    { key: 'pulse', label: '脉率', value: 'record.pulseRate', cell: 'number', width: 96, unit: '次/分' },
    { key: 'grade', label: '分级', value: 'record.bloodPressureGrade', cell: 'choice', width: 156, words: { dictionary: 'blood-pressure-grade' } },
    columns.level, columns.handled, columns.source, columns.entry, columns.state, columns.handling, columns.device, columns.note,
    people.village, people.doctor,
  ],
  filters: [
    ...where, NUMBER, filters.on, filters.level, filters.handled,
    { key: 'slot', label: '时段', kind: 'choice', on: 'record.timeSlot', words: SLOTS, place: 'more' },
    filters.source, filters.entry, filters.state, filters.device,
  ],
  views: [views.open, views.today, views.critical, views.self],
  sort: [{ by: 'measuredAt', descending: true }],
  open: '/cust/jkdn/:resident/form/blood-pressure-reading/:id',
  actions,
  empty: { text: '还没有血压记录。', hint: '用“补录”登记一次测量。', action: 'record', filtered: { text: '没有符合条件的血压记录。', hint: '放宽测量日期，或去掉一个筛选条件。' } },
});
