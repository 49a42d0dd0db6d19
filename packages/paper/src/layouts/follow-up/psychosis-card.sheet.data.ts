import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { DANGEROUS_BEHAVIOURS } from './dangerous-behaviours.ts';

/** 严重精神障碍患者个人信息补充表 (国家基本公共卫生服务规范第三版，2017，严重精神障碍患者管理服务规范附件1). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  said: ['terminated=2'],
  title: '严重精神障碍患者个人信息补充表',
  code: 'archive-number',
  pages: [
    page([11, 11, 26, 6, 16, 30],
      grid(h('监护人姓名', 2), c('{guardianName:0}'), h('与患者关系', 2), c('{guardianRelationship:0}')),
      grid(h('监护人住址', 2), c('{guardianAddress:0:60}'), h('监护人电话', 2), c('{guardianPhone:0}')),
      grid(h('辖区村（居）委会联系人、电话', 2), c('{villageContact:8}　{villageContactPhone:12}', 4)),
      grid(h('户别', 2), c('[householdType]', 4)),
      grid(h('就业情况', 2), c('[employmentStatus]', 4)),
      grid(h('知情同意', 2), c(['[informedConsent]', '签字：{consentSigner:6} <consentSignature>　　签字时间 {consentDate:9}'], 4)),
      grid(h('初次发病时间', 2), c('{firstOnsetDate:9}', 4)),
      grid(h('既往主要症状', 2), c('[pastSymptoms]', 4)),
      grid(h('既往关锁情况', 2), c('[pastLockStatus]', 4)),
      grid(h('既往治疗情况', 1, 2), h('门诊'), c(['[outpatientHistory]', '首次抗精神病药治疗时间 {firstAntipsychoticDate:9}'], 4)),
      grid(h('住院'), c('曾住精神专科医院/综合医院精神专科 {hospitalizationCount:3} 次', 4)),
      grid(h('目前诊断情况', 2), c(['诊断 {diagnosis:14:40}{diagnosisOther:0:40}', '确诊医院 {diagnosisHospital:14:40}　确诊日期 {diagnosisDate:9}'], 4)),
      grid(h('最近一次治疗效果', 2), c('[lastTreatmentEffect]', 4)),
      grid(h('危险行为', 2), c(DANGEROUS_BEHAVIOURS, 4)),
      grid(h('经济状况', 2), c('[economicStatus]', 4)),
      grid(h(['专科医生的意见', '（如果有请记录）'], 2), { ...c('{specialistOpinion:0:220}', 4), tall: 34 }),
      grid(h('填表日期', 2), c('{fillDate:9}'), h('医生签字', 2), c('{doctor:6}')),
    ),
  ],
};
