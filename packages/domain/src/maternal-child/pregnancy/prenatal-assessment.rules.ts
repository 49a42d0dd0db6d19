import { codeOf, numberOf, type RawInput } from '../../clinical/index.ts';
import {
  amnioticFluid,
  glucoseInPregnancy,
  isFetalHeartRateAbnormal,
  isPressureRise,
  pregnancyAnaemia,
  pregnancyPressure,
} from './pregnancy-measures.rules.ts';
import { abdomenBand, fundalHeightBand, positionIn, weightGain } from './pregnancy-growth.rules.ts';

/** Something noticed at a prenatal visit, and whether it asks for a referral. */
export type PrenatalFinding = { readonly text: string; readonly refer: boolean };

const ANAEMIA = {
  none: '',
  mild: '轻度贫血',
  moderate: '中度贫血',
  severe: '重度贫血',
  'very-severe': '极重度贫血',
} as const;
const GLUCOSE = {
  normal: '',
  'test-not-needed': '',
  gestational: '妊娠期糖尿病',
  pregestational: '血糖达孕前糖尿病标准',
  'test-needed': '空腹血糖 4.4～5.0 mmol/L，需做 75g OGTT',
} as const;

/** Codes of dictionaries/urine-qualitative from (+) on. */
const PROTEIN_PRESENT = new Set(['2', '3', '4', '5']);

/**
 * What stands out in one prenatal examination, each with whether it asks for a referral. Keys of `prenatal-visit` and `first-prenatal-visit`, with
 * `totalDays` as the pregnancy's age in days where known, and of the basic sheet `prePregnancyWeight`, `height`, `fetusCount`, `baselineSystolic`,
 * `baselineDiastolic`. Nothing is said about what was not measured.
 */
export function prenatalFindings(data: RawInput, totalDays: number | undefined): readonly PrenatalFinding[] {
  return [
    ...pressureFindings(data, totalDays),
    ...bloodFindings(data, totalDays),
    ...growthFindings(data, totalDays),
    ...fetalFindings(data),
  ];
}

const finding = (text: string, refer = false): readonly PrenatalFinding[] => (text === '' ? [] : [{ text, refer }]);

function pressureFindings(data: RawInput, totalDays: number | undefined): readonly PrenatalFinding[] {
  const [systolic, diastolic] = [numberOf(data['systolic']), numberOf(data['diastolic'])];
  const reading = `血压 ${systolic ?? '—'}/${diastolic ?? '—'} mmHg`;
  const grade = pregnancyPressure(systolic, diastolic);
  const late = totalDays !== undefined && totalDays >= 140;
  const protein = PROTEIN_PRESENT.has(codeOf(data['urineProtein']) ?? '');
  if (grade === 'severe') return finding(`${reading}，重度高血压，立即处理并转诊`, true);
  if (grade === 'hypertension') {
    if (late && protein) return finding(`${reading}，尿蛋白阳性，考虑子痫前期`, true);
    const kind =
      totalDays === undefined
        ? ''
        : late
          ? '（20 周后首次出现者为妊娠期高血压）'
          : '（20 周前，考虑妊娠合并慢性高血压）';
    return finding(`${reading}，高血压，间隔 4 小时复测${kind}`, true);
  }
  if (
    isPressureRise({
      systolic,
      diastolic,
      baselineSystolic: numberOf(data['baselineSystolic']),
      baselineDiastolic: numberOf(data['baselineDiastolic']),
    })
  ) {
    return finding(`${reading}，较基础血压升高 ≥30/15 mmHg，严密观察`);
  }
  return grade === 'high-normal' ? finding(`${reading}，正常高值，关注`) : [];
}

function bloodFindings(data: RawInput, totalDays: number | undefined): readonly PrenatalFinding[] {
  const haemoglobin = numberOf(data['hemoglobin']);
  const degree = haemoglobin === undefined ? 'none' : pregnancyAnaemia(haemoglobin);
  const glucose = glucoseInPregnancy({
    fasting: numberOf(data['ogttFasting']),
    oneHour: numberOf(data['ogtt1h']),
    twoHours: numberOf(data['ogtt2h']),
    hba1c: numberOf(data['hba1c']),
    totalDays,
  });
  return [
    ...finding(
      ANAEMIA[degree] && `血红蛋白 ${haemoglobin} g/L，${ANAEMIA[degree]}`,
      degree === 'severe' || degree === 'very-severe',
    ),
    ...finding(glucose ? GLUCOSE[glucose] : '', glucose === 'gestational' || glucose === 'pregestational'),
  ];
}

function growthFindings(data: RawInput, totalDays: number | undefined): readonly PrenatalFinding[] {
  if (totalDays === undefined) return [];
  const week = Math.floor(totalDays / 7);
  const compared = (
    value: number | undefined,
    band: { readonly low: number; readonly high: number } | undefined,
    name: string,
    below: string,
    above: string,
  ): readonly PrenatalFinding[] => {
    const position = value === undefined || !band ? 'within' : positionIn(value, band);
    return position === 'within'
      ? []
      : finding(
          `${name} ${value} cm，${position === 'below' ? below : above}（${week} 周参考 ${band!.low}～${band!.high}）`,
        );
  };
  const gain = weightGain({
    weight: numberOf(data['weight']),
    weightBefore: numberOf(data['prePregnancyWeight']),
    height: numberOf(data['height']),
    week,
    fetusCount: numberOf(data['fetusCount']) ?? 1,
  });
  return [
    ...compared(numberOf(data['fundalHeight']), fundalHeightBand(week), '宫高', '小于孕周', '大于孕周'),
    ...compared(numberOf(data['abdominalCircumference']), abdomenBand(week), '腹围', '偏小', '偏大'),
    ...(gain?.band && gain.position !== 'within'
      ? finding(
          `孕期增重 ${gain.gain} kg，${gain.position === 'below' ? '不足' : '过多'}（${week} 周参考 ${gain.band.low}～${gain.band.high} kg）`,
        )
      : []),
  ];
}

function fetalFindings(data: RawInput): readonly PrenatalFinding[] {
  const rate = numberOf(data['fetalHeartRate']);
  const fluid = amnioticFluid(numberOf(data['amnioticFluidIndex']), numberOf(data['amnioticFluidDepth']));
  const movement = codeOf(data['fetalMovement']);
  return [
    ...(rate !== undefined && isFetalHeartRateAbnormal(rate) ? finding(`胎心率 ${rate} 次/分，异常`, true) : []),
    ...finding(fluid === 'low' ? '羊水过少' : fluid === 'high' ? '羊水过多' : '', true),
    ...finding(
      movement === '2' ? '胎动减少' : movement === '3' ? '胎动频繁' : movement === '4' ? '无胎动' : '',
      movement === '2' || movement === '4',
    ),
  ];
}
