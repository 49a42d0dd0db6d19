import type { FormDefinition } from '../../forms/index.ts';

const whenOrder = { field: 'kind', in: ['1'] } as const;

/** 医嘱执行与咨询. */
export const medicalOrder: FormDefinition = {
  id: 'medical-order',
  version: 1,
  title: '医嘱执行与咨询',
  module: 'prevention',
  routes: ['sjgl/xyhz/yzzx', 'sjgl/xthz/yzzx'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'issuedAt',
  source: '产品规格页面（yzzx 可作“医嘱执行”或“医嘱咨询”，规格未说明，两者并收）',
  verified: ['recall'],
  sections: [
    {
      id: 'order', title: '医嘱',
      fields: [
        { key: 'resident', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        {
          key: 'kind', label: '类别', type: 'single', required: true,
          options: [{ code: '1', label: '医嘱（待执行）' }, { code: '2', label: '居民咨询' }],
        },
        {
          key: 'disease', label: '对应疾病', type: 'single', required: true,
          options: [{ code: '1', label: '高血压' }, { code: '2', label: '2型糖尿病' }, { code: '3', label: '其他' }],
        },
        {
          key: 'orderType', label: '医嘱类型', type: 'multi', required: true,
          options: [
            { code: '1', label: '用药' }, { code: '2', label: '复查血压' }, { code: '3', label: '复查血糖' }, { code: '4', label: '化验检查' },
            { code: '5', label: '饮食' }, { code: '6', label: '运动' }, { code: '7', label: '戒烟限酒' }, { code: '8', label: '心理睡眠' },
            { code: '9', label: '转诊' }, { code: '10', label: '预约随访' }, { code: '99', label: '其他' },
          ],
          otherCode: '99', otherKey: 'orderTypeOther', visibleWhen: whenOrder,
        },
        { key: 'orderTypeOther', label: '其他医嘱类型', type: 'text', maxLength: 50, visibleWhen: { field: 'orderType', in: ['99'] } },
        { key: 'content', label: '内容', type: 'longText', required: true, maxLength: 1000 },
        { key: 'relatedReading', label: '关联读数', type: 'text', maxLength: 40, note: '预警触发时带入' },
        {
          key: 'priority', label: '紧急程度', type: 'single', required: true,
          options: [{ code: '1', label: '一般' }, { code: '2', label: '尽快（3日内）' }, { code: '3', label: '当日' }, { code: '4', label: '立即' }],
          default: '1',
        },
        { key: 'startDate', label: '开始日期', type: 'date', visibleWhen: whenOrder },
        { key: 'dueDate', label: '执行期限', type: 'date', visibleWhen: whenOrder },
        { key: 'frequency', label: '执行频次', type: 'single', dictionary: 'dose-frequency', visibleWhen: whenOrder },
        { key: 'issuer', label: '开立医生', type: 'user', required: true, visibleWhen: whenOrder, proposed: 'user.id' },
        { key: 'issuedAt', label: '开立时间', type: 'dateTime', required: true },
        { key: 'attachments', label: '附件图片', type: 'image' },
      ],
    },
    {
      id: 'execution', title: '执行情况',
      fields: [
        {
          key: 'status', label: '执行状态', type: 'single', required: true,
          options: [
            { code: '0', label: '待执行' }, { code: '1', label: '执行中' }, { code: '2', label: '已完成' }, { code: '3', label: '未执行' },
            { code: '4', label: '已作废' },
          ],
          visibleWhen: whenOrder, default: '0',
        },
        {
          key: 'executions', label: '执行记录', type: 'table', visibleWhen: whenOrder, minRows: 0, maxRows: 500,
          columns: [
            { key: 'executedAt', label: '执行时间', type: 'dateTime', required: true },
            { key: 'executor', label: '执行人', type: 'text', required: true, maxLength: 50 },
            { key: 'result', label: '执行结果', type: 'text', maxLength: 200 },
            { key: 'feedback', label: '居民反馈', type: 'text', maxLength: 200 },
          ],
        },
        {
          key: 'notExecutedReason', label: '未执行原因', type: 'single', required: true,
          options: [
            { code: '1', label: '忘记' }, { code: '2', label: '费用' }, { code: '3', label: '不便' }, { code: '4', label: '不理解' },
            { code: '5', label: '不愿意' }, { code: '6', label: '不良反应' }, { code: '9', label: '其他' },
          ],
          visibleWhen: { field: 'status', in: ['3'] },
        },
        { key: 'executionRate', label: '执行率', type: 'computed', unit: '%', computed: 'execution.rate' },
      ],
    },
    {
      id: 'consultation', title: '咨询与答复',
      fields: [
        { key: 'reply', label: '答复', type: 'longText', maxLength: 1000, visibleWhen: { field: 'kind', in: ['2'] } },
        { key: 'replyDoctor', label: '答复医生', type: 'user', visibleWhen: { field: 'kind', in: ['2'] } },
        { key: 'repliedAt', label: '答复时间', type: 'dateTime', visibleWhen: { field: 'kind', in: ['2'] } },
        {
          key: 'consultationStatus', label: '咨询状态', type: 'single',
          options: [{ code: '0', label: '待答复' }, { code: '1', label: '已答复' }, { code: '2', label: '已关闭' }],
          visibleWhen: { field: 'kind', in: ['2'] }, default: '0',
        },
        {
          key: 'satisfaction', label: '满意度', type: 'single',
          options: [{ code: '1', label: '满意' }, { code: '2', label: '一般' }, { code: '3', label: '不满意' }],
          visibleWhen: { field: 'consultationStatus', in: ['1', '2'] },
        },
      ],
    },
  ],
  derivations: [{ key: 'execution', rule: 'orderExecution', inputs: ['executions', 'frequency', 'startDate', 'dueDate'] }],
  checks: [
    {
      id: 'start-date-before-due-date', when: 'startDate > dueDate', severity: 'error', message: '开始日期不能晚于执行期限，请核对。',
      fields: ['dueDate', 'startDate'],
    },
    {
      id: 'urgent', when: "priority == '4' && status == '0'", severity: 'warning', advice: true, message: '“立即”的医嘱须在 2 小时内电话确认。',
      fields: ['priority', 'status'],
    },
  ],
};
