import { albuminCreatinineRatio } from '../../clinical/index.ts';
import { judge, valueText } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding, type Severity } from '../finding.ts';

const category = FINDING_CATEGORY.urine;
const SIGNS = ['－', '±', '+', '++', '+++', '++++'] as const;

/** By level 0–5 of dictionaries/urine-qualitative (1 is ±): the severity, 0 where it does not count. */
const QUALITATIVE: readonly (readonly [key: string, code: string, label: string, severities: readonly Severity[]])[] = [
  ['urineProtein', 'URINE_PROTEIN', '尿蛋白', [0, 2, 2, 3, 3, 3]],
  ['urineGlucose', 'URINE_GLUCOSE', '尿糖', [0, 2, 2, 2, 2, 2]],
  ['urineKetone', 'URINE_KETONE', '尿酮体', [0, 2, 2, 2, 2, 2]],
  ['urineOccultBlood', 'URINE_BLOOD', '尿潜血', [0, 1, 2, 2, 3, 3]],
  ['leukocyteEsterase', 'URINE_LEUKOCYTE', '尿白细胞', [0, 1, 2, 2, 2, 2]],
];
const QUALITATIVE_LATER: typeof QUALITATIVE = [
  ['urineBilirubin', 'URINE_BILIRUBIN', '尿胆红素', [0, 2, 2, 2, 2, 2]],
  ['urobilinogen', 'UROBILINOGEN_HIGH', '尿胆原', [0, 0, 1, 1, 1, 1]],
];
const SEDIMENT: readonly (readonly [key: string, label: string, unit: string, above: number])[] = [
  ['sedimentRbc', '镜检红细胞', '个/HPF', 3],
  ['sedimentWbc', '镜检白细胞', '个/HPF', 5],
  ['sedimentCast', '镜检管型', '个/LPF', 1],
];

/**
 * Urine (section 4.8, all [P]). Levels are codes of urine-qualitative. Vitamin C is never judged. During menstruation (`menstruating` true,
 * women) occult blood never reaches referral. Microalbumin in mg/dL, ACR in mg/g (from `acr` or albumin and `urineCreatinine` mmol/L).
 */
export function urineFindings(subject: CheckUpSubject): readonly Finding[] {
  const menstruating = subject.raw['menstruating'] === true && subject.sex === 'female';
  const levels = (items: typeof QUALITATIVE): readonly Finding[] =>
    items.flatMap(([key, code, label, severities]) => {
      const level = Number(subject.code(key));
      const found = severities[level] ?? 0;
      if (found === 0) return [];
      const severity = code === 'URINE_BLOOD' && menstruating && found > 2 ? 2 : found;
      const value = SIGNS[level]!;
      return [{ code, severity, category, item: label, value, text: `${label} ${value}` }];
    });
  return [
    ...levels(QUALITATIVE),
    ...nitrite(subject),
    ...levels(QUALITATIVE_LATER),
    ...microalbumin(subject),
    ...sediment(subject),
  ];
}

const nitrite = (subject: CheckUpSubject): readonly Finding[] =>
  subject.code('nitrite') === '2'
    ? [{ code: 'URINE_NITRITE', severity: 2, category, item: '尿亚硝酸盐', value: '阳性', text: '尿亚硝酸盐阳性' }]
    : [];

function microalbumin(subject: CheckUpSubject): readonly Finding[] {
  const albumin = subject.number('urineMicroalbumin');
  const ratio = subject.number('acr') ?? albuminCreatinineRatio(albumin, subject.number('urineCreatinine'));
  const byRatio = judge(ratio, { label: '尿白蛋白/肌酐比值', unit: 'mg/g', digits: 1, category }, [
    { above: 300, code: 'MICROALBUMINURIA', severity: 3 },
    { from: 30, code: 'MICROALBUMINURIA', severity: 2 },
  ]);
  if (byRatio.length > 0) return byRatio;
  return judge(albumin, { label: '尿微量白蛋白', unit: 'mg/dL', digits: 1, category }, [
    { from: 2, code: 'MICROALBUMINURIA', severity: 2 },
  ]);
}

function sediment(subject: CheckUpSubject): readonly Finding[] {
  const texts = SEDIMENT.flatMap(([key, label, unit, above]) => {
    const count = subject.number(key);
    return count !== undefined && count > above ? [`${label} ${valueText(count, { unit, digits: 0 })}↑`] : [];
  });
  if (texts.length === 0) return [];
  const text = texts.join('、');
  return [{ code: 'URINE_SEDIMENT', severity: 2, category, item: '尿沉渣镜检', value: text, text }];
}

/** Abnormal urine items that the check-up sheet has no field for, for its 尿常规其他. */
export const otherUrineTexts = (subject: CheckUpSubject): readonly string[] =>
  urineFindings(subject)
    .filter(({ code }) =>
      ['URINE_LEUKOCYTE', 'URINE_NITRITE', 'URINE_BILIRUBIN', 'UROBILINOGEN_HIGH', 'URINE_SEDIMENT'].includes(code),
    )
    .map(({ text }) => text);
