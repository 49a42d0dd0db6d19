import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { roll } from '../roll.ts';

/** 0～6岁儿童健康管理花名册, lying. Two lines of columns do not fit a sheet: the person first, then what was done, under the same number. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '0～6岁儿童健康管理花名册',
  code: 'none',
  landscape: true,
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [9, 25, 9, 24, 9, 24],
          rows: [
            grid(h('日期'), c('{dateFrom:6} 至 {dateTo:6}'), h('行政区划'), c('{region:10:50}'), h('管辖机构'), c('{institution:10:50}')),
            grid(h('月龄'), c('{ageFromMonths:2} 至 {ageToMonths:2} 月　性别 {sex:3}'), h('名单类型'), c('{scope:8}　阶段 {stage:5}'), h('责任医生'), c('{doctor:5}　状态 {status:3}')),
          ],
        },
        roll('一、儿童',
          'children', 12,
          ['name', '姓名', 9], ['sex', '性别', 5], ['birthDate', '出生日期', 10], ['age', '月（年）龄', 8], ['idNumber', '身份证号', 15], ['motherName', '母亲姓名', 7], ['guardianPhone', '联系电话', 10], ['address', '现住址', 13], ['recordNumber', '保健册编号', 9], ['institution', '管辖机构', 9], ['doctor', '责任医生', 7],
        ),
        roll('二、健康检查情况（次序同上）',
          'children', 12,
          ['name', '姓名', 10], ['highRisk', '高危／体弱', 11], ['lastStage', '最近检查阶段', 10], ['lastDate', '检查日期', 10], ['weight', '体重（kg）', 8], ['height', '身长／身高（cm）', 9], ['nutrition', '营养评价', 10], ['haemoglobin', '血红蛋白（g/L）', 9], ['nextStage', '下次阶段', 8], ['nextDate', '下次应查', 10], ['overdueDays', '逾期天数', 7], ['planStatus', '状态', 6],
        ),
      ],
    },
  ],
};
