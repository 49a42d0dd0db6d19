import type { ReferenceRange } from './reference-range.rules.ts';

const sexed = (male: readonly [number, number], female: readonly [number, number]): readonly ReferenceRange[] => [
  { low: male[0], high: male[1], sex: 'male' }, { low: female[0], high: female[1], sex: 'female' },
];
const same = (low: number, high: number): readonly ReferenceRange[] => [{ low, high }];

/**
 * Reference ranges of adults (≥18), both ends inclusive: WS/T 405-2012 (blood count), WS/T 404.1–404.5 (chemistry) [G].
 * The standard's groups end at 79 years; older people keep the last group [P], as do women of 18 and 19 the group from 20 on.
 */
export const ADULT_RANGES: { readonly [analyte: string]: readonly ReferenceRange[] } = {
  hemoglobin: sexed([130, 175], [115, 150]),
  redBloodCell: sexed([4.3, 5.8], [3.8, 5.1]),
  hematocrit: sexed([0.4, 0.5], [0.35, 0.45]),
  whiteBloodCell: same(3.5, 9.5),
  platelet: same(125, 350),
  neutrophilPercent: same(40, 75),
  lymphocytePercent: same(20, 50),
  monocytePercent: same(3, 10),
  eosinophilPercent: same(0.4, 8),
  basophilPercent: same(0, 1),
  neutrophilCount: same(1.8, 6.3),
  lymphocyteCount: same(1.1, 3.2),
  monocyteCount: same(0.1, 0.6),
  eosinophilCount: same(0.02, 0.52),
  basophilCount: same(0, 0.06),
  mcv: same(82, 100),
  mch: same(27, 34),
  mchc: same(316, 354),
  alt: sexed([9, 50], [7, 40]),
  ast: sexed([15, 40], [13, 35]),
  alp: [
    { low: 45, high: 125, sex: 'male' },
    { low: 35, high: 100, sex: 'female', maxAge: 49 },
    { low: 50, high: 135, sex: 'female', minAge: 50 },
  ],
  ggt: sexed([10, 60], [7, 45]),
  totalProtein: same(65, 85),
  albumin: same(40, 55),
  globulin: same(20, 40),
  albuminGlobulinRatio: same(1.2, 2.4),
  totalBilirubin: sexed([0, 26], [0, 21]),
  conjugatedBilirubin: same(0, 8),
  creatinine: [
    { low: 57, high: 97, sex: 'male', maxAge: 59 }, { low: 57, high: 111, sex: 'male', minAge: 60 },
    { low: 41, high: 73, sex: 'female', maxAge: 59 }, { low: 41, high: 81, sex: 'female', minAge: 60 },
  ],
  urea: [
    { low: 3.1, high: 8, sex: 'male', maxAge: 59 }, { low: 3.6, high: 9.5, sex: 'male', minAge: 60 },
    { low: 2.6, high: 7.5, sex: 'female', maxAge: 59 }, { low: 3.1, high: 8.8, sex: 'female', minAge: 60 },
  ],
  potassium: same(3.5, 5.3),
  sodium: same(137, 147),
  chloride: same(99, 110),
};
