import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 医嘱执行单 or the record of a question and its answer. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '医嘱执行与咨询单',
  said: ['relatedReading'],
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('医嘱', '类别', '[kind]'),
      row('医嘱', '对应疾病', '[disease]'),
      row('医嘱', '医嘱类型', '[orderType]'),
      row('医嘱', '紧急程度', '[priority]'),
      row('医嘱', '内容', '{content:0:420}'),
      row('医嘱', '开始日期', '{startDate:0}', '执行期限', '{dueDate:0}'),
      row('医嘱', '执行频次', '{frequency:0}'),
      row('医嘱', '开立医生', '{issuer:0}', '开立时间', '{issuedAt:0}'),
      row('执行情况', '执行状态', '[status]'),
      { label: '执行情况', table: 'executions', rows: 4, columns: [['executedAt', '执行时间'], ['executor', '执行人'], ['result', '执行结果', 2], ['feedback', '居民反馈', 2]] },
      row('执行情况', '未执行原因', '[notExecutedReason]'),
      row('执行情况', '执行率', '{executionRate:3} %'),
      row('咨询与答复', '答复', '{reply:0:420}'),
      row('咨询与答复', '答复医生', '{replyDoctor:0}', '答复时间', '{repliedAt:0}'),
      row('咨询与答复', '咨询状态', '[consultationStatus]'),
      row('咨询与答复', '满意度', '[satisfaction]'),
    ),
  ],
};
