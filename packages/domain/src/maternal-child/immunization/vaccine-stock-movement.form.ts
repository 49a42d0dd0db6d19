import type { FormDefinition } from '../../forms/index.ts';

const whenArriving = { field: 'movementType', in: ['1', '8'] } as const;

/** 疫苗出入库登记. */
export const vaccineStockMovement: FormDefinition = {
  id: 'vaccine-stock-movement',
  version: 1,
  title: '疫苗出入库登记',
  module: 'child',
  routes: ['myymgl'],
  subject: 'institution',
  occurs: 'many',
  occurredOn: 'date',
  source: '疫苗储存和运输管理规范（2017年版）',
  verified: ['recall'],
  sections: [
    {
      id: 'movement', title: '出入库',
      fields: [
        { key: 'movementNumber', label: '单号', type: 'text', required: true, maxLength: 30 },
        {
          key: 'movementType', label: '类型', type: 'single', required: true,
          options: [
            { code: '1', label: '入库（配送）' }, { code: '2', label: '入库（退回）' }, { code: '3', label: '出库（下发）' },
            { code: '4', label: '接种使用' }, { code: '5', label: '报损' }, { code: '6', label: '退货' }, { code: '7', label: '调拨出' },
            { code: '8', label: '调拨入' }, { code: '9', label: '盘点调整' },
          ],
        },
        { key: 'date', label: '日期时间', type: 'dateTime', required: true },
        {
          key: 'counterparty', label: '往来单位', type: 'text', maxLength: 70,
          visibleWhen: { field: 'movementType', in: ['1', '2', '3', '6', '7', '8'] },
        },
        {
          key: 'items', label: '明细', type: 'table', required: true, minRows: 1, maxRows: 100,
          columns: [
            { key: 'batch', label: '疫苗批次', type: 'text', required: true },
            { key: 'vaccine', label: '疫苗', type: 'single', required: true, dictionary: 'vaccine-code' },
            { key: 'batchNumber', label: '批号', type: 'text', required: true },
            { key: 'expiryDate', label: '有效期至', type: 'date', required: true },
            { key: 'quantity', label: '数量', type: 'integer', unit: '剂', required: true, min: -100000, max: 100000 },
            { key: 'quantityVials', label: '最小包装数', type: 'integer', unit: '支', min: -100000, max: 100000 },
            { key: 'traceCodes', label: '追溯码', type: 'longText', maxLength: 4000 },
            { key: 'unitPrice', label: '单价', type: 'decimal', unit: '元', min: 0, max: 10000, precision: 2 },
          ],
        },
        {
          key: 'lossReason', label: '报损原因', type: 'single', required: true,
          options: [
            { code: '1', label: '过期' }, { code: '2', label: '破损' }, { code: '3', label: '超温' }, { code: '4', label: '开启后超时废弃' },
            { code: '5', label: '质量问题召回' }, { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'movementType', in: ['5'] },
        },
      ],
    },
    {
      id: 'receipt', title: '收货核查',
      fields: [
        {
          key: 'transportMode', label: '运输方式', type: 'single',
          options: [{ code: '1', label: '冷藏车' }, { code: '2', label: '冷藏箱（包）' }, { code: '3', label: '其他' }], visibleWhen: whenArriving,
        },
        { key: 'departureTime', label: '启运时间', type: 'dateTime', visibleWhen: whenArriving },
        { key: 'arrivalTime', label: '到达时间', type: 'dateTime', visibleWhen: whenArriving },
        { key: 'departureTemperature', label: '启运温度', type: 'decimal', unit: '℃', min: -80, max: 60, precision: 1, visibleWhen: whenArriving },
        {
          key: 'arrivalTemperature', label: '到达温度', type: 'decimal', unit: '℃', required: true, min: -80, max: 60, precision: 1,
          visibleWhen: whenArriving,
        },
        { key: 'overTemperature', label: '全程是否超温', type: 'boolean', required: true, visibleWhen: whenArriving },
        { key: 'lotReleaseChecked', label: '批签发证明已核', type: 'boolean', visibleWhen: { field: 'movementType', in: ['1'] } },
        {
          key: 'acceptance', label: '验收结论', type: 'single', required: true,
          options: [{ code: '1', label: '合格入库' }, { code: '2', label: '拒收' }, { code: '3', label: '暂存待评估' }], visibleWhen: whenArriving,
        },
      ],
    },
    {
      id: 'sign-off', title: '经手',
      fields: [
        { key: 'operator', label: '经手人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'receiver', label: '收货（领用）人', type: 'user' },
        { key: 'reviewer', label: '复核人', type: 'user' },
        { key: 'remark', label: '备注', type: 'text', maxLength: 200 },
      ],
    },
  ],
  derivations: [{ key: 'stock', rule: 'stockRows', inputs: ['items', 'movementType'] }],
  checks: [
    {
      id: 'departure-time-before-arrival-time', when: 'departureTime > arrivalTime', severity: 'error', message: '启运时间不能晚于到达时间，请核对。',
      fields: ['arrivalTime', 'departureTime'],
    },
    {
      id: 'quantity-sign', when: 'stock.wrongSign == true', severity: 'error', message: '除“9”类调整外，数量须大于 0。',
      fields: ['items', 'movementType'],
    },
    {
      id: 'over-temperature', when: "overTemperature == true && acceptance == '1'", severity: 'error',
      message: '全程有超温，验收结论须选“拒收”或“暂存待评估”。', fields: ['acceptance', 'overTemperature'],
    },
  ],
};
