import type { FormDefinition } from '../forms/index.ts';

/** 样本装箱转运单. */
export const nucleicTransportBox: FormDefinition = {
  id: 'nucleic-transport-box',
  version: 1,
  title: '样本装箱转运单',
  module: 'nucleic',
  routes: ['hsjc/cjyb', 'hsjc/yblb'],
  subject: 'sample',
  occurs: 'many',
  occurredOn: 'packTime',
  source: '医疗机构新型冠状病毒核酸检测工作手册（试行第二版，联防联控机制医疗发〔2020〕313号）及10合1、20合1混采技术规范（条款凭记忆，未逐条核对）；字段为产品定义',
  verified: ['recall'],
  sections: [
    {
      id: 'box', title: '转运箱',
      fields: [
        { key: 'boxNo', label: '转运箱码', type: 'text', required: true, maxLength: 32 },
        {
          key: 'tubes', label: '采样管', type: 'table', required: true, minRows: 1, maxRows: 500,
          columns: [
            { key: 'tubeBarcode', label: '采样管条码', type: 'text', required: true },
            {
              key: 'mixType', label: '采样方式', type: 'single',
              options: [{ code: '1', label: '单采' }, { code: '5', label: '5混1' }, { code: '10', label: '10混1' }, { code: '20', label: '20混1' }],
            },
            { key: 'personCount', label: '人数', type: 'integer', unit: '人' },
            { key: 'sampleTime', label: '采样时间', type: 'dateTime' },
          ],
        },
        { key: 'tubeCount', label: '管数', type: 'computed', unit: '管', computed: 'isMissing(tubes) ? 0 : length(tubes)' },
        { key: 'personCount', label: '人数', type: 'computed', unit: '人', computed: 'sumOf(tubes.personCount)' },
        { key: 'packer', label: '装箱人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'packTime', label: '装箱时间', type: 'dateTime', required: true },
        { key: 'departTime', label: '发车时间', type: 'dateTime' },
        { key: 'carrier', label: '转运人员', type: 'text', required: true, maxLength: 50 },
        { key: 'carrierPhone', label: '转运人员电话', type: 'text', maxLength: 11 },
        { key: 'vehicleNo', label: '车牌号', type: 'text', maxLength: 10 },
        { key: 'boxTemp', label: '箱内温度', type: 'decimal', unit: '℃', min: -100, max: 40, precision: 1 },
        { key: 'targetLab', label: '送检实验室', type: 'institution', required: true },
        {
          key: 'state', label: '箱状态', type: 'single',
          options: [
            { code: '1', label: '装箱中' }, { code: '2', label: '已封箱' }, { code: '3', label: '转运中' }, { code: '4', label: '已接收' },
            { code: '5', label: '部分拒收' },
          ],
        },
      ],
    },
  ],
  derivations: [{ key: 'box', rule: 'transportDelay', inputs: ['tubes', 'packTime'] }],
  checks: [
    {
      id: 'pack-time-before-depart-time', when: 'packTime > departTime', severity: 'error', message: '装箱时间不能晚于发车时间，请核对。',
      fields: ['departTime', 'packTime'],
    },
    { id: 'late', when: 'box.late == true', severity: 'warning', message: '样本超时，请尽快送检', fields: ['packTime', 'tubes'] },
    {
      id: 'before-sampling', when: 'box.beforeSampling == true', severity: 'error', message: '装箱时间不能早于采样时间。',
      fields: ['packTime', 'tubes'],
    },
  ],
};
