import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { under } from '../under.ts';

/** 孕产妇死亡报告卡 (卫统48表，全国妇幼健康统计调查制度); also used for the register of women of childbearing age. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '孕产妇死亡报告卡',
  code: 'none',
  pages: [
    {
      blocks: [
        { paragraphs: ['上报地址 {reportAddress:14:70}　补卡（1是 2否）[supplementary!]　编号 {cardNumber:7:24}'] },
        {
          widths: [7, 15, 31, 15, 32],
          rows: [
            ...under('死者信息',
              [h('姓名'), c('{resident:6}　年龄 {age:2} 岁'), h('身份证号'), c('{idNumber:11}')],
              [h('户籍地址'), c('{householdAddress:22:80}', 3)],
              [h('常住址'), c('{usualAddress:22:80}', 3)],
              [h('现住址'), c('{currentAddress:22:80}　已在该地居住 {residedYears:2} 年 {residedMonths:2} 月', 3)],
              [h('户口'), c('[residence]'), h('计划内外'), c('[planInclusion]')],
              [h('民族'), c('[ethnicity]'), h('家属联系电话'), c('{familyPhone:9}')],
              [h('文化程度'), c('[education]', 3)],
              [h(['家庭年人均', '收入（元）']), c('[familyIncome]', 3)],
              [h('居住地区'), c('[residenceTerrain]', 3)],
            ),
            ...under('妊娠与死亡', [h(['死亡与妊娠', '的关系']), c('[pregnancyRelated]', 3)], [h('是否孕产妇死亡'), c('[maternalDeath]', 3)]),
            ...under('孕产情况',
              [h('孕产次'), c('孕 {gravidity:2} 次　产 {parity:2} 次'), h('人工流产、引产'), c('{inducedAbortions:3} 次')],
              [h('末次月经'), c('{lastMenstrualPeriod:8}'), h('分娩时间'), c('{deliveryTime:9}')],
              [h('分娩方式'), c('[deliveryMode]', 3)],
              [h('分娩地点'), c(['[deliveryPlace]', '医院（名称、等级、所在地）{deliveryHospital:16:100}'], 3)],
              [h('新法接生'), c('[hygienicDelivery]'), h('接生者'), c('[birthAttendant]')],
              [h('产前检查'), c('[prenatalCare]'), h('初检孕周／次数'), c('{firstCheckWeek:2} 周　产检 {prenatalVisits:2} 次')],
              [h('末次产检机构'), c('{lastPrenatalInstitution:20:100}', 3)],
            ),
            ...under('死亡情况',
              [h('死亡时间'), c('{deathTime:9}', 3)],
              [h('死亡地点'), c(['[deathPlace]', '医院（名称、等级、所在地）{deathHospital:16:100}'], 3)],
              [h(['是否转自', '其他医院']), c('[transferred]　转出医院 {transferHospital:14:100}', 3)],
              [h('是否首诊医院'), c('[firstVisitHospital]　首诊医院 {firstVisitHospitalName:14:100}', 3)],
              [h(['致死的主要', '疾病诊断']), c([
                '（a）直接导致死亡的疾病或情况 {causeA:16:60}', '（b）引起（a）的疾病或情况 {causeB:16:60}',
                '（c）引起（b）的疾病或情况 {causeC:16:60}', '（d）引起（c）的疾病或情况 {causeD:16:60}', '其他疾病诊断 {causeOther:20:100}',
              ], 3)],
              [h('死因诊断依据'), c('[diagnosisBasis]', 3)],
              [h('根本死因分类'), c('{underlyingCause:12:40}'), h('ICD-10编码'), c('{icd10:6}')],
            ),
          ],
        },
        { paragraphs: ['填报单位 {reportInstitution:10:60}　填卡人 {reporter:5}　职称 {reporterTitle:4:30}　填卡日期 {reportDate:6}'] },
      ],
    },
    {
      blocks: [
        {
          widths: [18, 82],
          rows: [
            grid(h(['死亡病历摘要或', '调查小结']), { ...c('{caseSummary:36:1400}'), tall: 110 }),
            grid(h('县级评审结果'), c('[countyReview]')),
            grid(h('省级评审结果'), c(['[provincialReview]', '影响死亡的主要因素：{provincialFactors:20:160}'])),
            grid(h('国家级评审结果'), c(['[nationalReview]', '影响死亡的主要因素：{nationalFactors:20:160}'])),
          ],
        },
      ],
    },
  ],
};
