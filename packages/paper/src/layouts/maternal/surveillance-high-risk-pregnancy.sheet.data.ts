import type { PaperLayout } from '../../sheet-layout.ts';
import { c, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 高危孕产妇专案：孕产妇妊娠风险筛查、评估与管理 (国卫办妇幼发〔2017〕35号 附件1～4). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '高危孕产妇专案管理记录',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 15, 32],
      ...under('登记',
        [h('专案编号'), c('{caseNumber:10:30}'), h('手册编号'), c('{handbookNumber:10:50}')],
        [h('年龄'), c('{age:3} 岁'), h('联系电话'), c('{phone:9}')],
        [h('现住址'), c('{residenceAddress:22:70}', 3)],
        [h('登记日期'), c('{registerDate:8}'), h('登记孕周'), c('{gestationalWeek:3} 周')],
        [h('预产期'), c('{expectedDeliveryDate:8}'), h('孕次／产次'), c('孕 {gravidity:2} 次　产 {parity:2} 次')],
        [h('评估阶段'), c('[stage]', 3)],
      ),
      ...under('妊娠风险筛查阳性内容',
        [h('基本情况'), c('[screenBasic]', 3)],
        [h(['异常妊娠及', '分娩史']), c('[screenAbnormalPregnancy]', 3)],
        [h(['妇产科疾病及', '手术史']), c('[screenGynecologic]', 3)],
        [h('家族史'), c('[screenFamily]', 3)],
        [h(['既往疾病及', '手术史']), c('[screenDisease]', 3)],
        [h('辅助检查'), c('[screenAuxiliary]', 3)],
        [h(['需关注的表现', '特征及病史']), c('[screenSymptoms]', 3)],
        [h('筛查结果'), c('{screenPositive:10}', 3)],
      ),
      ...under('妊娠风险评估',
        [h('风险因素'), c('{riskFactors:30:220}', 3)],
        [h('推算分级'), c('{computedRiskLevel:8}'), h('紫色并列标识'), c('[infectious]')],
        [h('风险分级'), c('[riskLevel]', 3)],
        [h('评估医生'), c(['{assessor:6}', '日期 {assessDate:8}']), h('评估机构'), c('{assessInstitution:10:50}')],
      ),
    ),
    page(
      [6, 16, 31, 15, 32],
      {
        label: '历次评估', table: 'assessmentHistory', rows: 3,
        columns: [['date', '日期', 15], ['gestationalWeek', '孕周', 8], ['level', '分级', 15], ['factors', '因素', 26], ['handling', '处理', 24], ['doctor', '医生', 12]],
      },
      ...under('专案管理',
        [h('专案管理'), c('[managed]'), h('管理机构'), c('{managementInstitution:10:50}')],
        [h('专案管理人'), c('{manager:8}'), h('报告单报送时间'), c('{gradeReportTime:9}')],
        [h(['是否适宜', '继续妊娠']), c('[continuePregnancy]', 3)],
        [h('转诊'), c(['[referral]', '日期 {referralDate:8}']), h('转诊机构'), c('{referralTo:10:60}')],
        [h('转诊到位'), c('[referralArrived]', 3)],
        [h(['分娩机构', '与方式建议']), c('{deliveryPlan:24:160}', 3)],
      ),
      {
        label: '追访记录', table: 'followUps', rows: 6,
        columns: [['date', '日期', 14], ['mode', '方式', 8], ['gestationalWeek', '孕周', 7], ['condition', '病情', 19], ['result', '结果', 14], ['advice', '指导意见', 16], ['nextDate', '下次追访', 12], ['doctor', '医生', 10]],
      },
      ...under('转归与结案',
        [h('转归'), c('[outcome]', 3)],
        [h('结案日期'), c('{closingDate:8}', 3)],
        [h('结案小结'), c('{closingSummary:30:300}', 3)],
      ),
    ),
  ],
};
