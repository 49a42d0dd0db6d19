import { defineList } from '../../list-definition.ts';
import { medicineList } from './medicine-parts.data.ts';

/** 各病用药记录 (`/upms/ypml/yy`): medicines for whatever disease, which a drug of the catalogue opens. */
export const drugUses = defineList(medicineList({ id: 'drug-uses', title: '各病用药记录' }, undefined, [
  { key: 'disease', label: '对应疾病', value: 'record.disease', cell: 'choice', width: 120, words: { form: 'medication-record', field: 'disease' } },
]));
