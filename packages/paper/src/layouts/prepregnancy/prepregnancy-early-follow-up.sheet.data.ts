import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 孕前优生健康检查：早孕随访记录表 (国家免费孕前优生健康检查技术服务家庭档案). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '早孕随访记录表',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [20, 30, 18, 32],
      grid(h('姓名'), c('{wifeName:8:40}　{age:2} 岁'), h('联系电话'), c('{phone:9}')),
      grid(h('户口所在地'), c('{householdAddress:22:70}', 3)),
      grid(h('随访地'), c('{visitRegion:22:70}', 3)),
      grid(h('随访结果'), c('[followUpResult]'), h('随访日期'), c('{visitDate:8}')),
      grid(h('末次月经日期'), c('{lastMenstrualPeriod:8}'), h('是否准确'), c('[lastMenstrualPeriodAccurate]')),
      grid(h('服用叶酸及开始时间'), c('[folicAcid]', 3)),
      grid(h('叶酸服用方法'), c('[folicAcidRegular]', 3)),
      grid(h('停经后进食肉、蛋类'), c('[eatsMeatEgg]'), h('停经后进食蔬菜'), c('[eatsVegetables]')),
      grid(h('吸烟'), c(['妻子 [wifeSmoking]', '丈夫 [husbandSmoking]'], 3)),
      grid(h('饮酒'), c(['妻子 [wifeDrinking]', '丈夫 [husbandDrinking]'], 3)),
      grid(h('停经后接触有害因素'), c('[hazards]', 3)),
      grid(h('停经后疾病'), c('[diseases]', 3)),
      grid(h('停经后用药'), c('[medication]', 3)),
      grid(h('确诊早孕机构'), c(['[diagnosisInstitutionType]', '机构名称 {diagnosisInstitution:16:80}'], 3)),
      grid(h('早孕诊断方法'), c('[diagnosisMethods]', 3)),
      grid(h('B超'), c(['日期 {ultrasoundDate:8}　结果 [ultrasoundResult]', '描述 {ultrasoundDescription:24:180}'], 3)),
      grid(h('单胎／多胎'), c('[plurality]', 3)),
      grid(h('评估与建议'), { ...c('{evaluation:26:360}', 3), tall: 22 }),
      grid(h('随访机构'), c('{institution:12:60}'), h('随访人员'), c('{visitor:8}')),
    ),
  ],
};
