import type { ProgrammeVaccine } from './vaccine-programme.ts';

/**
 * National immunisation programme, version cn-nip-2026 (国疾控卫免发〔2026〕16号), catch-up ages of the 2021 version. One entry per vaccine, doses in order.
 * Checked against two public codings of the programme; what is recall is said in the rules that use it.
 */
export const PROGRAMME: readonly ProgrammeVaccine[] = [
  {
    code: 'HepB', name: '乙肝疫苗', live: false, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { days: 0 }, recommendedBefore: { days: 1 } },
      { minAge: { months: 1 }, minInterval: { days: 28 } },
      { minAge: { months: 6 }, recommendedBefore: { months: 12 }, minInterval: { days: 60 }, minIntervalFromFirst: { months: 4 } },
    ],
  },
  {
    code: 'BCG', name: '卡介苗', live: true, catchUpMaxAge: { years: 4 },
    doses: [
      { minAge: { days: 0 }, recommendedBefore: { months: 3 } },
    ],
  },
  {
    code: 'POLIO', name: '脊灰疫苗', live: false, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { months: 2 }, product: 'IPV' },
      { minAge: { months: 3 }, minInterval: { days: 28 }, product: 'IPV' },
      { minAge: { months: 4 }, recommendedBefore: { months: 12 }, minInterval: { days: 28 }, product: 'bOPV' },
      { minAge: { months: 48 }, recommendedBefore: { months: 60 }, minInterval: { days: 28 }, product: 'bOPV' },
    ],
  },
  {
    code: 'DTaP', name: '百白破疫苗', live: false, catchUpMaxAge: { years: 7 },
    doses: [
      { minAge: { months: 2 }, minAgeUntil2024: { months: 3 } },
      { minAge: { months: 4 }, minInterval: { days: 28 }, minAgeUntil2024: { months: 4 } },
      { minAge: { months: 6 }, recommendedBefore: { months: 12 }, minInterval: { days: 28 }, minAgeUntil2024: { months: 5 } },
      { minAge: { months: 18 }, recommendedBefore: { months: 24 }, minInterval: { months: 6 }, minAgeUntil2024: { months: 18 } },
      { minAge: { months: 72 }, recommendedBefore: { months: 84 }, minInterval: { months: 12 } },
    ],
  },
  {
    code: 'DT', name: '白破疫苗', live: false, catchUpMaxAge: { years: 12 },
    doses: [
      { minAge: { months: 84 } },
    ],
  },
  {
    code: 'MMR', name: '麻腮风疫苗', live: true, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { months: 8 }, recommendedBefore: { months: 12 } },
      { minAge: { months: 18 }, recommendedBefore: { months: 24 }, minInterval: { days: 28 } },
    ],
  },
  {
    code: 'JE-L', name: '乙脑减毒疫苗', live: true, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { months: 8 }, recommendedBefore: { months: 12 } },
      { minAge: { months: 24 }, recommendedBefore: { months: 36 }, minInterval: { months: 12 } },
    ],
  },
  {
    code: 'JE-I', name: '乙脑灭活疫苗', live: false, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { months: 8 }, recommendedBefore: { months: 12 } },
      { minAge: { months: 8 }, recommendedBefore: { months: 12 }, minInterval: { days: 7 }, maxInterval: { days: 10 } },
      { minAge: { months: 24 }, recommendedBefore: { months: 36 }, minInterval: { months: 1 } },
      { minAge: { months: 72 }, recommendedBefore: { months: 84 }, minInterval: { years: 3 } },
    ],
  },
  {
    code: 'MPSV-A', name: 'A群流脑多糖疫苗', live: false, catchUpMaxAge: { months: 24 },
    doses: [
      { minAge: { months: 6 }, recommendedBefore: { months: 12 } },
      { minAge: { months: 9 }, recommendedBefore: { months: 24 }, minInterval: { months: 3 } },
    ],
  },
  {
    code: 'MPSV-AC', name: 'A群C群流脑多糖疫苗', live: false, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { months: 36 }, recommendedBefore: { months: 48 } },
      { minAge: { months: 72 }, recommendedBefore: { months: 84 }, minInterval: { years: 3 } },
    ],
  },
  {
    code: 'HepA-L', name: '甲肝减毒疫苗', live: true, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { months: 18 }, recommendedBefore: { months: 24 } },
    ],
  },
  {
    code: 'HepA-I', name: '甲肝灭活疫苗', live: false, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { months: 18 }, recommendedBefore: { months: 24 } },
      { minAge: { months: 24 }, recommendedBefore: { months: 36 }, minInterval: { months: 6 } },
    ],
  },
  {
    code: 'HPV2', name: '双价HPV疫苗', live: false, catchUpMaxAge: { years: 18 },
    doses: [
      { minAge: { months: 156 }, recommendedBefore: { months: 168 } },
      { minAge: { months: 162 }, minInterval: { months: 6 }, recommendedWithinOfFirst: { months: 12 } },
    ],
  },
];

/** Specific contraindications in words; the general ones (severe allergy to a component or an earlier dose; fever and acute illness: wait) hold for all. */
export const CONTRAINDICATIONS: { readonly [vaccine: string]: readonly string[] } = {
  'BCG': ['免疫缺陷、HIV感染；HIV感染母亲所生儿童确认未感染前暂缓', '严重皮肤病（接种部位）'],
  'POLIO': ['bOPV：免疫缺陷、免疫抑制治疗、HIV感染或暴露未排除、妊娠'],
  'DTaP': ['接种百日咳成分后发生脑病', '未控制的癫痫和进行性神经系统疾病'],
  'MMR': ['免疫缺陷、免疫抑制治疗；HIV感染有症状或严重免疫抑制', '妊娠'],
  'JE-L': ['免疫缺陷、免疫抑制、HIV感染或暴露未排除', '妊娠'],
  'HepA-L': ['免疫缺陷、免疫抑制、HIV感染或暴露未排除', '妊娠'],
  'HPV2': ['妊娠'],
};
