import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

type Postpartum = {
  readonly title: string;
  /** What is measured before the general state. */
  readonly first?: readonly SheetRow[];
  /** Where the woman is sent to, when she is seen again, and who signs. */
  readonly end: readonly SheetRow[];
};

/** The two records of a woman after the delivery, which ask the same between their first and their last lines (规范第三版，2017，孕产妇健康管理). */
export const postpartumSheet = ({ title, first = [], end }: Postpartum): PaperLayout => ({
  kind: 'sheet',
  roomy: true,
  title,
  code: 'archive-number',
  pages: [
    page(
      [18, 32, 18, 32],
      grid(h('随访日期'), c('{visitDate:8}', 3)),
      grid(h('分娩日期'), c('{deliveryDate:8}'), h('出院日期'), c('{dischargeDate:8}')),
      ...first,
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
      ...end,
    ),
  ],
});

/** `heading`: what the sheet calls a referral; `key`: its field. */
export const referralRow = (heading: string, key: string): SheetRow =>
  grid(h(heading), c([`[${key}]`, '原因：{referralReason:20:80}', '机构及科室：{referralTo:20:60}'], 3));
