import type { SheetBlock } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** Head of a laboratory report: whom, which sample, when; with the barcode of the archive number. */
export const laboratoryHead = (...more: readonly [title: string, line: string][]): readonly SheetBlock[] => [
  { drawing: 'archive-barcode', prints: ['archiveNo'] },
  {
    widths: [11, 22, 11, 22, 12, 22],
    rows: [
      grid(h('姓名'), c('{resident.name:0}'), h('性别'), c('{resident.sex:0}'), h('年龄'), c('{resident.age:0} 岁')),
      grid(h('标本编号'), c('{sampleNo:0}'), h('采样时间'), c('{sampleTime:0}'), h('检查日期'), c('{examDate:0}')),
      grid(
        h('检验机构'),
        c('{institutionName:0}', more.length > 0 ? 1 : 3),
        ...more.flatMap(([title, line]) => [h(title), c(line)]),
        h('仪器'),
        c('{instrument:0}'),
      ),
    ],
  },
];

/** Who examined and who checked, when it was reported. */
export const LABORATORY_FOOT: readonly SheetBlock[] = [
  { paragraphs: ['检验者：{tester:7}　　审核者：{reviewer:7}　　报告日期：{reportDate:8}'] },
];

export const LABORATORY_NOTE: readonly string[] = [
  '注：↑ 高于参考范围，↓ 低于参考范围，＊ 异常。本报告仅对所检标本负责，如有疑问请在报告之日起 7 日内联系检验机构。',
];
