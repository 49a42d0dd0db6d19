import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 核酸检测报告单：结果, 检验者与审核者, 防伪二维码 (新型冠状病毒核酸检测工作手册). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '核酸检测报告单',
  code: 'none',
  flows: true,
  pages: [
    {
      blocks: [
        { paragraphs: ['{reportTitle:0:60}'], align: 'center' },
        { paragraphs: ['报告编号 {reportNo:12:40}'], align: 'right' },
        page(
          [12, 22, 12, 18, 12, 24],
          grid(h('姓名'), c('{name:6:40}'), h('性别'), c('{sex:3}'), h('年龄'), c('{age:3} 岁')),
          grid(h('证件号码'), c('{idNo:11}', 3), h('联系电话'), c('{phone:7}')),
          grid(h('标本类型'), c('{specimenType:6:30}'), h('采样方式'), c('{mixType:5:20}'), h('样本编号'), c('{sampleNo:8:30}')),
          grid(h('采样机构'), c('{sampleOrg:12:60}', 3), h('采样时间'), c('{sampleTime:9}')),
          grid(h('检测方法'), c('{method:12:60}', 3), h('接收时间'), c('{receiveTime:9}')),
        ),
        { widths: [50, 50], rows: [{ label: '', table: 'items', rows: 3, columns: [['itemName', '检测项目', 44], ['resultText', '结果', 28], ['reference', '参考值', 28]] }] },
        page(
          [16, 58, 26],
          grid(h('结论'), { ...c('[conclusion]'), tall: 14 }, { ...c(['防伪二维码', '<qrCode>'], 1, 3), align: 'center' }),
          grid(h('检测机构'), c('{testOrg:18:70}')),
          grid(h('报告时间'), c('{reportTime:10}')),
        ),
        { paragraphs: ['检验者 <tester>　　　　审核者 <reviewer>'], align: 'right' },
        { paragraphs: ['声明：{statement:40:200}'] },
      ],
    },
  ],
};
