import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';
import { diseaseHistory, familyHistory, lifestyle, medicineHistory, psychosocial } from './couple-history.data.ts';

/** 孕前优生健康检查技术服务家庭档案：妻子一般情况, two pages. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '妻子一般情况',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 20, 26, 16, 32],
      ...under('疾病史', ...diseaseHistory, [h(['是否有以下', '妇科疾病']), c(['[gynecologicDisease]', '[gynecologicDiseases]'], 3)]),
      ...under('用药史',
        ...medicineHistory,
        [h('使用避孕措施'), c(['[contraceptionUsed]', '[contraceptions]', '持续使用 {contraceptionMonths:3} 月　目前停用 [contraceptionStopped]　停用时间 {contraceptionStopDate:7}'], 3)],
      ),
      ...under('孕育史',
        [h('初潮年龄'), c('{menarcheAge:3} 岁'), h('末次月经'), c('{lastMenstrualPeriod:8}')],
        [h('月经周期是否规律'), c('[menstruationRegular]'), h('经期／周期'), c('{periodDaysMin:2}～{periodDaysMax:2} 天 ／ {cycleDaysMin:2}～{cycleDaysMax:2} 天')],
        [h('月经量'), c('[menstrualVolume]'), h('痛经'), c('[dysmenorrhea]')],
        [h('是否曾经怀孕'), c('[everPregnant]　怀孕 {pregnancies:2} 次　活产 {liveBirths:2} 次　足月活产 {termLiveBirths:2} 次　早产 {pretermBirths:2} 次', 3)],
        [h('不良妊娠结局'), c(['[adverseOutcome]', '[adverseOutcomes]', '死胎死产 {stillbirths:2} 次　自然流产 {spontaneousAbortions:2} 次　人工流产 {inducedAbortions:2} 次'], 3)],
        [h('分娩过出生缺陷儿'), c('[defectChild]　病种 {defectChildDisease:6:60}　详细情况 {defectChildDetail:10:120}', 3)],
        [h('现有子女'), c('{children:2} 人　身体状况 [childrenHealth]', 3)],
      ),
    ),
    page(
      [6, 20, 26, 16, 32],
      ...under('家族史', [h('夫妻是否近亲结婚'), c('[consanguineousMarriage]', 3)], ...familyHistory),
      ...under('饮食习惯与环境接触', ...lifestyle([h('口臭'), c('[halitosis]'), h('牙龈出血'), c('[gumBleeding]')])),
      ...under('社会心理因素', ...psychosocial),
      grid(h('医师签名', 2), c('{doctor:8}'), h('询问日期'), c(['{inquiryDate:8}', '完成 [completed]'])),
    ),
  ],
};
