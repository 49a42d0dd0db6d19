import { defineList } from '../../list-definition.ts';
import { people } from '../resident-parts.ts';
import { screeningParts } from './screening-parts.ts';

/** Three different days or a third grade are enough to verify. */
const { who, columns, filters, views, actions } = screeningParts('hypertension-screening', 'hypertension-card', "record.differentDays >= 3 || record.bloodPressureGrade == '3' ? '0' : '3'");

/** 新高血压 (`/followup/xgxy`): people found with a raised blood pressure, until they are enrolled or excluded. */
export const newHypertensionList = defineList({
  id: 'new-hypertension-list',
  title: '新高血压',
  unit: '人',
  subject: 'record:hypertension-screening',
  permission: { code: 'gwsfmkgl' },
  columns: [
    ...who, columns.source, columns.found,
    { key: 'days', label: '非同日次数', value: 'sum(record.differentDays, 0)', cell: 'number', width: 96, unit: '次' },
    { key: 'grade', label: '最高分级', value: 'record.bloodPressureGrade', cell: 'choice', width: 132, words: { form: 'hypertension-screening', field: 'bloodPressureGrade' } },
    columns.referred, columns.verified, columns.state, people.doctor, people.idNumber,
  ],
  filters,
  views: [views.mineOpen, views.retest, views.late, views.confirmed],
  sort: [{ by: 'found', descending: true }],
  open: '/cust/jkdn/:resident',
  actions,
  empty: { text: '没有待核实的对象。', hint: '体检和首诊测压发现血压高的人，在这里登记复测。', action: 'create' },
});
