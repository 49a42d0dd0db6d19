import type { Answers } from '@gongwei/domain/forms';
import { MEASURES } from './proportions.data.ts';
import type { Random } from './random.ts';
import { rounded, type Constitution } from './seed-health.ts';
import type { SeedResident } from './seed-rows.ts';

const least = (value: number, minimum: number): number => Math.max(minimum, value);

/** Answers that the check-up sheet and the laboratory's own sheets share, under the same keys. */
export type Laboratory = { readonly blood: Answers; readonly urine: Answers; readonly biochemistry: Answers };

/** One visit's results around the person's own levels. Units as on the sheets. */
export function laboratoryOf(
  resident: SeedResident,
  constitution: Constitution,
  age: number,
  random: Random,
): Laboratory {
  const qualitative = (share: number): string =>
    random.next() * 100 < share ? random.pick(['1', '2', '2', '3']) : '0';
  const ageing = Math.max(0, age - 65) * 0.5;
  const tc = least(random.normal(constitution.cholesterol, 0.3), 2.2);
  const alt = random.logNormal(...MEASURES.alt);
  const bilirubin = random.logNormal(12.5, 0.36);
  return {
    blood: {
      hemoglobin: Math.round(
        least(random.normal(MEASURES.hemoglobin[resident.sex][0], MEASURES.hemoglobin[resident.sex][1]), 68),
      ),
      whiteBloodCell: rounded(least(random.normal(...MEASURES.whiteBloodCell), 2.1), 2),
      platelet: Math.round(least(random.normal(...MEASURES.platelet), 52)),
    },
    urine: {
      urineProtein: qualitative(MEASURES.urineProtein),
      urineGlucose: qualitative(resident.conditions.includes('diabetes') ? 26 : MEASURES.urineGlucose - 1.5),
      urineKetone: qualitative(1.5),
      urineOccultBlood: qualitative(MEASURES.urineBlood),
    },
    biochemistry: {
      fastingGlucose: rounded(least(random.normal(constitution.glucose, constitution.glucose * 0.05), 3.2), 2),
      alt: rounded(alt, 1),
      ast: rounded(least(random.normal(alt * 0.7 + 9, 4), 7), 1),
      albumin: rounded(least(random.normal(43.5, 2.8), 30), 1),
      totalBilirubin: rounded(bilirubin, 1),
      conjugatedBilirubin: rounded(bilirubin * 0.28, 1),
      creatinine: rounded(
        least(
          random.normal(MEASURES.creatinine[resident.sex][0] + ageing * 0.3, MEASURES.creatinine[resident.sex][1]),
          32,
        ),
        1,
      ),
      urea: rounded(least(random.normal(5.6, 1.4), 1.8), 2),
      totalCholesterol: rounded(tc, 2),
      triglycerides: rounded(least(constitution.triglycerides * random.logNormal(1, 0.14), 0.3), 2),
      ldlCholesterol: rounded(least(random.normal(MEASURES.ldl[0] + (tc - 4.9) * 0.62, 0.5), 0.8), 2),
      hdlCholesterol: rounded(least(random.normal(...MEASURES.hdl), 0.6), 2),
    },
  };
}

/** The laboratory's blood count sheet: the three values of the check-up and the rest of the print-out, adding up. */
export function bloodSheet(blood: Answers, random: Random): Answers {
  const white = Number(blood['whiteBloodCell']);
  const hemoglobin = Number(blood['hemoglobin']);
  const [neutrophil, monocyte, eosinophil, basophil] = [
    rounded(random.normal(58, 6), 1),
    rounded(random.normal(6.5, 1.2), 1),
    rounded(Math.abs(random.normal(2.1, 0.9)), 1),
    0.4,
  ];
  const lymphocyte = rounded(100 - neutrophil - monocyte - eosinophil - basophil, 1);
  const red = rounded(hemoglobin / random.normal(30, 0.8), 2);
  const hematocrit = rounded(hemoglobin / 332, 3);
  return {
    ...blood,
    neutrophilPercent: neutrophil,
    lymphocytePercent: lymphocyte,
    monocytePercent: monocyte,
    eosinophilPercent: eosinophil,
    basophilPercent: basophil,
    neutrophilCount: rounded((white * neutrophil) / 100, 2),
    lymphocyteCount: rounded((white * lymphocyte) / 100, 2),
    monocyteCount: rounded((white * monocyte) / 100, 2),
    eosinophilCount: rounded((white * eosinophil) / 100, 2),
    basophilCount: rounded((white * basophil) / 100, 2),
    redBloodCell: red,
    hematocrit,
    mcv: rounded((hematocrit * 1000) / red, 1),
    mch: rounded(hemoglobin / red, 1),
    mchc: Math.round(hemoglobin / hematocrit),
    mpv: rounded(random.normal(9.6, 0.8), 1),
  };
}

export const urineSheet = (urine: Answers, random: Random): Answers => ({
  sampleKind: '1',
  ...urine,
  color: '1',
  clarity: '1',
  specificGravity: rounded(random.normal(1.018, 0.005), 3),
  ph: random.pick([5.5, 6, 6, 6.5, 7]),
  leukocyteEsterase: random.chance(0.92) ? '0' : '2',
  nitrite: '1',
  urobilinogen: '0',
  urineBilirubin: '0',
});

export const biochemistrySheet = (biochemistry: Answers, random: Random): Answers => ({
  fasting: true,
  ...biochemistry,
  totalProtein: rounded(Number(biochemistry['albumin']) + random.normal(29, 2.4), 1),
  uricAcid: rounded(Math.max(120, random.normal(325, 78)), 1),
});
