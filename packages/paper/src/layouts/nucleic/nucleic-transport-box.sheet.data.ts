import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 样本装箱转运单，随箱一联 (新型冠状病毒核酸检测工作手册). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '样本装箱转运单',
  code: 'none',
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [16, 34, 16, 34],
          rows: [
            grid(h('转运箱码'), c('{boxNo:10:32}'), h('送检实验室'), c('{targetLab:12:60}')),
            grid(h('管数'), c('{tubeCount:3} 管'), h('人数'), c('{personCount:3} 人')),
            grid(h('装箱人'), c('{packer:8}'), h('装箱时间'), c('{packTime:10}')),
            grid(h('转运人员'), c('{carrier:8:40}'), h('转运人员电话'), c('{carrierPhone:9}')),
            grid(h('车牌号'), c('{vehicleNo:8}'), h('发车时间'), c('{departTime:10}')),
            grid(h('箱内温度'), c('{boxTemp:4} ℃'), h('箱状态'), c('{state:6}')),
          ],
        },
        { widths: [50, 50], rows: [{ label: '', table: 'tubes', rows: 12, columns: [['tubeBarcode', '采样管条码', 36], ['mixType', '采样方式', 20], ['personCount', '人数', 14], ['sampleTime', '采样时间', 30]] }] },
        { paragraphs: ['接收人签名 ________________　　接收时间 ______年____月____日____时____分'], align: 'right' },
      ],
    },
  ],
};
