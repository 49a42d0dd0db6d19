import type { Option } from '../../forms/index.ts';

/** 家庭医生签约人群分类。来源：同类生产系统 SCM_SignContractForm 人群分类（两位码），名称按国家家庭医生签约服务重点人群整理。 */
export const contractPopulation: readonly Option[] = [
  { code: '10', label: '一般人群' },
  { code: '01', label: '孕产妇' },
  { code: '02', label: '0～6岁儿童' },
  { code: '03', label: '65岁及以上老年人' },
  { code: '04', label: '高血压患者' },
  { code: '05', label: '2型糖尿病患者' },
  { code: '06', label: '严重精神障碍患者' },
  { code: '07', label: '肺结核患者' },
  { code: '08', label: '残疾人' },
  { code: '09', label: '计划生育特殊家庭成员' },
  { code: '11', label: '城乡低保人员' },
  { code: '12', label: '重点优抚对象' },
  { code: '13', label: '脱贫（原建档立卡）人口' },
  { code: '15', label: '白血病患者' },
  { code: '16', label: '麻风病患者' },
  { code: '17', label: '离休干部' },
  { code: '18', label: '计划生育特别扶助人员' },
  { code: '19', label: '城乡特困人员' },
  { code: '20', label: '肿瘤患者' },
  { code: '21', label: '创新创业人才' },
  { code: '22', label: '慢性阻塞性肺疾病患者' },
  { code: '14', label: '其他' },
];
