import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 婚前保健登记 (婚前保健工作规范修订，2002). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '婚前保健登记表',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('基本信息',
        [h('婚检编号'), c('{examNumber:10:30}'), h('检查日期'), c('{examDate:8}')],
        [h('性别'), c('[sex]', 3)],
        [h('出生日期'), c('{birthDate:8}'), h('年龄'), c('{age:3} 岁')],
        [h('证件类型'), c('{idDocumentType:8}'), h('证件号码'), c('{idNumber:11}')],
        [h('民族'), c('{ethnicity:6}'), h('文化程度'), c('{education:8}')],
        [h('职业'), c('{occupation:12:40}'), h('工作单位'), c('{workUnit:12:60}')],
        [h('联系电话'), c('{phone:9}'), h('邮政编码'), c('{postalCode:5}')],
        [h('户口所在地'), c('{householdAddress:22:70}', 3)],
        [h('现住址'), c('{residenceAddress:22:70}', 3)],
        [h('对方姓名'), c('{partnerName:8:40}'), h('对方编号'), c('{partnerExamNumber:10:30}')],
        [h('对方证件号码'), c('{partnerIdNumber:11}'), h('拟登记日期'), c('{plannedMarriageDate:8}')],
      ),
      ...under('病史摘要',
        [h('血缘关系'), c('[kinship]', 3)],
        [h('既往病史'), c('[pastDiseases]', 3)],
        [h('遗传家族史'), c(['[geneticFamilyHistory]', '患者与本人关系 {affectedRelativeRelation:12:50}'], 3)],
        [h('既往婚史'), c('[maritalHistory]', 3)],
      ),
      ...under('检查结论',
        [h('检查结果'), c('[examResult]', 3)],
        [h('检出疾病分类'), c('[diseaseCategories]', 3)],
        [h('疾病诊断'), c('{diagnosis:26:160}', 3)],
        [h('医学意见'), c('[medicalOpinion]', 3)],
        [h('卫生指导'), c('已作婚前卫生指导 [hygieneGuidance]', 3)],
        [h('卫生咨询'), c('{consultation:26:260}', 3)],
        [h('咨询指导结果'), c('[guidanceResult]', 3)],
        [h('转诊'), c('[referral]　{referralHospital:8:60}　{referralDate:7}', 3)],
        [h('预约复诊日期'), c('{returnVisitDate:8}'), h('证明编号'), c('{certificateNumber:10:30}')],
        [h('出具证明日期'), c('{certificateDate:8}'), h('检查机构'), c('{examInstitution:10:50}')],
      ),
      grid(h('主检医师', 2), c('{chiefDoctor:8}', 3)),
    ),
  ],
};
