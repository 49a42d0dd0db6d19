import { department } from '../../../clinical/dictionaries/department.ts';
import { glucoseTimePoint } from '../../../clinical/dictionaries/glucose-time-point.ts';
import { defineList } from '../../list-definition.ts';
import { people } from '../resident-parts.ts';
import { NUMBER, where } from './monitoring-parts.data.ts';
import { readingParts } from './reading-parts.data.ts';

const { columns, filters, views, actions } = readingParts('blood-glucose-reading');
const POINTS = { options: glucoseTimePoint };

/** 血糖记录 (`/sjgl/xthz/xtjl`): readings of home, consulting room and devices, and what became of their warnings. */
export const bloodGlucoseReadings = defineList({
  id: 'blood-glucose-readings',
  title: '血糖记录',
  unit: '条',
  subject: 'record:blood-glucose-reading',
  permission: { code: 'gwyfrh' },
  columns: [
    people.name, columns.measuredAt,
    { key: 'point', label: '时点', value: 'record.timePoint', cell: 'choice', width: 104, words: POINTS },
    { key: 'value', label: '血糖', value: 'record.value', cell: 'number', width: 92, decimals: 1, sortable: true, shown: 'always', hint: 'mmol/L' },
    { key: 'judged', label: '判断', value: 'record.glucoseLevel', cell: 'text', width: 120 },
    columns.level, columns.handled, columns.source,
    { key: 'department', label: '科室', value: 'record.department', cell: 'choice', width: 104, words: { options: department }, shown: 'wide' },
    columns.entry, columns.state, columns.handling, columns.device, columns.note,
    people.village, people.doctor,
  ],
  filters: [
    ...where, NUMBER, filters.on, filters.level, filters.handled,
    { key: 'point', label: '时点', kind: 'choice', on: 'record.timePoint', words: POINTS },
    { key: 'low', label: '低血糖', kind: 'switch', on: 'record.value < 3.9', place: 'more' },
    { key: 'department', label: '科室', kind: 'choice', on: 'record.department', words: { options: department }, place: 'more' },
    filters.source, filters.entry, filters.state, filters.device,
  ],
  views: [
    views.open, views.today, views.critical, views.self,
    { id: 'low', label: '低血糖', where: { low: ['1'] } },
  ],
  sort: [{ by: 'measuredAt', descending: true }],
  open: '/cust/jkdn/:resident/form/blood-glucose-reading/:id',
  actions,
  empty: { text: '还没有血糖记录。', hint: '用“补录”登记一次测量。', action: 'record', filtered: { text: '没有符合条件的血糖记录。', hint: '放宽测量日期，或去掉一个筛选条件。' } },
});
