import type { PaperLayout, SheetRow } from '../../sheet-layout.ts';
import { answered, c, grid, h } from '../build.ts';

const KINDS = [
  ['Emotion', '情志调摄'],
  ['Diet', '饮食调养'],
  ['DailyLife', '起居调摄'],
  ['Exercise', '运动保健'],
  ['Acupoint', '穴位保健'],
] as const;

const CONSTITUTIONS = [
  ['qiDeficiency', '气虚质'],
  ['yangDeficiency', '阳虚质'],
  ['yinDeficiency', '阴虚质'],
  ['phlegmDampness', '痰湿质'],
  ['dampHeat', '湿热质'],
  ['bloodStasis', '血瘀质'],
  ['qiStagnation', '气郁质'],
  ['specialDiathesis', '特禀质'],
  ['balanced', '平和质'],
] as const;

/** The advice that was ticked, in words: who takes the sheet home wants no codes. Constitutions without advice are left out. */
const adviceOf = ([key, name]: (typeof CONSTITUTIONS)[number]): readonly SheetRow[] =>
  KINDS.map(([kind, words]) => answered({ label: name, cells: [words, `{${key}${kind}:0:160}`] }, `${key}${kind}`));

/** 中医药健康指导: taken home by the resident. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '中医药健康指导',
  roomy: true,
  legible: true,
  flows: true,
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          widths: [16, 34, 16, 34],
          rows: [
            grid(h('体质辨识日期'), c('{assessmentDate:0}'), h('指导日期'), c('{guidanceDate:0}')),
            grid(h('指导针对的体质'), c('{constitutions:0:80}', 3)),
            grid(h('适应人群'), c('{targetGroups:0:80}', 3)),
            grid(h('指导类别'), c('{guidanceKinds:0:60}{guidanceOther:0:80}', 3)),
          ],
        },
        { widths: [12, 6, 8, 74], rows: CONSTITUTIONS.flatMap(adviceOf) },
        {
          widths: [16, 34, 16, 34],
          rows: [
            grid(h('指导内容'), { ...c('{guidanceText:0:900}', 3), tall: 60 }),
            grid(h('穴位操作'), c('{acupointMethod:0}'), h('下次指导日期'), c('{nextDate:0}')),
            grid(h('指导医生'), c('{doctor:0}'), h('指导机构'), c('{institution:0:40}')),
            grid(h('居民签名'), c('<residentSignature>', 3)),
          ],
        },
      ],
    },
  ],
};
