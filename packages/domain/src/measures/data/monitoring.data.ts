import { MISSED_GLUCOSE } from '../../lists/definitions/monitoring/missed-points.ts';
import { defineMeasures, type MeasureRow } from '../measure-definition.ts';

const SOURCE = 'rules/modules.md；rules/glucose-and-bp-monitoring.md';
type Said = Omit<MeasureRow, 'basis' | 'source' | 'id' | 'label' | 'hint'> & Record<string, unknown>;
const row = (id: string, label: string, hint: string, counted: Said): MeasureRow =>
  ({ id, label, basis: 'P', source: SOURCE, hint, ...counted }) as MeasureRow;

/** Somebody is followed on the last day of the period: listed by then, and neither moved out by then nor gone. */
const FOLLOWED =
  "resident.status == '1' && (isMissing(record.planStart) ? record.@occurredOn : record.planStart) <= period.end && (isMissing(record.state) || record.state != '3' || record.stateOn > period.end)";

/** What is told of whoever is followed at home for one kind of reading. */
function followed(
  at: 'bp' | 'bg',
  word: string,
  { patients, form, counted, once }: { readonly [key in 'patients' | 'form' | 'counted' | 'once']: string },
) {
  const reading = form === 'blood-pressure-reading' ? 'pressure' : 'glucose';
  const measured = `has(${form}, period, is(${counted}))`;
  const times = `count(${form}, period, is(${counted})${once === '' ? '' : ` && is(${once})`})`;
  // The newest of the period, asked by what its words begin with.
  const newest = `latest(${form}, period, is(${counted}))`;
  const pressure = (...starts: readonly string[]): string =>
    starts.map((start) => `startsWith(${newest}.warningLevel, '${start}')`).join(' || ');
  const glucose = (...starts: readonly string[]): string =>
    starts.map((start) => `startsWith(${newest}.glucoseLevel, '${start}')`).join(' || ');
  const last =
    reading === 'pressure'
      ? {
          good: pressure('0级'),
          high: pressure('2级：血压高于目标', '3级：血压明显升高'),
          low: pressure('2级：血压偏低', '3级：血压过低'),
        }
      : {
          good: glucose('达标', '偏低'),
          high: glucose('高于目标', '显著高血糖'),
          low: glucose('1级低血糖'),
        };
  const among = measured;
  return defineMeasures(
    { of: `record:${patients}`, within: 'always', organisation: 'end', pick: 'latest', population: FOLLOWED, exclusions: [] },
    [
      row(`${at}-managed`, `${word}在管人数`, `期末在管（含暂停）的${word}监测对象；期末前移出的，死亡、迁出的不数。`, { counts: 'true' }),
      row(`${at}-monitored`, `${word}监测人数`, `在管者中期内至少测过一次${word}的人；作废、质控的测量不算。`, { counts: measured }),
      row(`${at}-coverage`, `${word}监测率`, `期内有测量的÷在管人数。`, { counts: measured, among: 'true' }),
      row(`${at}-average-times`, `${word}人均监测次数`, `期内有测量的人，每人的次数的平均${at === 'bp' ? '；同次测的几遍算一次' : ''}。`, { mean: times, among, unit: '次', decimals: 2 }),
      row(`${at}-times`, `${word}在管者监测人次`, `在管者期内的${word}测量次数之和${at === 'bp' ? '；同次测的几遍算一次' : ''}。`, { sum: times, among, unit: '人次' }),
      row(`${at}-controlled`, `${word}达标人数`, `期内最近一次${word}在本人目标内的人。`, { counts: `${among} && (${last.good})` }),
      row(at === 'bp' ? 'monitoring-bp-target-rate' : 'bg-control-rate', `${word}达标率`, `期内最近一次达标的÷期内有测量的人；没测的不在分母。不同于随访的控制率，那里的分母是年内已管理人数。`, { counts: last.good, among }),
      row(`${at}-high-persons`, `${word}偏高人数`, `期内最近一次${word}高于本人目标而未到危急的人。`, { counts: `${among} && (${last.high})` }),
      row(`${at}-low-persons`, `${word}偏低人数`, `期内最近一次${word}偏低而未到危急的人。`, { counts: `${among} && (${last.low})` }),
      row(`${at}-critical-persons`, `${word}危急人数`, `期内有过 4 级预警的人；与偏高、偏低不互斥，不相加。`, { counts: `has(${form}, period, is(${counted}) && is(${reading}-critical))` }),
    ],
  );
}

const EACH = { within: 'period', organisation: 'event', pick: 'all', exclusions: [] } as const;
const GLUCOSE = 'record:blood-glucose-reading';
const TIMES = { unit: '次' };
const IN_DEPARTMENT = 'is(glucose-counted) && !isMissing(record.department)';
const PLANNED = `${IN_DEPARTMENT} && record.@occurredOn < @today && is(glucose-in-plan) && is(glucose-first-of-point)`;
const VALUED = '!isMissing(record.value) && is(glucose-number)';

/** The five numbers of a box, from the least value to the greatest. */
const QUARTILES = [
  ['department-lowest', '最低', 0, '科室测的血糖值中最低的；Lo、Hi 没有数值，不在内。'],
  ['department-lower-quartile', '下四分位', 0.25, '科室测的血糖值从低到高排，四分之一处的值；Lo、Hi 不在内。'],
  ['department-median', '中位数', 0.5, '科室测的血糖值从低到高排，正中的值；Lo、Hi 不在内。'],
  ['department-upper-quartile', '上四分位', 0.75, '科室测的血糖值从低到高排，四分之三处的值；Lo、Hi 不在内。'],
  ['department-highest', '最高', 1, '科室测的血糖值中最高的；Lo、Hi 没有数值，不在内。'],
] as const;

/** Monitoring at home and in departments: people, readings, warnings, plans. */
export const monitoringMeasures = [
  ...followed('bp', '血压', { patients: 'blood-pressure-patient', form: 'blood-pressure-reading', counted: 'pressure-counted', once: 'pressure-sitting' }),
  ...followed('bg', '血糖', { patients: 'blood-glucose-patient', form: 'blood-glucose-reading', counted: 'glucose-counted', once: '' }),
  ...defineMeasures({ ...EACH, of: 'record:blood-pressure-reading', population: 'is(pressure-counted)' }, [
    row('bp-readings', '血压监测人次', '期内测的血压，同次测的几遍算一次；作废的不数。', { counts: 'is(pressure-sitting)', unit: '人次' }),
  ]),
  ...defineMeasures({ ...EACH, of: GLUCOSE, population: 'is(glucose-counted)' }, [
    row('bg-readings', '血糖监测人次', '期内测的血糖；作废、质控的不数。', { counts: 'true', unit: '人次' }),
    row('glucose-total', '血糖测量总数', '期内有效的血糖测量，Lo、Hi 计次；质控、作废的不数。', { counts: 'true', ...TIMES }),
    row('glucose-hypo-1', '低血糖1级次数', '低于 3.9 而不低于 3.0 mmol/L。', { counts: 'is(glucose-hypo-1)', ...TIMES }),
    row('glucose-hypo-2', '低血糖2级次数', '低于 3.0 mmol/L，或仪器显示 Lo。', { counts: 'is(glucose-hypo-2)', ...TIMES }),
    row('glucose-hypo-3', '低血糖3级次数', '有意识改变、需他人救助的低血糖。', { counts: 'is(glucose-hypo-3)', ...TIMES }),
    row('glucose-in-target', '目标范围内次数', '按本人目标逐次判：餐前 4.4～7.0、其余低于 10.0 或医生另定；餐前 3.9～4.3 只提示，也在内。', { counts: 'is(glucose-in-target)', ...TIMES }),
    row('glucose-readings-high', '偏高次数', '高于本人目标而低于 13.9 mmol/L。', { counts: 'is(glucose-over)', ...TIMES }),
    row('glucose-very-high', '显著高血糖次数（≥13.9）', '不低于 13.9 而低于 16.7 mmol/L。', { counts: 'is(glucose-very-high)', ...TIMES }),
    row('glucose-critical-high', '危急高血糖次数（≥16.7）', '不低于 16.7 mmol/L，或仪器显示 Hi。', { counts: 'is(glucose-critical-high)', ...TIMES }),
    row('glucose-warned', '超出目标次数', '不在目标范围内的测量：低血糖三级、偏高、≥13.9、≥16.7。', { counts: '!is(glucose-in-target)', ...TIMES }),
    row('glucose-warn-rate', '预警率', '超出目标的次数÷测量总数；与目标范围内比例之和为 100%。', { counts: '!is(glucose-in-target)', among: '!isMissing(record.glucoseLevel)' }),
    row('glucose-hypo-rate', '低血糖发生率', '低血糖（三级合计）次数÷测量总数。', { counts: 'is(glucose-hypo)', among: '!isMissing(record.glucoseLevel)' }),
    row('glucose-in-target-rate', '目标范围内比例', '目标范围内次数÷测量总数；按本人目标逐次判。', { counts: 'is(glucose-in-target)', among: '!isMissing(record.glucoseLevel)' }),
    row('monitored-glucose-mean', '平均血糖', '期内有效血糖值的平均；Lo、Hi 没有数值，不在内。', { mean: 'record.value', among: VALUED, unit: 'mmol/L', decimals: 2 }),
    row('glucose-warn-handled', '预警已处理次数', '2 级及以上的预警中已登记处理的。', { counts: 'is(glucose-to-handle) && record.handled == true', ...TIMES }),
    row('glucose-warn-handle-rate', '预警处理率', '已处理的÷2 级及以上的预警。', { counts: 'record.handled == true', among: 'is(glucose-to-handle)' }),
  ]),
  ...defineMeasures({ ...EACH, of: GLUCOSE, pick: 'any', population: IN_DEPARTMENT }, [
    row('department-patients', '患者数', '期内在科室测过血糖的人，一人一次。', { counts: 'true' }),
  ]),
  ...defineMeasures({ ...EACH, of: GLUCOSE, population: IN_DEPARTMENT }, [
    row('department-readings', '实测次数', '期内在科室测的有效血糖，计划内、计划外都算；居家自测没有科室，不在内。', { counts: 'true', ...TIMES }),
    row('department-in-target', '目标内次数', '科室测的血糖中在本人目标内的次数。', { counts: 'is(glucose-in-target)', ...TIMES }),
    row('department-in-target-rate', '目标内比例', '科室测的血糖中在本人目标内的÷实测次数。', { counts: 'is(glucose-in-target)', among: '!isMissing(record.glucoseLevel)' }),
    row('department-hypo', '低血糖次数', '科室测的低血糖，三级合计。', { counts: 'is(glucose-hypo)', ...TIMES }),
    row('department-high', '高血糖次数', '科室测的高于目标的次数，含 ≥13.9、≥16.7。', { counts: 'is(glucose-raised)', ...TIMES }),
    row('department-warn-handle-rate', '科室预警处理率', '科室测出的 2 级及以上预警中已处理的。', { counts: 'record.handled == true', among: 'is(glucose-to-handle)' }),
    row('department-mean', '平均血糖', '科室测的血糖值的平均；Lo、Hi 没有数值，不在内。', { mean: 'record.value', among: VALUED, unit: 'mmol/L', decimals: 2 }),
    ...QUARTILES.map(([id, label, share, hint]) =>
      row(id, label, hint, { quantile: 'record.value', share, among: VALUED, unit: 'mmol/L', decimals: 2 }),
    ),
    row('department-sd', '血糖标准差', '科室测的血糖值的标准差（n−1）；不足两次为“—”。', { deviation: 'record.value', among: VALUED, unit: 'mmol/L', decimals: 2 }),
    row('department-cv', '血糖变异系数', '标准差÷平均血糖×100，未取整的数相除；不足两次为“—”。', { variation: 'record.value', among: VALUED, unit: '%', decimals: 2 }),
  ]),
  ...defineMeasures({ ...EACH, of: GLUCOSE, population: PLANNED }, [
    row('department-planned-done', '计划内实测次数', '科室监测计划里该测的日子和时点，当天该时点的第一次有效测量；算到昨天。', { counts: 'true', ...TIMES }),
    row('department-on-time', '准时次数', '计划内实测中，在该时点的计划时刻前后 30 分钟内测的。', { counts: 'is(glucose-on-time)', ...TIMES }),
    row('department-on-time-rate', '准时率', '准时次数÷计划内实测次数。', { counts: 'is(glucose-on-time)', among: 'true' }),
  ]),
  ...defineMeasures(
    { of: 'record:blood-glucose-patient', within: 'always', organisation: 'end', pick: 'latest', population: "resident.status == '1' && !isMissing(record.department)", exclusions: [] },
    [
      row('department-planned', '计划次数', '由科室按计划测血糖的患者，期内该测的次数：每周从周一起的前几天，每天各时点一次；暂停、移出之日起不算，算到昨天。', { sum: 'rule(department-planned)', ...TIMES }),
    ],
  ),
  ...defineMeasures(
    { of: 'record:blood-glucose-patient', within: 'always', organisation: 'end', pick: 'latest', population: "resident.status == '1' && !isMissing(record.department)", exclusions: [] },
    [
      row('department-missed', '今日漏测人数', '由科室按计划测血糖的患者，今天该测的时点过了计划时刻 30 分钟还没有有效测量的人；只看今天，不随所选日期。', { counts: `(${MISSED_GLUCOSE.today.times}) > 0` }),
    ],
  ),
];
