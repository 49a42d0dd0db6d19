import { defineList } from '../../list-definition.ts';
import { medicineList } from './medicine-parts.data.ts';

/** 用药记录（血糖） (`/sjgl/xthz/yyjl`). */
export const medicationRecordsGlucose = defineList(medicineList({ id: 'medication-records-glucose', title: '用药记录（血糖）' }, '2', [
  { key: 'class', label: '种类', value: 'record.drugClassDiabetes', cell: 'choice', width: 170, words: { form: 'medication-record', field: 'drugClassDiabetes' } },
  { key: 'morning', label: '早', value: 'record.morningDose', cell: 'number', width: 56 },
  { key: 'noon', label: '中', value: 'record.noonDose', cell: 'number', width: 56 },
  { key: 'evening', label: '晚', value: 'record.eveningDose', cell: 'number', width: 56 },
  { key: 'bedtime', label: '睡前', value: 'record.bedtimeDose', cell: 'number', width: 64 },
]));
