import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 中医药健康指导记录表, kept with a follow-up and given to the resident. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '中医药健康指导记录表',
  roomy: true,
  legible: true,
  flows: true,
  said: ['relatedFollowUp', 'template'],
  code: 'archive-number',
  pages: [
    page([22, 28, 20, 30],
      grid(h('指导日期'), c('{guidanceDate:0}'), h('判定'), c('[constitutionDegree]')),
      grid(h('适应人群'), c('[population]', 3)),
      grid(h('体质来源'), c('[constitutionSource]', 3)),
      grid(h('体质'), c('[constitution]', 3)),
      grid(h('舌象'), c('{tongue:0:40}'), h('脉象'), c('{pulse:0:40}')),
      grid(h('证候'), c('{syndrome:0:80}', 3)),
      grid(h('中医药保健指导'), c('[guidanceKinds]', 3)),
      grid(h('穴位'), c('{acupoints:0:120}', 3)),
      grid(h('指导内容'), { ...c('{content:0:900}', 3), tall: 120 }),
      grid(h('下次指导日期'), c('{nextGuidanceDate:0}'), h('指导机构'), c('{institution:0:40}')),
      grid(h('指导医生'), c('{doctor:0}'), h('居民签名'), c('<residentSignature>')),
    ),
  ],
};
