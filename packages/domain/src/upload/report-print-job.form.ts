import type { FormDefinition } from '../forms/index.ts';
import { PRINT_TEMPLATES } from './print-templates.data.ts';

/** 报告打印任务. */
export const reportPrintJob: FormDefinition = {
  id: 'report-print-job',
  version: 1,
  title: '报告打印任务',
  module: 'upload',
  routes: ['reportManage'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'makeTime',
  source: '产品定义（规格书打印页清单）',
  verified: ['recall'],
  sections: [
    {
      id: 'job', title: '任务',
      fields: [
        { key: 'residentId', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'checkUpId', label: '体检记录', type: 'text', note: '与体检无关的（档案封面、随访表等）不填' },
        {
          key: 'template', label: '报告模板', type: 'single', required: true,
          options: PRINT_TEMPLATES.map(({ code, label }) => ({ code, label })),
        },
        { key: 'copies', label: '份数', type: 'integer', min: 1, max: 10, default: 1 },
        { key: 'sealed', label: '加盖电子章', type: 'boolean' },
        { key: 'doctorSign', label: '医生签名', type: 'signature' },
        { key: 'makeTime', label: '生成时间', type: 'dateTime' },
        {
          key: 'state', label: '报告状态', type: 'single',
          options: [
            { code: '0', label: '未生成' }, { code: '1', label: '待审核' }, { code: '2', label: '已审核' }, { code: '3', label: '已打印' },
            { code: '4', label: '已发放' }, { code: '5', label: '已退回' },
          ],
        },
        { key: 'receiver', label: '领取人', type: 'text', required: "state == '4'" },
        { key: 'receiveTime', label: '领取时间', type: 'dateTime', required: "state == '4'" },
      ],
    },
  ],
};
