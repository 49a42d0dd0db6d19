import { medicationList } from './medication-parts.ts';

/** 用药记录（血压） (`/sjgl/xyhz/yyjl`). */
export const medicationRecordsBp = medicationList('medication-records-bp', '用药记录（血压）', '1', [
  { key: 'class', label: '种类', value: 'record.drugClassHypertension', cell: 'choice', width: 170, words: { form: 'medication-record', field: 'drugClassHypertension' } },
]);
