import { saidOf, type MeasureLabels, type WallNumbers } from '@gongwei/domain/measures';

/** One bar: what it is called, how far it goes, what stands behind it. */
export type WallBar = { readonly label: string; readonly value: number | undefined; readonly said: string };

const wordsOf = ({ words }: WallNumbers, id: string): MeasureLabels | undefined => words.find((one) => one.id === id);

/** A number of the whole: its value and how it is said. */
export function toldOf(
  numbers: WallNumbers,
  id: string,
): { readonly value: number | undefined; readonly said: string } {
  const cell = numbers.total[id];
  return { value: cell?.value ?? undefined, said: saidOf(cell, wordsOf(numbers, id)) };
}

const TILES = [
  ['常住人口', 'population', '人'],
  ['建档数', 'archived', '份'],
  ['65岁及以上', 'elderly-archived', '人'],
  ['高血压在管', 'htn-managed-now', '人'],
  ['糖尿病在管', 'dm-managed-now', '人'],
  ['精神障碍在管', 'psy-managed-now', '人'],
  ['肺结核在管', 'tb-managed-now', '人'],
  ['孕产妇在管', 'pregnant-managed', '人'],
  ['0~6岁儿童', 'child-archived', '人'],
  ['老年人体检率', 'elderly-check-up-rate', ''],
] as const;

/** The eleven figures across the top. */
export const tilesOf = (
  numbers: WallNumbers,
): readonly { readonly label: string; readonly said: string; readonly unit: string }[] => [
  ...TILES.map(([label, id, unit]) => ({ label, unit, said: toldOf(numbers, id).said })),
  { label: '今日服务', said: numbers.services.toLocaleString('zh-CN'), unit: '人次' },
];

const BARS = {
  crowd: [
    ['65岁及以上', 'elderly-archived'],
    ['高血压', 'htn-managed-now'],
    ['糖尿病', 'dm-managed-now'],
    ['0~6岁儿童', 'child-archived'],
    ['精神障碍', 'psy-managed-now'],
    ['孕产妇', 'pregnant-managed'],
    ['肺结核', 'tb-managed-now'],
  ],
  chronic: [
    ['血压达标', 'bp-control-rate-managed'],
    ['血糖达标', 'glucose-control-rate-managed'],
    ['高血压规范管理', 'htn-standard-rate'],
    ['精神障碍规范管理', 'psychosis-standard-rate'],
  ],
  maternal: [
    ['早孕建册', 'early-registration-rate'],
    ['产后访视', 'postpartum-visit-rate'],
    ['新生儿访视', 'newborn-visit-rate'],
    ['儿童健康管理', 'child-management-rate'],
    ['儿童中医药', 'child-tcm-rate'],
  ],
  abnormal: [
    ['血压升高', 'elderly-bp-raised-rate'],
    ['空腹血糖升高', 'elderly-fpg-high-rate'],
    ['血脂异常', 'dyslipidemia-rate'],
    ['肥胖', 'elderly-obese-rate'],
    ['中心性肥胖', 'elderly-central-obesity-rate'],
    ['谷丙转氨酶升高', 'elderly-alt-high-rate'],
    ['肌酐升高', 'elderly-creatinine-high-rate'],
    ['贫血', 'elderly-anaemia-rate'],
    ['尿蛋白阳性', 'elderly-urine-protein-rate'],
    ['心电图异常', 'elderly-abn-ecg-rate'],
    ['B超异常', 'elderly-abn-ultrasound-rate'],
    ['脂肪肝', 'us-fatty-rate'],
    ['自理能力受损', 'self-care-dependence-rate'],
    ['听力下降', 'hearing-loss-rate'],
  ],
} as const;
const MOST_ABNORMAL = 10;

/** The bars of a drawing; what is found most often first, and no more than ten of that. */
export function barsOf(numbers: WallNumbers, drawing: keyof typeof BARS): readonly WallBar[] {
  const bars = BARS[drawing].map(([label, id]): WallBar => ({ label, ...toldOf(numbers, id) }));
  if (drawing !== 'abnormal') return bars;
  return [...bars].sort((a, b) => (b.value ?? -1) - (a.value ?? -1)).slice(0, MOST_ABNORMAL);
}

/** How a rate stands to the share of the year that is over, in five steps. */
export type PaceBand = 'far-behind' | 'behind' | 'just-behind' | 'just-ahead' | 'ahead' | 'none';
export const BAND_LABELS: { readonly [band in PaceBand]: string } = {
  'far-behind': '落后20点以上',
  behind: '落后10~20点',
  'just-behind': '落后10点以内',
  'just-ahead': '领先10点以内',
  ahead: '领先10点以上',
  none: '没有数据',
};
export function bandOf(rate: number | undefined, progress: number): PaceBand {
  if (rate === undefined) return 'none';
  const lead = rate - progress;
  if (lead < -20) return 'far-behind';
  if (lead < -10) return 'behind';
  if (lead < 0) return 'just-behind';
  return lead <= 10 ? 'just-ahead' : 'ahead';
}
