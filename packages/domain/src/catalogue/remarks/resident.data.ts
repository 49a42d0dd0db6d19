import type { FormRemarks } from '../form-remarks.ts';

export const RESIDENT_REMARKS: { readonly [formId: string]: FormRemarks } = {
  'resident-personal-info': {
    rules: [
      '首次建立健康档案时填写；信息变动在原条目修改并注明修改时间或重填',
      '0～6 岁儿童不填本表',
      '身份证号校验码、出生日期、性别（第17位奇男偶女）须与 birthDate、sex 一致',
      '药物过敏史、暴露史、疾病、家族史各项选“无”时不能再选其他',
      '残疾情况选“无残疾”时不能再选其他',
      'pastDiseaseDetails 每行的疾病必须在 pastDiseases 中已选',
      '手术/外伤/输血选“有”时至少填一行',
      '确诊、手术、外伤、输血时间不早于出生年月，不晚于填表日',
      '已确诊高血压、2 型糖尿病、严重精神障碍、肺结核者应纳入相应专项管理',
      '页头 /cust/header 显示 name sex age birthDate idNumber phone archiveNo populationCategories archiveStatus responsibleDoctor currentAddress',
    ],
  },
  'archive-cover': {
    rules: [
      '各项取自 resident-personal-info，封面只读、可打印',
      'archiveNo 前 12 位由乡镇（街道）、村（居）区划代码得出',
    ],
  },
  'consultation-record': {
    rules: [
      '供居民接受会诊服务时使用',
    ],
  },
  'disability': {
    rules: [
      'disabilities 与 resident-personal-info 同一数据',
      '选“无残疾”排斥其他',
      '残疾人证号前 18 位必须等于本人身份证号，第 19、20 位等于明细中的类别、等级',
    ],
  },
  'family-history': {
    rules: [
      '与 resident-personal-info 同一数据',
      '选“无”排斥其他',
      '一级亲属有高血压者属高血压高危人群（见 rules/check-up.md）',
    ],
  },
  'past-history': {
    rules: [
      '与 resident-personal-info 的既往史是同一数据，任何一处修改都同步',
      '选“无”排斥其他',
      '有手术/外伤/输血时至少一行',
      '确诊时间不早于出生日期',
      '新增高血压、糖尿病、严重精神障碍、结核病时提示建立相应专项档案',
    ],
  },
  'referral-in': {
    rules: [
      '由上级机构转诊医生填写；基层接收后继续随访管理',
    ],
  },
  'referral-out': {
    rules: [
      '由转诊医生填写；存根留转出机构，转出单交患者带往接诊机构',
      '存根与转出单的姓名、性别、年龄相同，只录一次',
      '转诊后 2 周内随访转诊情况（高血压、糖尿病专项要求）',
    ],
  },
  'resident-info-card': {
    rules: [
      '内容与健康档案相应项一致，建档时一并发放居民',
      '血型为不详时 ABO 各框不勾选',
      'chronicDiseases 由 pastDiseases（2→2，3→3，7→4，4→5，12→7）带出，可补充哮喘等',
    ],
  },
  'visit-record': {
    rules: [
      '供居民因急性或短期健康问题接受咨询或医疗卫生服务时使用',
      'visitDate 不晚于今天',
    ],
  },
};
