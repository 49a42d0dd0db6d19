import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h } from '../build.ts';
import { postpartumSheet, referralRow } from './postpartum-sheet.ts';

/** 产后访视记录表 as printed (国家基本公共卫生服务规范第三版，2017，孕产妇健康管理). */
export const layout: PaperLayout = postpartumSheet({
  title: '产后访视记录表',
  first: [grid(h('体温'), c('{temperature:5} ℃', 3))],
  end: [
    referralRow('转诊', 'referral'),
    grid(h('下次随访日期'), c('{nextVisitDate:8}'), h('随访医生签名'), c('<doctorSignature>')),
  ],
});
