import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 体弱儿（营养性疾病）专案登记 after 儿童营养性疾病管理技术规范（2012）. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '体弱儿（营养性疾病）专案登记表',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('基本情况',
        [h('专案编号'), c('{caseNumber:10:24}', 3)],
        [h('立案日期'), c('{enrolDate:8}　{ageMonths:3} 月龄'), h('联系电话'), c('{phone:9:30}')],
        [h('出生孕周／体重'), c('{gestationalWeeks:3} 周 ／ {birthWeight:4} kg'), h('喂养方式'), c('[feedingMethod]')],
      ),
      ...under('分类与诊断',
        [h('体弱儿分类'), c('[frailTypes]', 3)],
        [h('营养不良分型'), c('[malnutritionType]', 3)],
        [h('营养不良程度'), c('[malnutritionDegree]', 3)],
        [h('贫血程度'), c('[anaemiaDegree]', 3)],
        [h('佝偻病分期'), c('[ricketsStage]', 3)],
        [h('超重肥胖程度'), c('[obesityDegree]', 3)],
        [h('血铅程度'), c('[leadDegree]', 3)],
        [h('病因'), c('[cause]', 3)],
        [h('诊断依据'), c('{diagnosisBasis:26:200}', 3)],
        [h('诊断机构'), c('{diagnosisInstitution:18:70}', 3)],
      ),
      ...under('立案时情况',
        [h('体重'), c('{weight:4} kg'), h('身长／身高'), c('{height:4} cm')],
        [h('头围'), c('{headCircumference:4} cm'), h('血红蛋白'), c('{haemoglobin:4} g/L')],
        [h('血钙／血磷'), c('{bloodCalcium:4} ／ {bloodPhosphorus:4} mmol/L'), h('碱性磷酸酶'), c('{alkalinePhosphatase:4} U/L')],
        [h('25-(OH)D'), c('{vitamin25OHD:4} nmol/L'), h('血铅'), c('{bloodLead:4} μg/L')],
      ),
      ...under('转归与结案',
        [h('专案状态'), c('[status]', 3)],
        [h('转归'), c('[outcome]', 3)],
        [h('结案'), c(['{closeDate:8}', '医生 {closeDoctor:6}']), h('注销'), c(['原因 {cancelReason:6}', '{cancelDate:8}'])],
      ),
      grid(h('建档单位', 2), c('{institution:12:60}'), h('建档医生'), c('{doctor:8}')),
    ),
  ],
};
