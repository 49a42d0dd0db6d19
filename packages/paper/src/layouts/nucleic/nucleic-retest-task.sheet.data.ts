import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 混采阳性复核任务单, lying. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '混采阳性复核任务单',
  code: 'none',
  landscape: true,
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [12, 21, 12, 21, 12, 22],
          rows: [
            grid(h('混采管条码'), c('{poolBarcode:10:32}'), h('混采结果'), c('[poolResult]'), h('负责人'), c('{handler:6}')),
            grid(h('生成时间'), c('{createdTime:9}'), h('要求完成时间'), c('{deadline:9}'), h('任务状态'), c('{state:6}')),
          ],
        },
        {
          widths: [50, 50],
          rows: [{
            label: '', table: 'members', rows: 10,
            columns: [['name', '姓名', 12], ['idNo', '证件号码', 18], ['phone', '联系电话', 12], ['notifyState', '通知状态', 12], ['newTube', '复核管条码', 14], ['newState', '复核状态', 11], ['newResult', '复核结果', 9], ['closedTime', '完成时间', 14]],
          }],
        },
      ],
    },
  ],
};
