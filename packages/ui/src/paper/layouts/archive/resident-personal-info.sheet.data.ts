import type { PaperLayout } from '../../sheet-layout.ts';
import { row } from '../build.ts';

/** 个人基本信息表 as printed, one page of A4 (国家基本公共卫生服务规范第三版，2017). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '个人基本信息表',
  code: 'archive-number',
  pages: [{
    rows: [
      row('性别', '[sex]　　出生日期 {birthDate:8}'),
      row('身份证号', '{idNumber:14}　　工作单位 {workplace:12:40}'),
      row('本人电话', '{phone:9}　联系人姓名 {contactName:6}　联系人电话 {contactPhone:9}'),
      row('常住类型', '[residenceType]　　民族 {ethnicGroup:6}'),
      row('血型', '[aboBloodType]　/　RH：[rhBloodType]'),
      row('文化程度', '[educationLevel]'),
      row('职业', '[occupation]'),
      row('婚姻状况', '[maritalStatus]'),
      row('医疗费用支付方式', '[paymentMethods]'),
      row('药物过敏史', '[drugAllergies]'),
      row('暴露史', '[exposureHistory]'),
      row('既往史', '疾病', [
        '[pastDiseases]', '恶性肿瘤 {malignantTumorName:10}　职业病 {occupationalDiseaseName:10}',
        '@pastDiseaseDetails:6:=disease:1,确诊时间=diagnosedMonth:3@',
      ]),
      row('既往史', '手术', '[surgeryHistory]　@surgeries:2:名称#=name:5,时间=occurredMonth:3@'),
      row('既往史', '外伤', '[traumaHistory]　@traumas:2:名称#=name:5,时间=occurredMonth:3@'),
      row('既往史', '输血', '[transfusionHistory]　@transfusions:2:原因#=reason:5,时间=occurredMonth:3@'),
      row('家族史', '父亲', '[familyHistoryFather]'),
      row('家族史', '母亲', '[familyHistoryMother]'),
      row('家族史', '兄弟姐妹', '[familyHistorySiblings]'),
      row('家族史', '子女', '[familyHistoryChildren]'),
      row('遗传病史', '[hereditaryDiseaseHistory]　疾病名称 {hereditaryDiseaseName:14:40}'),
      row('残疾情况', '[disabilities]'),
      row('生活环境*', '厨房排风设施', '[kitchenVentilation]'),
      row('生活环境*', '燃料类型', '[fuelType]'),
      row('生活环境*', '饮水', '[drinkingWater]'),
      row('生活环境*', '厕所', '[toiletType]'),
      row('生活环境*', '禽畜栏', '[livestockPen]'),
    ],
  }],
  footer: ['标*的项目在农村地区建立居民健康档案时需根据实际情况选择填写。'],
};
