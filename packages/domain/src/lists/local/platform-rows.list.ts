import { defineList } from '../list-definition.ts';

/** 平台对账: what the platform holds of an institution and a period and the ledger does not. Identity numbers come as whoever asks may see them. */
export const platformRows = defineList({
  id: 'platform-rows',
  title: '平台有、本地没有',
  unit: '条',
  subject: 'platform-row',
  permission: { code: 'tjscgl', letter: 'E' },
  columns: [
    { key: 'name', label: '姓名', value: 'row.name', cell: 'text', width: 96, shown: 'always' },
    { key: 'idNumber', label: '身份证号', value: 'row.idNumber', cell: 'text', width: 176 },
    { key: 'title', label: '数据类型', value: 'row.title', cell: 'text', width: 160, grows: true },
    { key: 'day', label: '业务日期', value: 'row.day', cell: 'day', width: 112 },
  ],
  filters: [],
  sort: [],
  empty: { text: '没有平台有、本地没有的记录。' },
});
