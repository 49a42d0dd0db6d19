import { EARLIER_DOSES, factOfDose, PROGRAMME_DOSES, type DoseOfProgramme, type EarlierDose } from '../../maternal-child/index.ts';
import { defineMeasures, defineRatios, type MeasureRow } from '../measure-definition.ts';

type Length = { readonly days?: number; readonly months?: number; readonly years?: number };

const SOURCE = '预防接种工作规范（2023年版）；国家免疫规划疫苗儿童免疫程序（2026）';
const BORN = 'resident.birthDate';

const moved = (day: string, { days = 0, months = 0, years = 0 }: Length): string => {
  const count = months + years * 12;
  const byMonth = count === 0 ? day : `addMonths(${day}, ${count})`;
  return days === 0 ? byMonth : `addDays(${byMonth}, ${days})`;
};

/** Of two vaccines against the same, who began with the one is not asked for the other. */
const OTHERS: { readonly [code: string]: string } = { 'JE-L': 'JE-I', 'HepA-L': 'HepA-I' };
const SECOND_CHOICES = Object.values(OTHERS);

/** Given in the period, and valid by age and interval. */
const givenIn = ({ fact }: DoseOfProgramme): string =>
  `(resident.${fact} >= period.start && resident.${fact} <= period.end)`;

/** Old enough by the end of the period, the dose before it given long enough ago, not past the age of catching up, not refused. */
function reached({ vaccine, number, dose }: DoseOfProgramme): readonly string[] {
  const { code, catchUpMaxAge } = vaccine;
  const earlier = (at: number): string => `resident.${factOfDose(code, at)}`;
  const other = OTHERS[code];
  return [
    `${moved(BORN, dose.minAge)} <= period.end`,
    `${moved(BORN, catchUpMaxAge)} > period.start`,
    `(isMissing(resident.vaccinesRefused) || !hasAny(resident.vaccinesRefused, ['${code}']))`,
    ...(number > 1 ? [`${moved(earlier(number - 1), dose.minInterval ?? {})} <= period.end`] : []),
    ...(dose.minIntervalFromFirst ? [`${moved(earlier(1), dose.minIntervalFromFirst)} <= period.end`] : []),
    ...(other ? [`isMissing(resident.${factOfDose(other, 1)})`] : []),
    ...(code === 'HPV2' ? ["resident.sex == 'female'", `${BORN} >= '2011-11-10'`] : []),
  ];
}

/** Owed at the end of the period. The second of two vaccines is owed only to who began with it. */
const owed = (one: DoseOfProgramme): string =>
  SECOND_CHOICES.includes(one.vaccine.code) && one.number === 1
    ? 'false'
    : `((isMissing(resident.${one.fact}) || resident.${one.fact} > period.end) && ${reached(one).join(' && ')})`;

function inTime({ fact, vaccine, dose }: DoseOfProgramme): string {
  const { recommendedBefore, recommendedWithinOfFirst } = dose;
  if (recommendedBefore) return `resident.${fact} < ${moved(BORN, recommendedBefore)}`;
  return recommendedWithinOfFirst
    ? `resident.${fact} < ${moved(`resident.${factOfDose(vaccine.code, 1)}`, recommendedWithinOfFirst)}`
    : 'true';
}

/** A number of a dose, and what it was before the programme changed, where that makes it another. `undefined`: nobody was asked for the dose. */
function asOf(one: DoseOfProgramme, hint: string, counts: (one: DoseOfProgramme | undefined) => string): DoseNumber {
  const before: EarlierDose | undefined = EARLIER_DOSES[one.id];
  const now = counts(one);
  const then = before && counts(before.dose && { ...one, dose: { ...one.dose, ...before.dose } });
  if (!before || then === undefined || then === now) return { counts: now, hint };
  const { until, source, validFrom, says } = before;
  return { counts: now, hint, validFrom: until, earlier: [{ until, counts: then, hint: `${hint}（${says}。）`, source, validFrom }] };
}
type DoseNumber = Pick<MeasureRow, 'hint' | 'validFrom' | 'earlier'> & { readonly counts: string };

const madeUp = ({ vaccine, number }: DoseOfProgramme): string =>
  `has(immunization-dose, period, record.decision == '1' && record.doseType == '2' && record.vaccine == '${vaccine.code}' && record.doseNumber == ${number})`;

const basis = { basis: 'S', source: SOURCE } as const;
const OF_CARD = { of: 'record:immunization-record', within: 'always', organisation: 'end', pick: 'any', exclusions: [] } as const;

const doses = defineMeasures(
  { ...OF_CARD, population: "record.archiveStatus == '1'" },
  PROGRAMME_DOSES.flatMap((one) => {
    const { id, label } = one;
    return [
      { id: `dose-due-${id}`, label: `${label}应种数`, ...basis, ...asOf(one, `期内接种了${label}的在册儿童，加上期末到了月龄和间隔、没有禁忌而还没有接种的；过了补种年龄的不数。`, (then) => `${givenIn(one)} || ${then ? owed(then) : 'false'}`) },
      { id: `dose-given-${id}`, label: `${label}实种数`, counts: givenIn(one), ...basis, hint: `期内接种了${label}的在册儿童，按预防接种卡和接种登记；无效剂、暂缓的不数，联合疫苗折算计入。` },
      { id: `dose-timely-${id}`, label: `${label}及时接种数`, ...basis, ...asOf(one, one.dose.recommendedBefore || one.dose.recommendedWithinOfFirst ? '实种儿童中在推荐完成年龄前接种的（乙肝首剂为出生当天）。' : '免疫程序没有规定这一剂的推荐完成年龄，接种了即为及时。', (then = one) => `${givenIn(one)} && ${inTime(then)}`) },
      { id: `dose-owed-${id}`, label: `${label}未种数`, ...basis, ...asOf(one, `期末到了月龄和间隔、没有禁忌而还没有接种${label}的在册儿童；点开就是未种儿童名单。`, (then) => (then ? owed(then) : 'false')) },
      { id: `dose-make-up-${id}`, label: `${label}补种数`, counts: madeUp(one), ...basis, hint: `期内以“补种”登记接种${label}的儿童；强化、应急不数。` },
    ];
  }),
);

const doseRates = defineRatios(
  PROGRAMME_DOSES.flatMap(({ id, label }) => [
    { id: `vaccination-rate-${id}`, label: `${label}接种率`, counts: `measure(dose-given-${id})`, among: `measure(dose-due-${id})`, ...basis, hint: '实种÷应种。' },
    { id: `vaccination-timely-rate-${id}`, label: `${label}及时率`, counts: `measure(dose-timely-${id})`, among: `measure(dose-due-${id})`, ...basis, hint: '及时接种÷应种。' },
  ]),
);

const has = (code: string, number: number): string => `!isMissing(resident.${factOfDose(code, number)})`;
const SERIES = {
  bcg: has('BCG', 1),
  hepb: has('HepB', 3),
  polio: has('POLIO', 3),
  dtap: has('DTaP', 3),
  measles: has('MMR', 1),
  je: `(${has('JE-L', 1)} || ${has('JE-I', 1)})`,
  menA: has('MPSV-A', 2),
  hepA: `(${has('HepA-L', 1)} || ${has('HepA-I', 1)})`,
};
const FIVE = [SERIES.bcg, SERIES.hepb, SERIES.polio, SERIES.dtap, SERIES.measles].join(' && ');
const EIGHT = [FIVE, SERIES.je, SERIES.menA, SERIES.hepA].join(' && ');
const series = (id: string, label: string, counts: string) =>
  ({ id, label, counts, ...basis, hint: `出生队列中完成${label}基础剂次的儿童；无效剂不算，联合疫苗折算计入。` }) as const;

const cohort = defineMeasures(
  { ...OF_CARD, population: "record.archiveStatus == '1' && resident.birthDate >= period.start && resident.birthDate <= period.end" },
  [
    series('cohort-bcg', '卡介苗', SERIES.bcg),
    series('cohort-hepb', '乙肝3剂', SERIES.hepb),
    series('cohort-polio', '脊灰3剂', SERIES.polio),
    series('cohort-dtap', '百白破3剂', SERIES.dtap),
    series('cohort-measles', '含麻疹成分1剂', SERIES.measles),
    series('cohort-je', '乙脑', SERIES.je),
    series('cohort-men-a', '流脑A群2剂', SERIES.menA),
    series('cohort-hep-a', '甲肝', SERIES.hepA),
    { id: 'cohort-five', label: '五苗全程', counts: FIVE, ...basis, hint: '五种疫苗（卡介苗、乙肝3、脊灰3、百白破3、含麻疹1）基础剂次都完成的儿童；缺一不数。' },
    { id: 'cohort-eight', label: '八苗全程', counts: EIGHT, ...basis, hint: '八种疫苗（五苗加乙脑、流脑A群2、甲肝）都完成的儿童；缺一不数。' },
  ],
);

const cohortRates = defineRatios([
  { id: 'cohort-five-rate', label: '五苗全程接种率', counts: 'measure(cohort-five)', among: 'measure(cohort-children)', ...basis, hint: '五苗全程儿童÷出生队列。' },
  { id: 'cohort-eight-rate', label: '八苗全程接种率', counts: 'measure(cohort-eight)', among: 'measure(cohort-children)', ...basis, hint: '八苗全程儿童÷出生队列。' },
]);

const losses = [
  ...defineMeasures(
    { of: 'record:vaccine-stock-movement', within: 'period', organisation: 'event', pick: 'all', population: "!record.@removed && record.movementType == '5'", exclusions: [] },
    [{ id: 'doses-lost', label: '疫苗报损', sum: "rowSum(record.items, 'quantity')", unit: '剂', ...basis, hint: '期内报损出库的疫苗剂次之和，按出入库登记；登记错后删除的不数。' }],
  ),
  ...defineRatios([
    { id: 'vaccine-loss-rate', label: '疫苗损耗率', counts: 'measure(doses-lost)', among: 'measure(doses-used)', ...basis, hint: '报损剂次÷接种剂次；多人份西林瓶的合理损耗也在内。' },
  ]),
];

/** Vaccinations by dose of the programme, and whole series of those born in the period. When a dose was given is a fact kept of the child. */
export const immunisationMeasures = [...doses, ...doseRates, ...cohort, ...cohortRates, ...losses];
