import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';
import { under } from '../under.ts';

/** 体弱儿（营养性疾病）随访记录 after 儿童营养性疾病管理技术规范（2012）. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '体弱儿（营养性疾病）随访记录',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [6, 16, 31, 16, 31],
      ...under('随访',
        [h('专案编号'), c('{caseNumber:10:24}'), h('随诊日期'), c('{visitDate:8}　{visitMonths:3} 月龄')],
        [h('喂养情况'), c('{feeding:26:100}', 3)],
        [h('主要症状'), c('{symptoms:26:100}', 3)],
        [h('阳性体征'), c('{signs:26:100}', 3)],
      ),
      ...under('测量与评价',
        [h('体重'), c('{weight:4} kg'), h('身长／身高'), c('{height:4} cm')],
        [h('体重／年龄'), c('[weightForAge]'), h('身高／年龄'), c('[heightForAge]')],
        [h('体重／身高'), c('[weightForHeight]'), h('体质指数'), c('{bmi:4} kg/m²')],
        [h('营养状况'), c('{nutritionClass:16:60}', 3)],
      ),
      { label: '检查', table: 'tests', rows: 4, columns: [['item', '检查项目', 40], ['itemOther', '其他项目', 24], ['result', '结果', 20], ['unit', '单位', 16]] },
      { label: '用药', table: 'medication', rows: 3, columns: [['drug', '药名', 36], ['dose', '每次剂量', 22], ['frequency', '用法', 27], ['days', '疗程（天）', 15]] },
      ...under('处理',
        [h('处理及指导'), c('{guidance:26:420}', 3)],
        [h('疗效'), c('[effect]', 3)],
        [h('转诊建议'), c(['[referral]', '原因：{referralReason:14:60}　机构及科室：{referralTarget:12:50}'], 3)],
      ),
      grid(h('复诊日期', 2), c('{nextVisitDate:8}'), h('检查医生'), c('{doctor:8}')),
      grid(h('检查机构', 2), c('{institution:16:60}', 3)),
    ),
  ],
};
