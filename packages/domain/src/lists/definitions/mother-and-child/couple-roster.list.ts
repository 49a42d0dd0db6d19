import { defineList } from '../../list-definition.ts';
import { peopleFilters } from '../resident-parts.ts';

const words = (form: string, field: string) => ({ form, field });
const RISKS = words('prepregnancy-assessment', 'riskGroup');

/** 花名册: 孕前检查夫妇 (`/health/hmc?list=couple-roster`): one line a couple. */
export const coupleRoster = defineList({
  id: 'couple-roster',
  title: '孕前检查夫妇花名册',
  unit: '对',
  subject: 'record:prepregnancy-basic-info',
  permission: { code: 'gwfybjgl' },
  columns: [
    { key: 'number', label: '编号', value: 'record.recordNumber', cell: 'text', width: 150, sortable: true },
    { key: 'wife', label: '女方姓名', value: 'record.wifeName', cell: 'text', width: 90, shown: 'always' },
    { key: 'wifeId', label: '女方身份证号', value: 'record.wifeIdNumber', cell: 'text', width: 180 },
    { key: 'husband', label: '男方姓名', value: 'record.husbandName', cell: 'text', width: 90, shown: 'always' },
    { key: 'husbandId', label: '男方身份证号', value: 'record.husbandIdNumber', cell: 'text', width: 180 },
    { key: 'phone', label: '联系电话', value: 'record.wifePhone', cell: 'text', width: 120 },
    { key: 'village', label: '村/社区', value: 'resident.villageName', cell: 'text', width: 120, grows: true },
    { key: 'date', label: '检查日期', value: 'record.recordDate', cell: 'day', width: 110, sortable: true },
    { key: 'risk', label: '评估', value: 'latest(prepregnancy-assessment).riskGroup', cell: 'choice', width: 110, words: RISKS },
    { key: 'told', label: '告知日期', value: 'latest(prepregnancy-assessment).adviceDate', cell: 'day', width: 110 },
    { key: 'early', label: '早孕随访', value: 'latest(prepregnancy-early-follow-up).followUpResult', cell: 'choice', width: 120, words: words('prepregnancy-early-follow-up', 'followUpResult') },
    { key: 'doctor', label: '医生', value: 'record.doctor', cell: 'staff', width: 90 },
  ],
  filters: [
    { key: 'couple', label: '夫妻姓名/编号', kind: 'text', match: 'contains', on: ['record.wifeName', 'record.husbandName', 'record.recordNumber'] },
    peopleFilters.place, peopleFilters.village,
    { key: 'date', label: '检查日期', kind: 'days', on: 'record.recordDate' },
    { key: 'risk', label: '评估', kind: 'choice', on: 'latest(prepregnancy-assessment).riskGroup', words: RISKS },
    { key: 'doctor', label: '医生', kind: 'person', on: 'record.doctor' },
  ],
  sort: [{ by: 'date', descending: true }],
  open: '/health/yqjc/:resident/jcxx',
  actions: [{ id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有孕前检查。', hint: '到“孕前检查”登记。', filtered: { text: '没有符合条件的孕前检查。', hint: '换检查日期，或到“孕前检查”登记。' } },
});
