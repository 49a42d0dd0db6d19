import type { AnalysisPage } from '../analysis-page.ts';
import { AGES_AT_END, SEX } from './page-groups.data.ts';

/** 糖尿病患者统计 (`/tjfx/tnbhz`). */
export const tjDiabetesPatients: AnalysisPage = {
  id: 'tj-diabetes-patients',
  title: '糖尿病患者统计',
  of: 'resident',
  counts: '有效2型糖尿病专档的在管居民',
  columns: [
    { label: '体检人数', measure: 'checked-persons', width: 90 },
    { label: '糖尿病患者', measure: 'dm-patients', width: 100 },
    { label: '本期体检患者', measure: 'dm-checked', width: 110 },
    { label: '患者体检率', measure: 'dm-check-up-rate', width: 100 },
    { label: '空腹达标', measure: 'dm-fpg-control', width: 90 },
    { label: '空腹达标率', measure: 'dm-fpg-control-rate', width: 100 },
    { label: '糖化达标', measure: 'dm-a1c-control', width: 90 },
    { label: '血压达标', measure: 'dm-bp-control', width: 90 },
    { label: 'LDL达标', measure: 'dm-ldl-control', width: 90 },
    { label: '三项达标', measure: 'dm-triple-control', width: 90 },
    { label: '合并高血压', measure: 'dm-with-hypertension', width: 100 },
    { label: '超重肥胖', measure: 'dm-overweight', width: 100 },
    { label: '足背动脉异常', measure: 'dm-foot', width: 110 },
    { label: '眼底异常', measure: 'dm-eye', width: 90 },
    { label: '尿蛋白阳性', measure: 'dm-urine-protein', width: 100 },
    { label: '胰岛素', measure: 'dm-insulin', width: 80 },
  ],
  indicators: [
    { label: '患者体检率', measure: 'dm-check-up-rate' },
    { label: '空腹血糖达标率', measure: 'dm-fpg-control-rate' },
    { label: '糖化血红蛋白达标率', measure: 'dm-a1c-control-rate' },
    { label: '血压达标率', measure: 'dm-bp-control-rate' },
    { label: '血糖血压血脂综合达标率', measure: 'dm-triple-control-rate' },
    { label: '合并高血压率', measure: 'dm-with-hypertension-rate' },
    { label: '足背动脉搏动异常率', measure: 'dm-foot-rate' },
    { label: '眼底异常率', measure: 'dm-eye-rate' },
    { label: '尿蛋白阳性率', measure: 'dm-urine-protein-rate' },
  ],
  charts: [
    { id: 'ctl', title: '各项达标率', kind: 'bar', measures: ['dm-fpg-control-rate', 'dm-a1c-control-rate', 'dm-bp-control-rate', 'dm-ldl-control-rate', 'dm-triple-control-rate', 'dm-overweight-rate'], by: [] },
    { id: 'org', title: '机构空腹达标率', kind: 'bar', measures: ['dm-fpg-control-rate'], by: ['org'] },
    { id: 'course', title: '病程构成', kind: 'ring', measures: ['dm-patients'], by: ['course'] },
    { id: 'age', title: '年龄组达标率', kind: 'line', measures: ['dm-fpg-control-rate'], by: ['ageBand'] },
  ],
  breakdowns: [
    SEX,
    AGES_AT_END,
    { id: 'course', label: '病程', groups: [
      { code: '1', label: '＜5年', when: 'yearsBetween(card(diabetes-card).confirmedDate, period.end) < 5' },
      { code: '2', label: '5~9年', when: 'between(yearsBetween(card(diabetes-card).confirmedDate, period.end), 5, 10)' },
      { code: '3', label: '10~14年', when: 'between(yearsBetween(card(diabetes-card).confirmedDate, period.end), 10, 15)' },
      { code: '4', label: '15年及以上', when: 'yearsBetween(card(diabetes-card).confirmedDate, period.end) >= 15' },
      { code: '9', label: '不详', when: 'isMissing(card(diabetes-card).confirmedDate)' },
    ] },
  ],
  filters: [
    AGES_AT_END,
    SEX,
    { id: 'treat', label: '治疗方式', groups: [
      { code: '1', label: '饮食运动', when: 'card(diabetes-card).usesOralDrug == false && card(diabetes-card).usesInsulin == false' },
      { code: '2', label: '口服药', when: 'card(diabetes-card).usesOralDrug == true' },
      { code: '3', label: '胰岛素', when: 'card(diabetes-card).usesInsulin == true' },
    ] },
  ],
  notes: [
    '“患者”=有效糖尿病专档，年龄不限于65岁',
    '糖尿病目标：血压<130/80、LDL-C<2.6（无ASCVD）、HbA1c<7.0%（中国2型糖尿病防治指南2020）；考核口径仍为空腹<7.0，两者分列',
    '统计对象：所选机构及下级、所选期间内有有效体检（已完成或已审核、未删除、未作废）的居民；同一居民期间内多次体检取最近一次',
    '分母为“该项目有结果的人数”，不是全部体检人数；空值、“未查”不计入分母',
    '年龄按体检日期计算（周岁）；性别按档案',
    '合计行按人去重重新计算，不由各行率平均',
    '参考区间取体检时适用的“监测项目范围”，下列界值为默认值',
  ],
};
