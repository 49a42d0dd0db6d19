import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 心电图报告单: no official sheet; measurements, conclusion and tracing as electrocardiographs' reports show them. */
export const layout: PaperLayout = {
  kind: 'report',
  title: '心电图报告单',
  above: [
    { drawing: 'archive-barcode', prints: ['archiveNo'] },
    {
      widths: [11, 22, 11, 22, 12, 22],
      rows: [
        grid(h('姓名'), c('{resident.name:0}'), h('性别'), c('{resident.sex:0}'), h('年龄'), c('{resident.age:0} 岁')),
        grid(h('检查号'), c('{examNo:0}'), h('检查日期'), c('{examDate:0}'), h('导联'), c('{leads:0}')),
        grid(h('检查机构'), c('{institutionName:0}', 3), h('采集设备'), c('{device:0}')),
      ],
    },
  ],
  leaveOut: ['checkUpId'],
  pictures: ['tracing'],
  below: [
    {
      widths: [16, 84],
      rows: [
        grid(h('基本心律'), c('{rhythm:0} {rhythmOther:0}')),
        grid(h('心电图所见'), c('{findings:0} {findingsOther:0}')),
        grid(h('结论'), c('[ecgResult]')),
        grid(h('心电图诊断'), { ...c('{impression:0:1000}'), tall: 16 }),
        grid(h('危急值'), c('[critical]')),
      ],
    },
    { paragraphs: ['检查医生：{examDoctor:5}　报告医生：{reportDoctor:5}　签字：<doctorSignature>　报告日期：{reportDate:7}'] },
  ],
  footer: ['注：↑ 高于参考范围，↓ 低于参考范围。本报告供临床参考，如有不适请及时就医。'],
};
