import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 样本接收登记表 (新型冠状病毒核酸检测工作手册). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '样本接收登记表',
  code: 'none',
  flows: true,
  pages: [
    page(
      [18, 32, 18, 32],
      grid(h('转运箱码'), c('{boxNo:10:32}'), h('采样管条码'), c('{tubeBarcode:10:32}')),
      grid(h('检测机构'), c('{receiveLab:12:60}'), h('实验编号'), c('{labNo:10}')),
      grid(h('接收人'), c('{receiver:8}'), h('接收时间'), c('{receiveTime:10}')),
      grid(h('到达温度'), c('{arriveTemp:4} ℃', 3)),
      grid(h('验收结论'), c('[conclusion]', 3)),
      grid(h('拒收／让步原因'), c('[rejectReason]', 3)),
      grid(h('备注'), { ...c('{remark:26:200}', 3), tall: 18 }),
    ),
  ],
};
