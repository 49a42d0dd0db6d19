import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { roll } from '../roll.ts';

/** 0～6岁儿童健康管理汇总表 (国家基本公共卫生服务规范工作指标；卫健统42), lying. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '0～6岁儿童健康管理汇总表',
  code: 'none',
  landscape: true,
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [9, 25, 9, 24, 9, 24],
          rows: [
            grid(h('统计日期'), c('{dateFrom:6} 至 {dateTo:6}'), h('行政区划'), c('{region:10:50}'), h('管辖机构'), c('{institution:10:50}')),
            grid(h('汇总维度'), c('{groupBy:6}'), h('户籍'), c('{residence:6}', 3)),
          ],
        },
        roll('一、人口与活产', 'population', 2, ['unit', '单位', 22], ['liveBirths', '活产数', 12], ['childrenUnder7', '7岁以下儿童数', 14], ['childrenUnder5', '5岁以下儿童数', 14], ['childrenUnder3', '3岁以下儿童数', 14], ['children0to6', '应管理0～6岁儿童数', 14], ['infants', '1岁以下儿童数', 12]),
        roll('二、健康管理', 'management', 2, ['unit', '单位', 16], ['liveBirths', '活产数'], ['recorded', '建册数'], ['newbornVisited', '新生儿访视数', 11], ['newbornVisitRate', '访视率（%）'], ['children0to6', '应管理0～6岁', 11], ['managed', '接受随访数', 10], ['managementRate', '管理率（%）'], ['systematic0to6', '按频次完成数', 11], ['systematic0to6Rate', '系统管理率（%）', 11]),
        roll('（续，单位同上）', 'management', 2, ['unit', '单位', 16], ['childrenUnder3', '3岁以下儿童数', 12], ['systematicUnder3', '3岁以下系统管理数', 13], ['systematicRate', '3岁以下系统管理率（%）', 14], ['visionChecked', '视力检查覆盖数', 12], ['visionRate', '覆盖率（%）', 10], ['children0to36months', '0～36个月儿童数', 12], ['tcmManaged', '中医药管理数', 11], ['tcmRate', '中医药管理率（%）', 12]),
        roll('三、各阶段检查', 'stages', 12, ['stage', '阶段', 20], ['due', '应查', 16], ['done', '实查', 16], ['onTime', '按期', 16], ['doneRate', '完成率（%）', 16], ['lost', '失访', 16]),
      ],
    },
    {
      blocks: [
        roll('四、健康情况', 'health', 2, ['unit', '单位', 16], ['measuredUnder5', '5岁以下体格检查数', 12], ['underweight', '低体重数'], ['underweightRate', '低体重率（%）'], ['stunting', '生长迟缓数'], ['stuntingRate', '生长迟缓率（%）', 10], ['wasting', '消瘦数'], ['overweight', '超重数'], ['obesity', '肥胖数'], ['rickets', '佝偻病体征数', 9], ['caries', '龋齿人数']),
        roll('（续，单位同上）', 'health', 2, ['unit', '单位', 16], ['hbTested', '血红蛋白检查数', 11], ['anaemia', '贫血数'], ['moderateSevereAnaemia', '中重度贫血数', 10], ['anaemiaRate', '贫血率（%）'], ['breastfeedingSurveyed', '母乳喂养调查数', 11], ['exclusiveBreastfed', '纯母乳喂养数', 10], ['exclusiveRate', '纯母乳率（%）'], ['developmentDeviation', '发育偏异数'], ['referrals', '转诊数'], ['frailManaged', '体弱儿在管数', 9]),
        roll('五、死亡与缺陷', 'deaths', 2, ['unit', '单位', 16], ['liveBirths', '活产数'], ['earlyNeonatal', '早期新生儿死亡', 10], ['neonatal', '新生儿死亡'], ['infant', '婴儿死亡'], ['underFive', '5岁以下死亡', 9], ['neonatalRate', '新生儿死亡率（‰）', 11], ['infantRate', '婴儿死亡率（‰）', 11], ['underFiveRate', '5岁以下死亡率（‰）', 11], ['birthDefects', '出生缺陷例数', 9]),
      ],
    },
  ],
};
