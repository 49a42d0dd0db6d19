import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 超声检查报告单: no official sheet; what was scanned organ by organ, findings, impression and the pictures. */
export const layout: PaperLayout = {
  kind: 'report',
  title: '超声检查报告单',
  grouped: true,
  above: [
    { drawing: 'archive-barcode', prints: ['archiveNo'] },
    {
      widths: [11, 22, 11, 22, 12, 22],
      rows: [
        grid(h('姓名'), c('{resident.name:0}'), h('性别'), c('{resident.sex:0}'), h('年龄'), c('{resident.age:0} 岁')),
        grid(h('检查号'), c('{examNo:0}'), h('检查类型'), c('{ultrasoundKind:0}'), h('检查日期'), c('{examDate:0}')),
        grid(h('检查机构'), c('{institutionName:0}', 3), h('临床诊断'), c('{clinicalDiagnosis:0}')),
        grid(h('检查部位'), c('{examSites:0} {examSitesOther:0}', 5)),
      ],
    },
  ],
  leaveOut: ['checkUpId'],
  pictures: ['images'],
  below: [
    {
      widths: [16, 34, 16, 34],
      rows: [
        grid(h('超声所见'), { ...c('{findings:0:2000}', 3), tall: 24 }),
        grid(h('超声提示'), { ...c('{impression:0:1000}', 3), tall: 16 }),
        grid(h('腹部B超'), c('[abdominalResult]'), h('其他B超'), c('[otherResult]')),
      ],
    },
    { paragraphs: ['检查医生：{examDoctor:5}　记录者：{recorder:5}　签字：<doctorSignature>　报告日期：{reportDate:7}'] },
  ],
  footer: ['注：本报告供临床参考，如有不适请及时就医。'],
};
