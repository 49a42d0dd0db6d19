import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 孕前优生健康检查：妊娠结局记录表 (国家免费孕前优生健康检查技术服务家庭档案). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '妊娠结局随访记录表',
  code: 'archive-number',
  flows: true,
  pages: [
    page(
      [18, 32, 18, 32],
      grid(h('姓名'), c('{wifeName:8:40}　{age:2} 岁'), h('联系电话'), c('{phone:9}')),
      grid(h('户口所在地'), c('{householdAddress:22:70}', 3)),
      grid(h('随访结果'), c('[followUpResult]', 3)),
      grid(h('随访日期'), c('{visitDate:8}', 3)),
      grid(h('妊娠结局'), c(['[outcomes]', '低出生体重程度 [lowBirthWeightDegree]', '出生缺陷详情 {defectDetail:20:140}'], 3)),
      grid(h('分娩（终止）日期'), c('{endDate:8}'), h('分娩（终止）孕周'), c('{endWeek:3} 周')),
      grid(h('分娩地点'), c('{deliveryRegion:22:70}', 3)),
      grid(h('分娩机构'), c('[deliveryInstitutionType]', 3)),
      grid(h('分娩方式'), c('[deliveryMode]', 3)),
      grid(h('胎数'), c('[plurality]', 3)),
      { label: '胎婴儿', table: 'babies', rows: 3, columns: [['order', '序号', 10], ['sex', '性别', 15], ['birthWeight', '出生体重（g）', 18], ['aliveAt42Days', '产后42天内存活', 19], ['defect', '出生缺陷', 14], ['defectName', '缺陷名称', 24]] },
      grid(h('随访机构'), c('{institution:12:60}'), h('随访人员'), c('{visitor:8}')),
    ),
  ],
};
