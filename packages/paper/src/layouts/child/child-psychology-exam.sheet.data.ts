import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 儿童心理行为发育检查记录 after 儿童心理保健技术规范（2012）and WS/T 580-2017. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '儿童心理行为发育检查记录',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 17, 28, 17, 32],
      ...under('基本情况',
        [h('检查日期'), c('{examDate:8}'), h('检查月龄'), c('{ageMonths:3} 月龄')],
        [h('检查原因'), c('[reason]', 3)],
        [h('高危因素'), c('[highRisk]', 3)],
      ),
      grid(h('预警征', 2), c('月龄 {warningStage:5}　阳性项 [warningSigns]', 3)),
      ...under('标准化量表',
        [h('评估工具'), c('{scaleType:20:120} {scaleTypeOther:4:40}', 3)],
        [h('大运动智龄'), c('{grossMotorMentalAge:4} 月'), h('精细动作智龄'), c('{fineMotorMentalAge:4} 月')],
        [h('适应能力智龄'), c('{adaptiveMentalAge:4} 月'), h('语言智龄'), c('{languageMentalAge:4} 月')],
        [h('社会行为智龄'), c('{socialMentalAge:4} 月'), h('总智龄'), c('{mentalAge:4} 月')],
        [h('发育商（DQ）'), c('{developmentQuotient:4}'), h('评价'), c('{dqLevel:8}')],
        [h('孤独症量表'), c('M-CHAT-R {mchatScore:3}　ABC {absScore:3}　CARS {carsScore:3}', 3)],
        [h('筛查（评估）结果'), c('[screenResult]', 3)],
      ),
      ...under('行为与情绪',
        [h('行为问题'), c('[behaviourProblems]', 3)],
        [h('气质类型'), c('[temperament]', 3)],
        [h('亲子互动'), c('[parentChildInteraction]', 3)],
      ),
      ...under('结论与处理',
        [h('诊断（印象）'), c('[diagnosis]', 3)],
        [h('处理与指导'), c('[guidance]', 3)],
        [h('转诊建议'), c(['[referral]', '原因：{referralReason:14:60}　机构及科室：{referralTarget:12:50}'], 3)],
        [h('转诊结果'), c('{referralResult:26:220}', 3)],
      ),
      grid(h('下次检查日期', 2), c('{nextDate:8}'), h('检查医生'), c('{examiner:8}')),
      grid(h('检查机构', 2), c('{examInstitution:16:60}', 3)),
    ),
  ],
};
