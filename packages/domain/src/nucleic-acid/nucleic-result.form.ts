import type { FormDefinition } from '../forms/index.ts';

/** 核酸检测结果登记. */
export const nucleicResult: FormDefinition = {
  id: 'nucleic-result',
  version: 1,
  title: '核酸检测结果登记',
  module: 'nucleic',
  routes: ['hsjc/ybjg'],
  subject: 'sample',
  occurs: 'many',
  occurredOn: 'testTime',
  source: '医疗机构新型冠状病毒核酸检测工作手册（试行第二版，联防联控机制医疗发〔2020〕313号）及10合1、20合1混采技术规范（条款凭记忆，未逐条核对）；字段为产品定义',
  verified: ['recall'],
  sections: [
    {
      id: 'run', title: '上机信息',
      fields: [
        { key: 'labNo', label: '实验编号', type: 'text', required: true },
        { key: 'tubeBarcode', label: '采样管条码', type: 'text', required: true },
        { key: 'plateNo', label: '板号', type: 'text', maxLength: 20 },
        { key: 'wellNo', label: '孔位', type: 'text', maxLength: 3, pattern: '^[A-H](1[0-2]|[1-9])$' },
        { key: 'instrument', label: '扩增仪', type: 'text', maxLength: 50 },
        { key: 'kitName', label: '试剂盒名称', type: 'text', maxLength: 100 },
        { key: 'kitBatch', label: '试剂批号', type: 'text', maxLength: 30 },
        { key: 'tester', label: '检测人', type: 'user', required: true, proposed: 'user.id' },
        { key: 'testTime', label: '检测时间', type: 'dateTime', required: true },
      ],
    },
    {
      id: 'ct', title: 'Ct值',
      fields: [
        { key: 'ctOrf1ab', label: 'ORF1ab基因Ct值', type: 'decimal', min: 0, max: 50, precision: 2, note: '无扩增填空并勾选“无Ct”' },
        { key: 'orf1abNoCt', label: 'ORF1ab无Ct', type: 'boolean' },
        { key: 'ctN', label: 'N基因Ct值', type: 'decimal', min: 0, max: 50, precision: 2 },
        { key: 'nNoCt', label: 'N无Ct', type: 'boolean' },
        { key: 'ctE', label: 'E基因Ct值', type: 'decimal', min: 0, max: 50, precision: 2 },
        { key: 'ctIc', label: '内标Ct值', type: 'decimal', min: 0, max: 50, precision: 2 },
        { key: 'icValid', label: '内标有效', type: 'boolean', required: true, default: true },
        { key: 'controlValid', label: '阴阳性质控有效', type: 'boolean', required: true, default: true },
        {
          key: 'result', label: '检测结果', type: 'single', required: true,
          options: [{ code: '0', label: '阴性' }, { code: '1', label: '阳性' }, { code: '2', label: '可疑' }, { code: '9', label: '无效' }],
          abnormal: ['1', '2'], proposed: 'ctResult(ctOrf1ab, orf1abNoCt, ctN, nNoCt, icValid, controlValid)',
        },
        { key: 'resultNote', label: '结果说明', type: 'text', maxLength: 200 },
        { key: 'reviewer', label: '审核人', type: 'user' },
        { key: 'reviewTime', label: '审核时间', type: 'dateTime' },
      ],
    },
  ],
  checks: [
    {
      id: 'test-time-before-review-time', when: 'testTime > reviewTime', severity: 'error', message: '检测时间不能晚于审核时间，请核对。',
      fields: ['reviewTime', 'testTime'],
    },
    {
      id: 'reviewer-is-tester', when: "hasAny(result, ['1', '2']) && reviewer == tester", severity: 'error',
      message: '阳性、可疑结果须由检测人以外的人员审核。', fields: ['reviewer', 'tester'],
    },
    {
      id: 'orf1ab', when: 'orf1abNoCt == true && !isMissing(ctOrf1ab)', severity: 'error', message: 'ORF1ab 标了“无Ct”又填了 Ct 值，请核对。',
      fields: ['orf1abNoCt', 'ctOrf1ab'],
    },
    {
      id: 'n-gene', when: 'nNoCt == true && !isMissing(ctN)', severity: 'error', message: 'N 标了“无Ct”又填了 Ct 值，请核对。',
      fields: ['nNoCt', 'ctN'],
    },
  ],
};
