import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 预防接种单剂记录：接种前核对、接种、留观与反应 (预防接种工作规范 2023年版). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '预防接种登记',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('接种前核对',
        [h('接种日期时间'), c('{date:10}', 3)],
        [h('体温'), c('{temperature:4} ℃'), h('知情告知已签署'), c('[informedConsent]')],
        [h('健康询问'), c('[healthInquiry]', 3)],
        [h('预检结论'), c('[decision]', 3)],
        [h('暂缓或不宜原因'), c('{deferReason:14:80}'), h('暂缓至'), c('{deferUntil:8}')],
        [h('监护人签名'), c('<guardianSignature>', 3)],
      ),
      ...under('接种',
        [h('疫苗'), c('{vaccine:10:40}'), h('剂次'), c('第 {doseNumber:2} 剂')],
        [h('接种类型'), c('[doseType]', 3)],
        [h('疫苗批次'), c('{batch:10:40}'), h('批号'), c('{batchNumber:10:30}')],
        [h('追溯码'), c('{traceCode:10:30}'), h('有效期至'), c('{expiryDate:8}')],
        [h('生产企业'), c('{manufacturer:12:50}'), h('剂量'), c('{amount:4} mL')],
        [h('途径'), c('[route]', 3)],
        [h('部位'), c('[site]', 3)],
        [h('接种医生'), c('{vaccinator:8}'), h('接种单位'), c('{institution:10:50}')],
        [h('费用'), c('[paid]', 3)],
      ),
      ...under('留观与反应',
        [h('留观'), c('{observationStart:9} 至 {observationEnd:9}　共 {observationMinutes:3} 分钟', 3)],
        [h('接种反应'), c('[reaction]', 3)],
      ),
      ...under(['疑似', '预防', '接种', '异常', '反应'],
        [h('是否AEFI'), c('[aefi]'), h('严重AEFI'), c('[aefiSevere]')],
        [h('发生时间'), c('{aefiOnset:9}'), h('报告时间'), c('{aefiReportedAt:9}')],
        [h('反应分类'), c('[aefiClass]', 3)],
        [h('转归'), c('[aefiOutcome]', 3)],
      ),
      grid(h('下一剂疫苗', 2), c('{nextVaccine:12:50}'), h('预约日期'), c('{nextDate:8}')),
    ),
  ],
};
