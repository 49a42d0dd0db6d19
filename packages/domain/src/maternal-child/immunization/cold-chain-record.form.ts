import type { FormDefinition } from '../../forms/index.ts';

/** 冷链设备与温度记录. */
export const coldChainRecord: FormDefinition = {
  id: 'cold-chain-record',
  version: 1,
  title: '冷链设备与温度记录',
  module: 'child',
  routes: ['myymgl'],
  subject: 'device',
  occurs: 'many',
  occurredOn: 'recordedAt',
  source: '疫苗储存和运输管理规范（2017年版）',
  verified: ['recall'],
  sections: [
    {
      id: 'equipment', title: '设备',
      fields: [
        { key: 'equipmentNumber', label: '设备编号', type: 'text', required: true, maxLength: 30 },
        {
          key: 'equipmentType', label: '设备类型', type: 'single', required: true,
          options: [
            { code: '1', label: '普通冷库' }, { code: '2', label: '低温冷库' }, { code: '3', label: '普通冰箱' }, { code: '4', label: '低温冰箱' },
            { code: '5', label: '冰衬冰箱' }, { code: '6', label: '医用冷藏柜' }, { code: '7', label: '冷藏箱' }, { code: '8', label: '冷藏包' },
            { code: '9', label: '冷藏车' },
          ],
        },
        { key: 'model', label: '型号', type: 'text', maxLength: 40 },
        { key: 'volume', label: '容积', type: 'decimal', unit: 'L', min: 0, max: 100000, precision: 1 },
        { key: 'temperatureMin', label: '设定下限', type: 'decimal', unit: '℃', required: true, min: -80, max: 25, precision: 1, default: 2 },
        { key: 'temperatureMax', label: '设定上限', type: 'decimal', unit: '℃', required: true, min: -80, max: 25, precision: 1, default: 8 },
        {
          key: 'equipmentStatus', label: '状态', type: 'single', required: true,
          options: [{ code: '1', label: '正常' }, { code: '2', label: '维修' }, { code: '3', label: '停用' }, { code: '4', label: '报废' }],
          default: '1',
        },
        { key: 'installedDate', label: '启用日期', type: 'date' },
      ],
    },
    {
      id: 'temperature', title: '温度',
      fields: [
        { key: 'recordedAt', label: '测温时间', type: 'dateTime', required: true },
        {
          key: 'refrigeratorTemperature', label: '冷藏室温度', type: 'decimal', unit: '℃', required: true, min: -80, max: 60, precision: 1,
          normal: [{ low: 2, high: 8 }],
        },
        { key: 'freezerTemperature', label: '冷冻室温度', type: 'decimal', unit: '℃', min: -80, max: 60, precision: 1, normal: [{ high: -15 }] },
        { key: 'ambientTemperature', label: '室温', type: 'decimal', unit: '℃', min: -40, max: 60, precision: 1 },
        {
          key: 'recordMode', label: '记录方式', type: 'single', required: true,
          options: [{ code: '1', label: '自动监测' }, { code: '2', label: '人工' }], default: '2',
        },
        {
          key: 'abnormal', label: '是否超温', type: 'computed',
          computed: 'refrigeratorTemperature < temperatureMin || refrigeratorTemperature > temperatureMax',
        },
        { key: 'overMinutes', label: '超温时长', type: 'integer', unit: '分钟', min: 0, max: 100000 },
        { key: 'highest', label: '最高温度', type: 'decimal', unit: '℃', min: -80, max: 60, precision: 1 },
        { key: 'lowest', label: '最低温度', type: 'decimal', unit: '℃', min: -80, max: 60, precision: 1 },
        { key: 'handling', label: '处理措施', type: 'longText', required: 'abnormal == true', maxLength: 300, note: '超温必填' },
        { key: 'recorder', label: '记录人', type: 'user', required: true, proposed: 'user.id' },
      ],
    },
  ],
  checks: [
    {
      id: 'temperature-min-before-temperature-max', when: 'temperatureMin >= temperatureMax', severity: 'error',
      message: '设定上限应大于设定下限，请核对。', fields: ['temperatureMax', 'temperatureMin'],
    },
    {
      id: 'lowest-before-highest', when: 'lowest > highest', severity: 'error', message: '最低温度不能大于最高温度，请核对。',
      fields: ['highest', 'lowest'],
    },
  ],
};
