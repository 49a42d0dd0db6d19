import { defineList } from '../../list-definition.ts';
import { medicineList } from './medicine-parts.data.ts';

/** 用药记录（血压） (`/sjgl/xyhz/yyjl`). */
export const medicationRecordsBp = defineList(medicineList({ id: 'medication-records-bp', title: '用药记录（血压）' }, '1', [
  { key: 'class', label: '种类', value: 'record.drugClassHypertension', cell: 'choice', width: 170, words: { form: 'medication-record', field: 'drugClassHypertension' } },
]));
