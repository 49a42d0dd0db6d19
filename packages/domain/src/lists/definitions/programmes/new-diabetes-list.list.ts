import { defineList } from '../../list-definition.ts';
import { people } from '../resident-parts.ts';
import { screeningParts } from './screening-parts.ts';

const { who, columns, filters, views, actions } = screeningParts(
  'diabetes-screening',
  'diabetes-card',
  "(isMissing(record.differentDays) ? false : record.differentDays >= 2) || (isMissing(record.typicalSymptoms) ? false : hasAny(record.typicalSymptoms, ['2', '3', '4', '5'])) ? '0' : '3'",
);

/** 新糖尿病 (`/followup/xtnb`): people found with a raised blood glucose, until they are enrolled or excluded. */
export const newDiabetesList = defineList({
  id: 'new-diabetes-list',
  title: '新糖尿病',
  unit: '人',
  subject: 'record:diabetes-screening',
  permission: { code: 'gwsfmkgl' },
  columns: [
    ...who, columns.source, columns.found,
    { key: 'category', label: '糖代谢分类', value: 'record.glucoseCategory', cell: 'text', width: 140 },
    columns.referred, columns.verified, columns.state, people.doctor, people.idNumber,
  ],
  filters,
  views: [views.mineOpen, views.late, views.confirmed],
  sort: [{ by: 'found', descending: true }],
  open: '/cust/jkdn/:resident',
  actions,
  empty: { text: '没有待核实的对象。', hint: '体检发现空腹血糖高的人，在这里登记复测。', action: 'create' },
});
