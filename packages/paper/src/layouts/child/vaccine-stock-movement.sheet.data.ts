import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 疫苗出入库登记 (疫苗储存和运输管理规范 2017年版), lying. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '疫苗出入库登记表',
  code: 'none',
  landscape: true,
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [10, 24, 10, 23, 10, 23],
          rows: [
            grid(h('单号'), c('{movementNumber:10:30}'), h('日期时间'), c('{date:10}'), h('往来单位'), c('{counterparty:10:70}')),
            grid(h('类型'), c('[movementType]', 5)),
          ],
        },
        { widths: [50, 50], rows: [{ label: '', table: 'items', rows: 6, columns: [['batch', '批次', 12], ['vaccine', '疫苗', 16], ['batchNumber', '批号', 12], ['expiryDate', '有效期至', 11], ['quantity', '数量（剂）', 9], ['quantityVials', '最小包装（支）', 10], ['unitPrice', '单价（元）', 9], ['traceCodes', '追溯码', 21]] }] },
        {
          widths: [12, 21, 12, 21, 12, 22],
          rows: [
            grid(h('报损原因'), c('[lossReason]', 5)),
            grid(h('运输方式'), c('[transportMode]', 3), h('启运时间'), c('{departureTime:9}')),
            grid(h('到达时间'), c('{arrivalTime:9}'), h('启运温度'), c('{departureTemperature:3} ℃'), h('到达温度'), c('{arrivalTemperature:3} ℃')),
            grid(h('全程是否超温'), c('[overTemperature]'), h('批签发证明已核'), c('[lotReleaseChecked]', 3)),
            grid(h('验收结论'), c('[acceptance]', 5)),
            grid(h('经手人'), c('{operator:6}'), h('收货（领用）人'), c('{receiver:6}'), h('复核人'), c('{reviewer:6}')),
            grid(h('备注'), c('{remark:30:200}', 5)),
          ],
        },
      ],
    },
  ],
};
