import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 机构自查表, lying: a row an item, with what is to be put right by when. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '基本公共卫生服务机构自查表',
  landscape: true,
  code: 'none',
  pages: [
    {
      blocks: [
        {
          widths: [12, 38, 12, 38],
          rows: [
            grid(h('被查机构'), c('{org:0:60}'), h('自查日期'), c('{checkDate:0}')),
            grid(h('年度'), c('{year:3} 年'), h('自查周期'), c('[period] 第 {part:2} 期')),
            grid(h('自查人员'), c('{checkers:0:90}', 3)),
          ],
        },
        {
          widths: [100],
          rows: [
            {
              label: '',
              table: 'items',
              rows: 12,
              columns: [
                ['category', '类别', 2.4], ['itemName', '自查内容', 3.4], ['auto', '系统取数', 1], ['target', '目标值（%）', 1.2], ['actual', '实际值（%）', 1.2], ['total', '抽查份数', 1],
                ['problems', '问题份数', 1], ['score', '得分', 1], ['problem', '问题描述', 4], ['measure', '整改措施', 4], ['deadline', '整改期限', 1.8], ['done', '完成', 0.8],
              ],
            },
          ],
        },
        {
          widths: [12, 38, 12, 38],
          rows: [
            grid(h('总分'), c('{totalScore:3}'), h('状态'), c('[state]')),
            grid(h('审核意见'), { ...c('{reviewNote:0:300}', 3), tall: 16 }),
          ],
        },
        {
          widths: [100],
          rows: [
            { label: '', table: 'opinions', rows: 1, columns: [['item', '自查项目', 3], ['opinion', '退回意见', 5], ['answer', '回应', 5]] },
          ],
        },
        {
          widths: [100],
          rows: [
            {
              label: '',
              table: 'taken',
              rows: 1,
              columns: [
                ['item', '系统取数的项目', 3.4], ['actual', '取到的实际值（%）', 1.3], ['total', '应查份数', 1], ['problems', '问题份数', 1], ['basis', '怎样统计', 6],
                ['from', '自', 1.5], ['until', '至', 1.5], ['takenAt', '取数时间', 2.2], ['takenBy', '取数人', 1.2],
              ],
            },
          ],
        },
      ],
    },
  ],
};
