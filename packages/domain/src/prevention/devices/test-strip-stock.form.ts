import type { FormDefinition } from '../../forms/index.ts';

/** 血糖试纸出入库. */
export const testStripStock: FormDefinition = {
  id: 'test-strip-stock',
  version: 1,
  title: '血糖试纸出入库',
  module: 'prevention',
  routes: ['yfrh/tj/szsy'],
  subject: 'institution',
  occurs: 'many',
  occurredOn: 'time',
  source: '产品定义；参照家庭医生签约与院内血糖管理通行做法',
  verified: ['recall'],
  sections: [
    {
      id: 'stock', title: '台账',
      fields: [
        { key: 'org', label: '机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        {
          key: 'department', label: '科室', type: 'single', dictionary: 'department',
          note: '领用、退回填科室；入库和库房的损耗、盘点不填',
        },
        {
          key: 'kind', label: '类型', type: 'single', required: true,
          options: [
            { code: '1', label: '入库' }, { code: '2', label: '领用' }, { code: '3', label: '损耗' }, { code: '4', label: '盘点' },
            { code: '5', label: '退回' },
          ],
        },
        { key: 'brand', label: '试纸品牌型号', type: 'text', required: true, maxLength: 50 },
        { key: 'batchNo', label: '批号', type: 'text', required: true, maxLength: 30 },
        { key: 'expire', label: '有效期至', type: 'date', required: true },
        { key: 'qty', label: '数量', type: 'integer', unit: '条', required: true, min: 0, max: 100000, note: '盘点填实点数，可以是 0' },
        {
          key: 'bookQty', label: '账面数', type: 'integer', unit: '条', min: 0, max: 100000, required: true, visibleWhen: { field: 'kind', in: ['4'] },
        },
        {
          key: 'difference', label: '盘盈（负为盘亏）', type: 'computed', unit: '条', computed: 'qty - bookQty',
          visibleWhen: { field: 'kind', in: ['4'] },
        },
        {
          key: 'unitPrice', label: '单价', type: 'decimal', unit: '元/条', required: true, min: 0, max: 100, precision: 2,
          visibleWhen: { field: 'kind', in: ['1'] },
        },
        { key: 'operator', label: '经手人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'time', label: '时间', type: 'dateTime', required: true },
        {
          key: 'reason', label: '损耗原因', type: 'single', required: true,
          options: [
            { code: '1', label: '血量不足' }, { code: '2', label: '仪器报错' }, { code: '3', label: '过期' }, { code: '4', label: '受潮' },
            { code: '5', label: '质控' }, { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'kind', in: ['3'] },
        },
      ],
    },
  ],
  checks: [
    {
      id: 'some', when: "kind != '4' && qty < 1", severity: 'error', message: '数量至少 1 条。', fields: ['qty', 'kind'],
    },
    {
      id: 'department', when: "(kind == '2' || kind == '5') && (isMissing(department) || department == '98')", severity: 'error',
      message: '领用、退回请填科室。', fields: ['department', 'kind'],
    },
    {
      id: 'expired', when: "kind == '2' && expire < left(time, 10)", severity: 'error', message: '批号已过期，不可领用。', fields: ['expire', 'kind'],
    },
  ],
};
