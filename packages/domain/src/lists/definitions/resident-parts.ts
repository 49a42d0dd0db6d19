import type { CodeLabels, Column, Filter, ListAction } from '../list-definition.ts';

/** The words of `Resident.sex`. */
export const SEX: CodeLabels = {
  options: [
    { code: 'male', label: '男' },
    { code: 'female', label: '女' },
  ],
};

/** The words of `KnownCondition`. */
export const CONDITIONS: CodeLabels = {
  options: [
    { code: 'hypertension', label: '高血压' },
    { code: 'diabetes', label: '糖尿病' },
    { code: 'psychosis', label: '严重精神障碍' },
    { code: 'tuberculosis', label: '肺结核' },
    { code: 'copd', label: '慢阻肺' },
    { code: 'coronary-heart-disease', label: '冠心病' },
    { code: 'stroke', label: '脑卒中' },
    { code: 'tumour', label: '肿瘤' },
  ],
};

export const YES_NO: CodeLabels = {
  options: [
    { code: '1', label: '是' },
    { code: '0', label: '否' },
  ],
};

/** Columns that lists of people share; a list takes those it needs: `people.name`. */
export const people = {
  archiveNumber: {
    key: 'archiveNumber',
    label: '档案编号',
    value: 'resident.archiveNumber',
    cell: 'text',
    width: 170,
    sortable: true,
    shown: 'wide',
  },
  name: {
    key: 'name',
    label: '姓名',
    value: 'resident.name',
    cell: 'person',
    width: 90,
    sortable: true,
    shown: 'always',
  },
  sex: { key: 'sex', label: '性别', value: 'resident.sex', cell: 'choice', width: 56, words: SEX },
  age: { key: 'age', label: '年龄', value: 'resident.age', cell: 'number', width: 64, unit: '岁', sortable: true },
  birthDate: {
    key: 'birthDate',
    label: '出生日期',
    value: 'resident.birthDate',
    cell: 'day',
    width: 110,
    shown: 'chosen',
  },
  idNumber: { key: 'idNumber', label: '身份证号', value: 'resident.idNumber', cell: 'text', width: 180 },
  phone: { key: 'phone', label: '联系电话', value: 'resident.phone', cell: 'text', width: 120 },
  address: { key: 'address', label: '现住址', value: 'resident.address', cell: 'text', width: 200, shown: 'wide' },
  village: { key: 'village', label: '村/社区', value: 'resident.villageName', cell: 'text', width: 120, grows: true },
  institution: {
    key: 'institution',
    label: '管理机构',
    value: 'resident.institution',
    cell: 'institution',
    width: 160,
    shown: 'wide',
  },
  doctor: { key: 'doctor', label: '责任医生', value: 'resident.doctor', cell: 'staff', width: 90 },
  conditions: {
    key: 'conditions',
    label: '人群分类',
    value: 'resident.conditions',
    cell: 'choices',
    width: 150,
    words: CONDITIONS,
  },
  status: {
    key: 'status',
    label: '状态',
    value: 'resident.status',
    cell: 'state',
    width: 114,
    words: { dictionary: 'archive-status' },
  },
  filedOn: { key: 'filedOn', label: '建档日期', value: 'resident.filedOn', cell: 'day', width: 110, sortable: true },
  lastCheckUpOn: {
    key: 'lastCheckUpOn',
    label: '最近体检',
    value: 'resident.lastCheckUpOn',
    cell: 'day',
    width: 110,
    sortable: true,
  },
  nextFollowUpOn: {
    key: 'nextFollowUpOn',
    label: '下次随访',
    value: 'resident.nextFollowUpOn',
    cell: 'day',
    width: 110,
    sortable: true,
  },
} as const satisfies { readonly [key: string]: Column };

/** Filters that lists of people share. */
export const peopleFilters = {
  place: { key: 'place', label: '管理机构', kind: 'place', on: 'resident.institution' },
  village: { key: 'village', label: '村/社区', kind: 'place', on: 'resident.village' },
  person: {
    key: 'person',
    label: '姓名/身份证号/档案号',
    kind: 'text',
    match: 'search',
    on: ['resident.name', 'resident.idNumber', 'resident.archiveNumber'],
  },
  status: {
    key: 'status',
    label: '档案状态',
    kind: 'choice',
    on: 'resident.status',
    words: { dictionary: 'archive-status' },
    default: ['1'],
  },
  conditions: { key: 'conditions', label: '人群分类', kind: 'choice', on: 'resident.conditions', words: CONDITIONS },
  sex: { key: 'sex', label: '性别', kind: 'choice', on: 'resident.sex', words: SEX },
  age: { key: 'age', label: '年龄', kind: 'range', on: 'resident.age' },
  doctor: { key: 'doctor', label: '责任医生', kind: 'person', on: 'resident.doctor' },
  filedOn: { key: 'filedOn', label: '建档日期', kind: 'days', on: 'resident.filedOn' },
  phone: { key: 'phone', label: '联系电话', kind: 'text', match: 'prefix', on: 'resident.phone' },
} as const satisfies { readonly [key: string]: Filter };

/** Prints sheets of ticked people, by the names of their print pages; others may be chosen beside them. */
export const printOf = (...sheets: readonly [string, ...string[]]): ListAction => ({
  id: 'print',
  label: '打印',
  on: 'rows',
  letter: 'V',
  permission: 'bggl',
  does: { print: sheets.join(',') },
});

/** What ticked people have waiting for the platform, of the kinds the list is about (`PEOPLE_UPLOADS`). */
export const uploadOf = (job: `upload-${string}`, what: string): ListAction => ({
  id: 'upload',
  label: '上传',
  on: 'rows',
  letter: 'E',
  permission: 'tjscgl',
  does: { job },
  confirm: `上传所选 {n} 人的${what}到省平台？待上传、失败后改过和需重新上传的才会排队，个人档案先传。`,
  says: '已排队 {done} 人；跳过 {skipped} 人（原因见回执）。',
});

/** Leads to all sheets of a form that the row's person has, with what each says first. */
export const sheetsOf = (form: string, id: string, label: string): ListAction => ({
  id,
  label,
  on: 'row',
  letter: 'V',
  when: `has(${form})`,
  does: { open: `/cust/jkdn/:resident/records?form=${form}` },
});
