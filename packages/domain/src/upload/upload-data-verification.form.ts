import type { FormDefinition } from '../forms/index.ts';

/** 数据核查文件. */
export const uploadDataVerification: FormDefinition = {
  id: 'upload-data-verification',
  version: 1,
  title: '数据核查文件',
  module: 'upload',
  routes: ['dialog:data-verification'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义（规格书 3、5、7、8 节）',
  verified: ['spec', 'recall'],
  sections: [
    {
      id: 'file', title: '上传文件',
      fields: [
        { key: 'file', label: '待核查Excel', type: 'text', required: true, note: '拖拽上传，仅.xls/.xlsx，≤10MB，首行为表头' },
        {
          key: 'columns', label: '必备列', type: 'table',
          columns: [
            { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name' },
            { key: 'idNo', label: '身份证号', type: 'text', required: true, sensitive: 'id-number' },
            { key: 'phone', label: '联系电话', type: 'text', sensitive: 'phone' },
            { key: 'org', label: '机构', type: 'text' },
          ],
        },
      ],
    },
    {
      id: 'result', title: '核查结果文件列',
      fields: [
        {
          key: 'rows', label: '结果行', type: 'table',
          columns: [
            { key: 'rowNo', label: '行号', type: 'integer' },
            { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name' },
            { key: 'idNo', label: '身份证号', type: 'text', sensitive: 'id-number' },
            {
              key: 'idValid', label: '证件号校验', type: 'single',
              options: [
                { code: '1', label: '正确' }, { code: '2', label: '长度错误' }, { code: '3', label: '校验码错误' }, { code: '4', label: '重复' },
              ],
            },
            { key: 'archived', label: '是否建档', type: 'boolean' },
            { key: 'archiveNo', label: '档案编号', type: 'text' },
            { key: 'manageOrg', label: '管理机构', type: 'text' },
            { key: 'nameMatch', label: '姓名一致', type: 'boolean' },
            { key: 'age', label: '年龄', type: 'integer', unit: '岁' },
            { key: 'elderly', label: '是否65岁以上', type: 'boolean' },
            { key: 'hypertension', label: '高血压管理', type: 'boolean' },
            { key: 'diabetes', label: '糖尿病管理', type: 'boolean' },
            { key: 'lastCheckUp', label: '最近体检日期', type: 'date' },
            { key: 'thisYearChecked', label: '本年度已体检', type: 'boolean' },
            { key: 'uploadState', label: '上传状态', type: 'text' },
            { key: 'uploadError', label: '失败原因', type: 'text' },
            { key: 'missing', label: '体检缺项', type: 'text' },
          ],
        },
        { key: 'total', label: '总行数', type: 'integer', unit: '行' },
        { key: 'matched', label: '匹配人数', type: 'integer', unit: '人' },
        { key: 'unmatched', label: '未匹配人数', type: 'integer', unit: '人' },
        { key: 'url', label: '核查文件下载地址', type: 'text' },
      ],
    },
  ],
  checks: [
    { id: 'too-many', when: 'total > 5000', severity: 'warning', message: '超过 5000 行，建议分批上传。', fields: ['total'] },
    {
      id: 'counts', when: 'matched + unmatched != total', severity: 'warning', message: '匹配人数与未匹配人数之和应等于总行数。',
      fields: ['total', 'matched', 'unmatched'],
    },
  ],
};
