import type { PaperLayout } from '../../sheet-layout.ts';
import { answered, c, grid, h } from '../build.ts';

/** Advice that was given, in words and without codes: the letter goes home with the resident. */
const advice = (words: string, line: string, ...keys: readonly string[]) => answered(grid(h(words), c(line)), ...keys);

/** 健康体检结果反馈单: a letter to the resident with the findings, what to do about them, and a receipt. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '健康体检结果反馈单',
  roomy: true,
  legible: true,
  said: ['checkUpId', 'printed'],
  flows: true,
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          paragraphs: ['{name:6} 居民：', '　　您好！您于 {examDate:9} 参加了健康体检，现将结果和健康指导告诉您。'],
        },
        { widths: [18, 82], rows: [grid(h('健康评价'), c('[healthEvaluation]')), advice('已患疾病', '{existingDiseases:0:100}{existingDiseasesOther:0:60}', 'existingDiseases', 'existingDiseasesOther')] },
        {
          widths: [100],
          rows: [
            {
              label: '',
              table: 'abnormalFindings',
              rows: 1,
              plain: true,
              columns: [
                ['category', '类别', 1.4], ['finding', '异常项目', 2], ['value', '结果', 1.3], ['reference', '参考范围', 1.7], ['severity', '程度', 1.6], ['advice', '建议', 3.6],
                ['recheckItem', '复查项目', 1.7], ['recheckWithin', '复查时限', 1.7],
              ],
            },
          ],
        },
        {
          widths: [18, 82],
          rows: [
            advice('健康指导', '{healthGuidance:0:80}', 'healthGuidance'),
            advice('危险因素控制', '{riskFactorControl:0:80}{riskFactorOther:0:120}', 'riskFactorControl', 'riskFactorOther'),
            advice('减体重', '目标 {targetWeight:4} kg', 'targetWeight'),
            advice('建议接种疫苗', '{vaccineAdvice:0:80}', 'vaccineAdvice'),
            advice('饮食', '{dietAdvice:0:240}', 'dietAdvice'),
            advice('运动', '{exerciseAdvice:0:240}', 'exerciseAdvice'),
            advice('戒烟限酒', '{smokingAlcoholAdvice:0:240}', 'smokingAlcoholAdvice'),
            advice('用药', '{medicationAdvice:0:240}', 'medicationAdvice'),
            advice('心理', '{psychologicalAdvice:0:240}', 'psychologicalAdvice'),
            advice('自我监测', '{selfMonitoringAdvice:0:240}', 'selfMonitoringAdvice'),
            advice('防跌倒、骨质疏松、意外伤害预防与自救', '{elderSafetyAdvice:0:240}', 'elderSafetyAdvice'),
            advice('中医药保健', '{tcmAdvice:0:240}', 'tcmAdvice'),
            advice('其他', '{otherAdvice:0:240}', 'otherAdvice'),
            advice('复查', '{recheckDate:9} {recheckItems:0:120}', 'recheckDate', 'recheckItems'),
            advice('转诊', '{referralInstitution:0:60}　原因：{referralReason:0:100}', 'referralInstitution', 'referralReason'),
            advice('纳入管理', '{enrolPrograms:0:80}', 'enrolPrograms'),
            advice('下次健康管理', '{nextExamDate:0}', 'nextExamDate'),
          ],
        },
        {
          widths: [18, 32, 18, 32],
          rows: [
            grid(h('责任医生'), c('{responsibleDoctor:0}'), h('反馈方式'), c('{feedbackMode:0}')),
            grid(h('反馈日期'), c('{feedbackDate:0}'), h('反馈人'), c('{feedbackUser:0} <feedbackUserSignature>')),
            grid(h('本人签字'), c('<residentSignature>'), h('家属签字'), c('<familySignature> {familyRelation:0}')),
          ],
        },
      ],
    },
  ],
};
