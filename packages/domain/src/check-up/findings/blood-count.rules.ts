import { referenceRange, type ClinicalSex } from '../../clinical/index.ts';
import { judge, valueText, type Band } from '../banding.ts';
import type { CheckUpSubject } from '../check-up-subject.ts';
import { FINDING_CATEGORY, type Finding } from '../finding.ts';

const category = FINDING_CATEGORY.bloodCount;

const haemoglobin = (sex: ClinicalSex): readonly Band[] => {
  const [anaemia, low, high] = sex === 'male' ? [120, 130, 175] : [110, 115, 150];
  return [
    { below: 60, code: 'ANEMIA', severity: 4, note: '危急值' },
    { below: 90, code: 'ANEMIA', severity: 3, note: '贫血水平，明显降低' },
    { below: anaemia, code: 'ANEMIA', severity: 2, note: '贫血水平' },
    { below: low, code: 'HGB_LOW', severity: 1, note: '偏低' },
    { above: 200, code: 'HGB_HIGH', severity: 3, note: '显著升高' },
    { above: high, code: 'HGB_HIGH', severity: 2 },
  ];
};
const WHITE: readonly Band[] = [
  { below: 1.5, code: 'WBC_LOW', severity: 4, note: '危急值' },
  { below: 2, code: 'WBC_LOW', severity: 3 },
  { below: 3.5, code: 'WBC_LOW', severity: 2 },
  { above: 30, code: 'WBC_HIGH', severity: 4, note: '危急值' },
  { above: 20, code: 'WBC_HIGH', severity: 3 },
  { above: 9.5, code: 'WBC_HIGH', severity: 2 },
];
const PLATELET: readonly Band[] = [
  { below: 30, code: 'PLT_LOW', severity: 4, note: '危急值' },
  { below: 50, code: 'PLT_LOW', severity: 3 },
  { below: 125, code: 'PLT_LOW', severity: 2 },
  { above: 1000, code: 'PLT_HIGH', severity: 4, note: '危急值' },
  { above: 600, code: 'PLT_HIGH', severity: 3 },
  { above: 350, code: 'PLT_HIGH', severity: 2 },
];
const OTHERS: readonly (readonly [key: string, label: string, unit: string])[] = [
  ['redBloodCell', '红细胞', '×10¹²/L'],
  ['hematocrit', '红细胞压积', 'L/L'],
  ['mcv', '平均红细胞体积', 'fL'],
  ['mch', '平均红细胞血红蛋白含量', 'pg'],
  ['mchc', '平均红细胞血红蛋白浓度', 'g/L'],
  ['neutrophilPercent', '中性粒细胞', '%'],
  ['lymphocytePercent', '淋巴细胞', '%'],
  ['monocytePercent', '单核细胞', '%'],
  ['eosinophilPercent', '嗜酸性粒细胞', '%'],
  ['basophilPercent', '嗜碱性粒细胞', '%'],
  ['neutrophilCount', '中性粒细胞绝对值', '×10⁹/L'],
  ['lymphocyteCount', '淋巴细胞绝对值', '×10⁹/L'],
  ['monocyteCount', '单核细胞绝对值', '×10⁹/L'],
  ['eosinophilCount', '嗜酸性粒细胞绝对值', '×10⁹/L'],
  ['basophilCount', '嗜碱性粒细胞绝对值', '×10⁹/L'],
];

/** Items of a blood count beyond the three of the sheet that lie outside WS/T 405-2012, e.g. `红细胞 3.50 ×10¹²/L↓`. */
export function otherBloodCountTexts(subject: Pick<CheckUpSubject, 'sex' | 'age' | 'number'>): readonly string[] {
  return OTHERS.flatMap(([key, label, unit]) => {
    const [value, range] = [subject.number(key), referenceRange(key, subject.sex, subject.age)];
    if (value === undefined || !range || (value >= range.low && value <= range.high)) return [];
    return [`${label} ${valueText(value, { unit, digits: 1 })}${value > range.high ? '↑' : '↓'}`];
  });
}

/**
 * Blood count (section 4.7): haemoglobin g/L with the clinical limits of anaemia, men <120, women <110 [G]; white cells and platelets
 * 10⁹/L by WS/T 405-2012 [G], critical steps [P]. WS/T 441-2013 (130/120) is `anaemiaDegree` in clinical. All other items outside
 * their range make one finding together.
 */
export function bloodCountFindings(subject: CheckUpSubject): readonly Finding[] {
  const others = otherBloodCountTexts(subject);
  const text = others.join('、');
  return [
    ...(subject.sex
      ? judge(
          subject.number('hemoglobin'),
          { label: '血红蛋白', unit: 'g/L', digits: 0, category },
          haemoglobin(subject.sex),
        )
      : []),
    ...judge(subject.number('whiteBloodCell'), { label: '白细胞', unit: '×10⁹/L', digits: 1, category }, WHITE),
    ...judge(subject.number('platelet'), { label: '血小板', unit: '×10⁹/L', digits: 0, category }, PLATELET),
    ...(others.length === 0
      ? []
      : [{ code: 'CBC_OTHER_ABNORMAL', severity: 1, category, item: '血常规其他项', value: text, text } as const]),
  ];
}
