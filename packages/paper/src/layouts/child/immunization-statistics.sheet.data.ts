import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { roll } from '../roll.ts';

/** 计划免疫统计表：接种率、出生队列、建卡建证、未种名单 (预防接种工作规范 2023年版), lying. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '计划免疫统计表',
  code: 'none',
  landscape: true,
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [10, 24, 10, 23, 10, 23],
          rows: [
            grid(h('统计类型'), c('{statType:12:40}'), h('统计日期'), c('{dateFrom:6} 至 {dateTo:6}'), h('出生日期'), c('{birthFrom:6} 至 {birthTo:6}')),
            grid(h('接种单位'), c('{institution:12:60}'), h('行政区划'), c('{region:12:60}'), h('户籍／剂次'), c('{residenceClass:4} ／ {doseNumber:2}')),
            grid(h('疫苗'), c('{vaccine:30:160}', 5)),
          ],
        },
        roll('一、接种率', 'routine', 4, ['institution', '单位', 20], ['vaccine', '疫苗', 18], ['doseNumber', '剂次', 6], ['due', '应种数', 9], ['given', '实种数', 9], ['rate', '接种率（%）', 10], ['timely', '及时接种数', 10], ['timelyRate', '及时率（%）', 10], ['makeUp', '补种数', 8]),
        roll('二、出生队列全程接种', 'cohort', 2, ['birthYear', '出生年份'], ['children', '儿童数'], ['bcg', '卡介苗'], ['hepB', '乙肝3剂'], ['polio', '脊灰3剂'], ['dtap', '百白破3剂'], ['mcv', '含麻疹1剂'], ['fiveVaccine', '五苗全程'], ['fiveVaccineRate', '五苗（%）'], ['je', '乙脑'], ['menA', 'A群流脑2剂'], ['hepA', '甲肝'], ['eightVaccine', '八苗全程'], ['eightVaccineRate', '八苗（%）']),
        roll('三、建卡建证', 'card', 2, ['institution', '单位', 30], ['target', '应建人数', 14], ['cards', '已建卡人数', 14], ['certificates', '已建证人数', 14], ['cardRate', '建卡率（%）', 14], ['certificateRate', '建证率（%）', 14]),
        roll('四、未种儿童名单', 'missing', 3, ['name', '姓名', 14], ['sex', '性别', 8], ['birthDate', '出生日期', 12], ['guardianPhone', '联系电话', 14], ['vaccine', '疫苗', 18], ['doseNumber', '剂次', 6], ['earliest', '最早日期', 12], ['overdueDays', '逾期天数', 8], ['reason', '未种原因', 14]),
      ],
    },
  ],
};
