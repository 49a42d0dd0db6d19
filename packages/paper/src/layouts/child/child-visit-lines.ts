import type { Line, VisitRow } from '../../sheet-layout.ts';

/** Not asked at this age: the sheet prints a dash. */
export const NOT_ASKED: readonly Line[] = ['——'];

/** Printed options one after the other; the chosen one is ringed. `further` names the fill-in behind the last one. */
export const options = (key: string, words: readonly string[], further?: string): readonly Line[] => [
  words.map((word, at) => `~${key}=${at + 1}:${at + 1} ${word}~`).join(' ') + (further ? `{${further}:2:30}` : ''),
];

/** 1 未见异常 2 异常 with its words. */
export const finding = (key: string): readonly Line[] => options(key, ['未见异常', '异常'], `${key}Detail`);

/** Four signs of the stage, one a line. */
export const warningSigns = (month: number, words: readonly string[]): readonly Line[] =>
  words.map((word, at) => `~warningSigns${month}=${at + 1}:${at + 1}. ${word}~`);

/** 上 中 下 behind a measurement. */
export const graded = (key: string, level: string): readonly Line[] => [
  `{${key}:3} ~${level}=1:上~ ~${level}=2:中~ ~${level}=3:下~`,
];

export const illness: readonly Line[] = [
  '~illness=1:1 无~ ~illness=2:2 肺炎~{pneumoniaTimes:1}次',
  '~illness=3:3 腹泻~{diarrhoeaTimes:1}次',
  '~illness=4:4 外伤~{injuryTimes:1}次 ~illness=5:5 其他~{illnessOther:1:30}',
];

/** The end of all three sheets: referral, guidance, next date, signatures. */
export const closing = (guidance: string, first: string): readonly VisitRow[] => [
  {
    label: '转诊建议',
    cell: ['~referral=1:1 无~ ~referral=2:2 有~', '原因：{referralReason:3:40}', '机构及科室：{referralTarget:3:30}'],
  },
  {
    label: '指导',
    cell: [
      `~${guidance}=1:1 ${first}~ ~${guidance}=2:2 生长发育~`,
      `~${guidance}=3:3 疾病预防~ ~${guidance}=4:4 预防伤害~`,
      `~${guidance}=5:5 口腔保健~ ~${guidance}=6:6 其他~{${guidance}Other:2:24}`,
    ],
  },
  { label: '下次随访日期', cell: ['{nextDate:6}'] },
  { label: '随访医生签名', cell: ['{doctor:5}'] },
  { label: '家长签名', cell: ['<guardianSignature>'] },
];
