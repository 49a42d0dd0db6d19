import type { FormDefinition } from '../../forms/index.ts';

/**
 * 疫苗管理（批次与库存）.
 * `previous` holds the sums over the movements of the batch: `quantityReceived`, `quantityUsed`, `quantityLost`,
 * `quantityIssued` (doses).
 */
export const vaccineManagement: FormDefinition = {
  id: 'vaccine-management',
  version: 1,
  title: '疫苗管理（批次与库存）',
  module: 'child',
  routes: ['myymgl'],
  subject: 'institution',
  occurs: 'many',
  source: '疫苗管理法（2019）；疫苗储存和运输管理规范（2017年版）；预防接种工作规范（2023年版）',
  verified: ['recall'],
  sections: [
    {
      id: 'product', title: '疫苗',
      fields: [
        { key: 'vaccine', label: '疫苗品种', type: 'single', required: true, dictionary: 'vaccine-code' },
        { key: 'productName', label: '通用名', type: 'text', required: true, maxLength: 60 },
        {
          key: 'programme', label: '类别', type: 'single', required: true,
          options: [{ code: '1', label: '免疫规划疫苗' }, { code: '2', label: '非免疫规划疫苗' }],
        },
        { key: 'manufacturer', label: '生产企业', type: 'text', required: true, maxLength: 50 },
        { key: 'holder', label: '上市许可持有人', type: 'text', maxLength: 50 },
        { key: 'approvalNumber', label: '批准文号', type: 'text', maxLength: 30 },
        { key: 'specification', label: '规格', type: 'text', required: true, maxLength: 30, note: '如 0.5mL/支、5剂/支' },
        { key: 'dosesPerVial', label: '每最小包装剂次', type: 'integer', unit: '剂', required: true, min: 1, max: 50, default: 1 },
        {
          key: 'packageForm', label: '剂型', type: 'single',
          options: [
            { code: '1', label: '西林瓶' }, { code: '2', label: '预充注射器' }, { code: '3', label: '糖丸' }, { code: '4', label: '滴剂' },
            { code: '5', label: '冻干粉针' }, { code: '9', label: '其他' },
          ],
        },
        { key: 'storageMin', label: '贮藏温度下限', type: 'decimal', unit: '℃', required: true, min: -80, max: 25, precision: 1, default: 2 },
        { key: 'storageMax', label: '贮藏温度上限', type: 'decimal', unit: '℃', required: true, min: -80, max: 25, precision: 1, default: 8 },
        { key: 'protectFromLight', label: '避光', type: 'boolean', default: true },
        { key: 'price', label: '价格', type: 'decimal', unit: '元/剂', min: 0, max: 10000, precision: 2 },
      ],
    },
    {
      id: 'batch', title: '批次',
      fields: [
        { key: 'batchNumber', label: '批号', type: 'text', required: true, maxLength: 30 },
        { key: 'lotReleaseNumber', label: '批签发合格证编号', type: 'text', required: true, maxLength: 30 },
        { key: 'importCertificate', label: '进口药品通关单编号', type: 'text', maxLength: 30 },
        { key: 'productionDate', label: '生产日期', type: 'date', required: true, max: 'today' },
        { key: 'expiryDate', label: '有效期至', type: 'date', required: true },
        { key: 'traceCodePrefix', label: '追溯码', type: 'text', maxLength: 30 },
      ],
    },
    {
      id: 'stock', title: '库存',
      fields: [
        { key: 'warehouse', label: '库（冷链设备）', type: 'text', required: true, maxLength: 40, note: '关联冷链设备编号' },
        {
          key: 'quantityReceived', label: '累计入库', type: 'computed', unit: '剂',
          computed: 'previous.quantityReceived',
        },
        {
          key: 'quantityUsed', label: '累计使用', type: 'computed', unit: '剂',
          computed: 'previous.quantityUsed',
        },
        {
          key: 'quantityLost', label: '累计报损', type: 'computed', unit: '剂',
          computed: 'previous.quantityLost',
        },
        {
          key: 'quantityOnHand', label: '现有库存', type: 'computed', unit: '剂',
          computed: 'quantityReceived - quantityUsed - quantityLost - previous.quantityIssued',
        },
        { key: 'safetyStock', label: '安全库存', type: 'integer', unit: '剂', min: 0, max: 100000 },
        { key: 'nearExpiry', label: '近效期', type: 'computed', computed: 'daysBetween(today, expiryDate) <= 90' },
        {
          key: 'status', label: '状态', type: 'single', required: true,
          options: [
            { code: '1', label: '正常' }, { code: '2', label: '封存' }, { code: '3', label: '冻结（超温待评估）' }, { code: '4', label: '过期' },
            { code: '5', label: '召回' }, { code: '6', label: '用完' },
          ],
          default: '1',
        },
        { key: 'statusReason', label: '状态原因', type: 'text', maxLength: 100 },
      ],
    },
  ],
  checks: [
    {
      id: 'storage-min-before-storage-max', when: 'storageMin > storageMax', severity: 'error', message: '贮藏温度下限不能大于贮藏温度上限，请核对。',
      fields: ['storageMax', 'storageMin'],
    },
    {
      id: 'production-date-before-expiry-date', when: 'productionDate >= expiryDate', severity: 'error', message: '有效期至应晚于生产日期，请核对。',
      fields: ['expiryDate', 'productionDate'],
    },
    {
      id: 'expired', when: "status == '1' && expiryDate < today", severity: 'error', message: '批次已过有效期，状态不能为“正常”。',
      fields: ['status', 'expiryDate'],
    },
    { id: 'below-safety', when: 'quantityOnHand < safetyStock', severity: 'warning', message: '现有库存低于安全库存。', fields: ['safetyStock'] },
  ],
};
