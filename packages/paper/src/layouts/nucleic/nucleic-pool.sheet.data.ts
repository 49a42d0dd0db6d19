import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';

/** 核酸混采登记表：一管与其受检者名单 (10合1混采技术规范), lying. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '核酸混采登记表',
  code: 'none',
  landscape: true,
  flows: true,
  pages: [
    {
      blocks: [
        {
          widths: [11, 23, 11, 22, 11, 22],
          rows: [
            grid(h('混采管条码'), c('{tubeBarcode:10:32}'), h('混采规格'), c('{mixType:5}　容量 {capacity:2} 人'), h('标本类型'), c('{specimenType:6}')),
            grid(h('采样机构'), c('{sampleOrg:10:60}'), h('采样点'), c('{samplePoint:10:60}'), h('采样人员'), c('{sampler:6}')),
            grid(h('开管时间'), c('{openTime:9}'), h('封管时间'), c('{closeTime:9}'), h('保存液量'), c('{preserveVolume:3} mL')),
            grid(h('已采人数'), c('{memberCount:3} 人'), h('管状态'), c('[tubeState]', 3)),
          ],
        },
        {
          widths: [50, 50],
          rows: [{
            label: '', table: 'members', rows: 10, plain: true,
            columns: [['seq', '序号', 5], ['name', '姓名', 9], ['sex', '性别', 6], ['age', '年龄', 6], ['idType', '证件类型', 9], ['idNo', '证件号码', 16], ['phone', '联系电话', 10], ['address', '现住址', 16], ['crowdType', '人群类别', 10], ['residentId', '档案', 6], ['sampleTime', '采样时间', 11]],
          }],
        },
        { paragraphs: ['备注：{remark:40:200}'] },
      ],
    },
  ],
};
