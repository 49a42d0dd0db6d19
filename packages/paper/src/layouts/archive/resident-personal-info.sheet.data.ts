import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** Label, item, and six columns that the rows divide as they need. */
const WIDTHS = [9, 12, 16, 14, 13, 12, 12, 12];

/** 个人基本信息表 as printed, one page of A4 (国家基本公共卫生服务规范第三版，2017，居民健康档案管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '个人基本信息表',
  code: 'archive-number',
  pages: [
    page(WIDTHS,
      grid(h('性别', 2), c('[sex]', 3), h('出生日期'), c('{birthDate:0}', 2)),
      grid(h('身份证号', 2), c('{idNumber:0}{otherIdNumber:0}', 3), h('工作单位'), c('{workplace:0:36}', 2)),
      grid(h('本人电话', 2), c('{phone:0}'), h('联系人姓名'), c('{contactName:0:24}'), h('联系人电话'), c('{contactPhone:0}', 2)),
      grid(h('常住类型', 2), c('[residenceType]', 2), h('民族'), c('01 汉族　99 少数民族 {ethnicGroup:4}[ethnicCategory!]', 3)),
      grid(h('血型', 2), c('1 A型　2 B型　3 O型　4 AB型　5 不详　/　RH：1 阴性　2 阳性　3 不详[rhBloodType!][aboBloodType!]', 6)),
      grid(h('文化程度', 2), c('[educationLevel]', 6)),
      grid(h('职业', 2), c('[occupation]', 6)),
      grid(h('婚姻状况', 2), c('[maritalStatus]', 6)),
      grid(h('医疗费用支付方式', 2), c('[paymentMethods]', 6)),
      grid(h('药物过敏史', 2), c('[drugAllergies]', 6)),
      grid(h('暴露史', 2), c('[exposureHistory]', 6)),
      grid(h('既往史', 1, 4), h('疾病'), c([
        '1 无　2 高血压　3 糖尿病　4 冠心病　5 慢性阻塞性肺疾病　6 恶性肿瘤 {malignantTumorName:5:30}　7 脑卒中　8 严重精神障碍　9 结核病　10 肝炎　11 其他法定传染病　12 职业病 {occupationalDiseaseName:5:30}　13 其他 {otherDiseaseName:5:30}[pastDiseases!]',
        '@pastDiseaseDetails:6:=disease:1,确诊时间=diagnosedMonth:4@',
      ], 6)),
      grid(h('手术'), c('1 无　2 有：@surgeries:2:名称#=name:6,时间=occurredMonth:3@[surgeryHistory!]', 6)),
      grid(h('外伤'), c('1 无　2 有：@traumas:2:名称#=name:6,时间=occurredMonth:3@[traumaHistory!]', 6)),
      grid(h('输血'), c('1 无　2 有：@transfusions:2:原因#=reason:6,时间=occurredMonth:3@[transfusionHistory!]', 6)),
      grid(h('家族史', 1, 3), h('父亲'), c('[familyHistoryFather!]', 2), h('母亲'), c('[familyHistoryMother!]', 3)),
      grid(h('兄弟姐妹'), c('[familyHistorySiblings!]', 2), h('子女'), c('[familyHistoryChildren!]', 3)),
      grid(c('1 无　2 高血压　3 糖尿病　4 冠心病　5 慢性阻塞性肺疾病　6 恶性肿瘤　7 脑卒中　8 严重精神障碍　9 结核病　10 肝炎　11 先天畸形　12 其他', 7)),
      grid(h('遗传病史', 2), c('1 无　2 有：疾病名称 {hereditaryDiseaseName:14:40}[hereditaryDiseaseHistory!]', 6)),
      grid(h('残疾情况', 2), c('[disabilities]', 6)),
      grid(h('生活环境*', 1, 5), h('厨房排风设施'), c('[kitchenVentilation]', 6)),
      grid(h('燃料类型'), c('[fuelType]', 6)),
      grid(h('饮水'), c('[drinkingWater]', 6)),
      grid(h('厕所'), c('[toiletType]', 6)),
      grid(h('禽畜栏'), c('[livestockPen]', 6)),
    ),
  ],
};
