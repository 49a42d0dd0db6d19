import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** Advice that was given; the sheet goes home with the resident and shows no empty rows. */
const advice = (key: string, words: string): SheetRow => ({ grid: [h(words), c(`{${key}:0:240}`)], ifAnswered: [key] });

/** 健康体检结果反馈单: a letter to the resident with the findings, what to do about them, and a receipt. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '健康体检结果反馈单',
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          paragraphs: ['{name:6} 居民：', '　　您好！您于 {examDate:9} 参加了健康体检，现将结果和健康指导告诉您。'],
        },
        {
          widths: [18, 82],
          rows: [
            grid(h('健康评价'), c('[healthEvaluation]')),
            grid(h('已患疾病'), c('[existingDiseases]')),
          ],
        },
        {
          widths: [100],
          rows: [
            {
              label: '',
              table: 'abnormalFindings',
              rows: 2,
              columns: [
                ['category', '类别', 1.6], ['finding', '异常项目', 2], ['value', '结果', 1.2], ['reference', '参考范围', 1.4], ['severity', '程度', 1.6], ['advice', '建议', 4],
                ['recheckItem', '复查项目', 1.6], ['recheckWithin', '复查时限', 1.2],
              ],
            },
          ],
        },
        {
          widths: [18, 82],
          rows: [
            grid(h('健康指导'), c('[healthGuidance]')),
            grid(h('危险因素控制'), c(['[riskFactorControl]', '减体重目标 {targetWeight:4} kg　建议接种疫苗 {vaccineAdvice:14:60}'])),
            advice('dietAdvice', '饮食'),
            advice('exerciseAdvice', '运动'),
            advice('smokingAlcoholAdvice', '戒烟限酒'),
            advice('medicationAdvice', '用药'),
            advice('psychologicalAdvice', '心理'),
            advice('selfMonitoringAdvice', '自我监测'),
            advice('elderSafetyAdvice', '防跌倒、骨质疏松、意外伤害预防与自救'),
            advice('tcmAdvice', '中医药保健'),
            advice('otherAdvice', '其他'),
          ],
        },
        {
          widths: [18, 32, 18, 32],
          rows: [
            grid(h('复查日期'), c('{recheckDate:0}'), h('复查项目'), c('{recheckItems:0:100}')),
            grid(h('转诊机构及科室'), c('{referralInstitution:0:60}'), h('转诊原因'), c('{referralReason:0:100}')),
            grid(h('纳入管理'), c('[enrolPrograms]', 3)),
            grid(h('下次健康管理日期'), c('{nextExamDate:0}'), h('责任医生'), c('{responsibleDoctor:0}')),
            grid(h('反馈方式'), c('[feedbackMode]', 3)),
            grid(h('反馈日期'), c('{feedbackDate:0}'), h('反馈人'), c('{feedbackUser:4}<feedbackUserSignature>')),
            grid(h('本人签字'), c('<residentSignature>'), h('家属签字、关系'), c('<familySignature>{familyRelation:4}')),
          ],
        },
      ],
    },
  ],
};
