import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 产后42天健康检查记录表 as printed (国家基本公共卫生服务规范第三版，2017，孕产妇健康管理). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '产后42天健康检查记录表',
  code: 'archive-number',
  pages: [
    page(
      [18, 32, 18, 32],
      grid(h('随访日期'), c('{visitDate:8}', 3)),
      grid(h('分娩日期'), c('{deliveryDate:8}'), h('出院日期'), c('{dischargeDate:8}')),
      grid(h('一般健康情况'), c('{generalHealth:24:160}', 3)),
      grid(h('一般心理状况'), c('{psychologicalState:24:160}', 3)),
      grid(h('血压'), c('{systolic:4} / {diastolic:4} mmHg', 3)),
      grid(h('乳房'), c('[breast]', 3)),
      grid(h('恶露'), c('[lochia]', 3)),
      grid(h('子宫'), c('[uterus]', 3)),
      grid(h('伤口'), c('[wound]', 3)),
      grid(h('其他'), c('{other:24:160}', 3)),
      grid(h('分类'), c('[classification]', 3)),
      grid(h('指导'), c('[guidance]', 3)),
      grid(h('处理'), c(['[disposition]', '原因：{referralReason:20:80}', '机构及科室：{referralTo:20:60}'], 3)),
      grid(h('随访医生签名'), c('<doctorSignature>', 3)),
    ),
  ],
};
