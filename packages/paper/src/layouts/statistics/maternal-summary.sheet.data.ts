import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { heading } from '../roll.ts';

type Item = readonly [key: string, words: string, unit: string];

const MATERNAL: readonly Item[] = [
  ['liveBirths', '活产数', '人'], ['maleLiveBirths', '活产数：男', '人'],
  ['femaleLiveBirths', '活产数：女', '人'], ['parturients', '产妇数', '人'],
  ['registeredPregnancies', '建册人数', '人'], ['earlyRegistered', '孕13周前建册并完成第1次产前检查人数', '人'],
  ['earlyRegistrationRate', '早孕建册率', '%'], ['visit1', '第1次产前检查人数', '人'],
  ['visit2', '第2次产前随访人数', '人'], ['visit3', '第3次产前随访人数', '人'],
  ['visit4', '第4次产前随访人数', '人'], ['visit5', '第5次产前随访人数', '人'],
  ['prenatalCovered', '接受1次及以上产前检查产妇数', '人'], ['prenatalCareRate', '产前检查率', '%'],
  ['fiveVisits', '产前检查5次及以上产妇数', '人'], ['fiveVisitsRate', '产前检查≥5次率', '%'],
  ['managedPregnancies', '规范管理（≥5次产前随访）人数', '人'], ['pregnancyManagementRate', '孕产妇健康管理率', '%'],
  ['postpartumVisited', '出院后28天内接受产后访视产妇数', '人'], ['postpartumVisitRate', '产后访视率', '%'],
  ['day42Checked', '产后42天检查人数', '人'], ['day42Rate', '产后42天检查率', '%'],
  ['systemManaged', '系统管理产妇数', '人'], ['systemManagementRate', '孕产妇系统管理率', '%'],
  ['riskGreen', '妊娠风险绿色', '人'], ['riskYellow', '妊娠风险黄色', '人'],
  ['riskOrange', '妊娠风险橙色', '人'], ['riskRed', '妊娠风险红色', '人'],
  ['riskPurple', '妊娠风险紫色', '人'], ['highRiskParturients', '高危产妇数', '人'],
  ['highRiskRate', '高危产妇比例', '%'], ['highRiskManaged', '高危产妇管理数', '人'],
  ['highRiskManagementRate', '高危产妇管理率', '%'], ['anemiaTested', '孕产期血红蛋白检测人数', '人'],
  ['anemia', '孕产期贫血人数', '人'], ['anemiaRate', '孕产期贫血患病率', '%'],
  ['moderateSevereAnemia', '孕产期中重度贫血人数（Hb<90g/L）', '人'], ['moderateSevereAnemiaRate', '孕产期中重度贫血患病率', '%'],
  ['hivTested', 'HIV 检测人数', '人'], ['hivPositive', 'HIV 感染人数', '人'],
  ['syphilisTested', '梅毒检测人数', '人'], ['syphilisPositive', '梅毒感染人数', '人'],
  ['hbsagTested', '乙肝表面抗原检测人数', '人'], ['hbsagPositive', '乙肝表面抗原阳性人数', '人'],
  ['prenatalScreened', '产前筛查人数', '人'], ['prenatalScreenHighRisk', '产前筛查高风险人数', '人'],
  ['prenatalDiagnosed', '产前诊断人数', '人'], ['prenatalDiagnosisConfirmed', '产前诊断确诊人数', '人'],
  ['hospitalLiveBirths', '住院分娩活产数', '人'], ['hospitalDeliveryRate', '住院分娩率', '%'],
  ['caesareanLiveBirths', '剖宫产活产数', '人'], ['caesareanRate', '剖宫产率', '%'],
  ['maternalDeaths', '孕产妇死亡数', '人'], ['maternalMortality', '孕产妇死亡率', '/10万'],
];

const NEWBORNS: readonly Item[] = [
  ['lowBirthWeight', '低出生体重儿数（<2500g）', '人'], ['lowBirthWeightRate', '低出生体重发生率', '%'],
  ['macrosomia', '巨大儿数（≥4000g）', '人'], ['macrosomiaRate', '巨大儿发生率', '%'],
  ['pretermBirths', '早产儿数', '人'], ['pretermRate', '早产发生率', '%'],
  ['fetalDeaths', '死胎死产数', '人'], ['earlyNeonatalDeaths', '早期新生儿死亡数（0～6天）', '人'],
  ['perinatalMortality', '围产儿死亡率', '‰'], ['birthDefects', '出生缺陷儿数', '人'],
  ['birthDefectRate', '出生缺陷发生率', '/万'], ['newbornVisited', '按规范接受1次及以上访视的新生儿数', '人'],
  ['newbornVisitRate', '新生儿访视率', '%'], ['metabolicScreened', '新生儿疾病筛查人数', '人'],
  ['metabolicScreenRate', '新生儿疾病筛查率', '%'], ['hearingScreened', '听力筛查人数', '人'],
  ['hearingScreenRate', '听力筛查率', '%'],
];

const CHILDREN: readonly Item[] = [
  ['children0to6', '0～6岁儿童数', '人'], ['childrenManaged', '年内接受1次及以上随访的0～6岁儿童数', '人'],
  ['childManagementRate', '儿童健康管理率', '%'], ['children0to3', '3岁以下儿童数', '人'],
  ['childrenSystemManaged', '3岁以下系统管理儿童数', '人'], ['childSystemManagementRate', '3岁以下儿童系统管理率', '%'],
  ['children0to36m', '0～36个月儿童数', '人'], ['tcmManaged', '按月龄接受中医药健康管理的0～36个月儿童数', '人'],
  ['tcmRate', '0～36个月儿童中医药健康管理服务率', '%'], ['visionChecked', '0～6岁儿童眼保健和视力检查数', '人'],
  ['visionRate', '眼保健和视力检查覆盖率', '%'], ['infantDeaths', '婴儿死亡数', '人'],
  ['infantMortality', '婴儿死亡率', '‰'], ['under5Deaths', '5岁以下儿童死亡数', '人'],
  ['under5Mortality', '5岁以下儿童死亡率', '‰'], ['neonatalDeaths', '新生儿死亡数', '人'],
  ['neonatalMortality', '新生儿死亡率', '‰'],
];

const COUPLES: readonly Item[] = [
  ['marriageRegistered', '结婚登记人数', '人'], ['premaritalExamined', '婚前医学检查人数', '人'],
  ['premaritalExamRate', '婚前医学检查率', '%'], ['premaritalCounselled', '婚前卫生咨询人数', '人'],
  ['premaritalCounselRate', '婚前卫生咨询率', '%'], ['premaritalDisease', '检出疾病人数', '人'],
  ['premaritalDiseaseRate', '检出疾病率', '%'], ['infectiousDisease', '指定传染病人数', '人'],
  ['std', '其中性病人数', '人'], ['geneticDisease', '严重遗传性疾病人数', '人'],
  ['mentalDisease', '有关精神病人数', '人'], ['reproductiveDisease', '生殖系统疾病人数', '人'],
  ['internalDisease', '内科系统疾病人数', '人'], ['medicalOpinions', '对影响婚育疾病提出医学意见人数', '人'],
  ['couplesTarget', '孕前检查目标夫妇对数', '对'], ['couplesExamined', '孕前检查夫妇对数', '对'],
  ['prepregnancyCoverage', '孕前检查目标人群覆盖率', '%'], ['couplesHighRisk', '高风险夫妇对数', '对'],
  ['earlyFollowUps', '早孕随访人数', '人'], ['outcomeFollowUps', '妊娠结局随访人数', '人'],
];

/** Two indicators a row: words, value with its unit. */
const rowsOf = (items: readonly Item[]): readonly SheetRow[] =>
  Array.from({ length: Math.ceil(items.length / 2) }, (_, at) =>
    grid(
      ...items.slice(at * 2, at * 2 + 2).flatMap(([key, words, unit]) => [h(words), c(`{${key}:4} ${unit}`)]),
      ...(items.length % 2 === 1 && at * 2 + 1 === items.length ? [c('', 2)] : []),
    ),
  );

const widths = [35, 15, 35, 15];

/** 妇幼健康汇总表 (国家基本公共卫生服务规范工作指标；孕产妇保健和健康情况年报表). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '妇幼健康汇总表',
  code: 'none',
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [12, 38, 12, 38],
          rows: [
            grid(h('统计周期'), c(['{periodType:6}', '{periodStart:7} 至 {periodEnd:7}']), h('汇总方式'), c('{groupBy:8}')),
            grid(h('管理机构'), c('{institution:12:60}'), h('辖区'), c('{region:12:60}')),
          ],
        },
        { widths, rows: [heading('一、孕产妇', 4), ...rowsOf(MATERNAL)] },
      ],
    },
    {
      blocks: [
        { widths, rows: [heading('二、围产儿与新生儿', 4), ...rowsOf(NEWBORNS)] },
        { widths, rows: [heading('三、0～6岁儿童', 4), ...rowsOf(CHILDREN)] },
        { widths, rows: [heading('四、婚前与孕前保健', 4), ...rowsOf(COUPLES)] },
        { paragraphs: ['备注：{remarks:30:200}'] },
        { paragraphs: ['制表人 {maker:6}　审核人 {auditor:6}　制表日期 {madeDate:7}'], align: 'right' },
      ],
    },
  ],
};
