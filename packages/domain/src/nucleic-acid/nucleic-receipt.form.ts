import type { FormDefinition } from '../forms/index.ts';

/**
 * 样本接收登记.
 * `previous.labPrefix` and the five-digit `previous.serial` of the day are handed out by the server.
 */
export const nucleicReceipt: FormDefinition = {
  id: 'nucleic-receipt',
  version: 1,
  title: '样本接收登记',
  module: 'nucleic',
  routes: ['hsjc/sjyb'],
  subject: 'sample',
  occurs: 'many',
  occurredOn: 'receiveTime',
  source: '医疗机构新型冠状病毒核酸检测工作手册（试行第二版，联防联控机制医疗发〔2020〕313号）及10合1、20合1混采技术规范（条款凭记忆，未逐条核对）；字段为产品定义',
  verified: ['recall'],
  sections: [
    {
      id: 'receipt', title: '接收',
      fields: [
        { key: 'boxNo', label: '转运箱码', type: 'text', maxLength: 32 },
        { key: 'tubeBarcode', label: '采样管条码', type: 'text', required: true, maxLength: 32 },
        { key: 'receiveLab', label: '检测机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'receiver', label: '接收人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'receiveTime', label: '接收时间', type: 'dateTime', required: true },
        { key: 'arriveTemp', label: '到达温度', type: 'decimal', unit: '℃', min: -100, max: 40, precision: 1 },
        {
          key: 'conclusion', label: '验收结论', type: 'single', required: true,
          options: [{ code: '1', label: '合格接收' }, { code: '2', label: '让步接收' }, { code: '3', label: '拒收' }], default: '1',
        },
        {
          key: 'rejectReason', label: '拒收/让步原因', type: 'multi', required: true,
          options: [
            { code: '1', label: '条码缺失或无法识别' }, { code: '2', label: '信息与标本不符' }, { code: '3', label: '标本量不足或无拭子' },
            { code: '4', label: '管盖松动渗漏' }, { code: '5', label: '超过保存时限' }, { code: '6', label: '温度不符' },
            { code: '7', label: '采样管类型不符' }, { code: '8', label: '容器破损污染' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'rejectOther', visibleWhen: { field: 'conclusion', in: ['2', '3'] },
        },
        { key: 'rejectOther', label: '其他原因', type: 'text', maxLength: 100 },
        {
          key: 'labNo', label: '实验编号', type: 'computed',
          computed: 'concat(previous.labPrefix, right(left(receiveTime, 4), 2), right(left(receiveTime, 7), 2), right(left(receiveTime, 10), 2), previous.serial)',
        },
        { key: 'remark', label: '备注', type: 'longText', maxLength: 200 },
      ],
    },
  ],
};
