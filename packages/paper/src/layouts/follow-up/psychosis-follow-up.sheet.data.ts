import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { DANGEROUS_BEHAVIOURS } from './dangerous-behaviours.ts';

/** 药物、用法 每日（月） 次、每次剂量；早中晚与长效药为融合版所加。 */
const DRUGS = [
  ['drugName', '药物', 4], ['frequencyUnit', '用法', 1.6], ['timesPerPeriod', '次数', 1.6], ['dosePerTime', '每次mg', 2], ['morningDose', '早mg', 1.8], ['noonDose', '中mg', 1.8],
  ['eveningDose', '晚mg', 1.8], ['longActing', '长效药', 1.8], ['longActingWeeks', '周一次', 1.8], ['longActingDose', '每次mg', 2],
] as const;

/** 严重精神障碍患者随访服务记录表: one visit a sheet (国家基本公共卫生服务规范第三版，2017，严重精神障碍患者管理服务规范附件2). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '严重精神障碍患者随访服务记录表',
  said: ['noSymptom', 'severeAdverseReaction=2', 'severePhysicalDisease=2'],
  code: 'archive-number',
  pages: [
    page([10, 15, 21, 10, 14, 30],
      grid(h('随访日期', 2), c('{followUpDate:9}', 4)),
      grid(h('本次随访形式', 2), c('[followUpMode]', 4)),
      grid(h('若失访，原因', 2), c('[lostReason]', 4)),
      grid(h('如死亡，日期和原因', 1, 2), h('死亡日期'), c('{deathDate:9}', 4)),
      grid(
        h('死亡原因'),
        c(
          [
            '1 躯体疾病 ①传染病和寄生虫病 ②肿瘤 ③心脏病 ④脑血管病 ⑤呼吸系统疾病 ⑥消化系统疾病 ⑦其他疾病 ⑧不详 [deathDisease!]',
            '2 自杀　3 他杀　4 意外　5 精神疾病相关并发症　6 其他 [deathCause!]',
          ],
          4,
        ),
      ),
      grid(h('危险性评估', 2), c('0（0级）　1（1级）　2（2级）　3（3级）　4（4级）　5（5级）[riskGrade!]', 4)),
      grid(h('目前症状', 2), c('[symptoms]', 4)),
      grid(h('自知力', 2), c('[insight]', 4)),
      grid(h('睡眠情况', 2), c('[sleep]', 4)),
      grid(h('饮食情况', 2), c('[appetite]', 4)),
      grid(h('社会功能情况', 1, 5), h('个人生活料理'), c('[selfCare]', 4)),
      grid(h('家务劳动'), c('[housework]', 4)),
      grid(h('生产劳动及工作'), c('[productiveWork]', 4)),
      grid(h('学习能力'), c('[learningAbility]', 4)),
      grid(h('社会人际交往'), c('[socialInteraction]', 4)),
      grid(h('危险行为', 2), c(DANGEROUS_BEHAVIOURS, 4)),
      grid(h('两次随访期间关锁情况', 2), c('[lockStatus]', 4)),
      grid(h('两次随访期间住院情况', 2), c(['[hospitalization]', '末次出院时间 {lastDischargeDate:9}'], 4)),
      grid(h('实验室检查', 2), c('[labTest] {labTestDetail:12:90}', 4)),
      grid(h('用药依从性', 2), c('[medicationAdherence]', 4)),
      grid(h('药物不良反应', 2), c('[adverseDrugReaction] {adverseDrugReactionDetail:12:60}', 4)),
      grid(h('治疗效果', 2), c('[treatmentEffect]', 4)),
      grid(h('是否转诊', 2), c(['[referred]', '转诊原因：{referralReason:10:60}　转诊至机构及科室：{referralOrganization:10:60}'], 4)),
      { label: '用药情况', table: 'medications', rows: 3, columns: DRUGS },
      { label: '用药指导', table: 'medicationGuidance', rows: 3, columns: DRUGS },
      grid(h('康复措施', 2), c('[rehabilitation]', 4)),
      grid(h('本次随访分类', 2), c('[visitClass]', 4)),
      grid(h('下次随访日期', 2), c('{nextFollowUpDate:9}', 2), h('随访医生签名'), c('{followUpDoctor:4}<followUpDoctorSignature>')),
    ),
  ],
};
