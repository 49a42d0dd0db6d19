import { defineMeasures, defineRatios, type MeasureDefinition } from '../measure-definition.ts';

type Common = Parameters<typeof defineMeasures>[0];

const SOURCE = 'modules.md 2；subjects-d.json strip-stock';
const STRIPS = 'record:test-strip-stock';
const READINGS = 'record:blood-glucose-reading';
const KEPT = '!record.@removed';

/** Of the period itself, before it, up to its end, and the days by which a daily use is reckoned. Balances are of no day. */
const SPANS = [
  { at: '', within: 'period', days: 'true', words: '期内' },
  { at: '-before', within: 'always', days: 'record.@occurredOn < period.start', words: '期初以前' },
  { at: '-until', within: 'always', days: 'record.@occurredOn <= period.end', words: '到期末为止' },
  {
    at: '-month',
    within: 'always',
    words: '期末前 30 天',
    days: 'record.@occurredOn <= period.end && record.@occurredOn > addDays(period.end, 0 - limit(strip-usage-days))',
  },
] as const;
type Span = (typeof SPANS)[number];

const common = (of: typeof STRIPS | typeof READINGS, { within, days }: Span, kept: string): Common => ({
  ...({ of, within, organisation: 'event', pick: 'all', exclusions: [] } as const),
  population: `${kept} && ${days}`,
  ...(within === 'always' && { day: null }),
});

const said = { basis: 'P', source: SOURCE, unit: '条' } as const;

/** What came in, went out and was used, of one span: the parts balances are worked out of. */
const partsOf = (span: Span): readonly MeasureDefinition[] => [
  ...defineMeasures(common(STRIPS, span, KEPT), [
    { id: `strip-in${span.at}`, label: '试纸入库', hint: `${span.words}入库的条数。`, sum: 'record.qty', among: "record.kind == '1'", ...said },
    { id: `strip-issued${span.at}`, label: '科室领用', hint: `${span.words}科室领用的条数，退回的已减去。`, sum: "record.kind == '5' ? 0 - record.qty : record.qty", among: "hasAny(record.kind, ['2', '5'])", ...said },
    { id: `strip-loss${span.at}`, label: '试纸损耗', hint: `${span.words}登记为损耗的条数（质控用的不算）和盘亏。`, sum: "record.kind == '4' ? 0 - record.difference : record.qty", among: 'is(strip-lost)', ...said },
    { id: `strip-surplus${span.at}`, label: '盘盈', hint: `${span.words}盘点多出的条数。`, sum: 'record.difference', among: "record.kind == '4' && record.difference > 0", ...said },
    { id: `strip-qc-entered${span.at}`, label: '登记的质控', hint: `${span.words}登记为质控用掉的条数。`, sum: 'record.qty', among: "record.kind == '3' && record.reason == '5'", ...said },
  ]),
  ...defineMeasures(common(READINGS, span, 'is(glucose-counted)'), [
    { id: `strip-effective${span.at}`, label: '有效测量', hint: `${span.words}用机构试纸做的有效测量：诊室和健康小屋、一体机测的毛细血管或静脉血，每次一条；居家自测用自己的试纸，不算。`, counts: "hasAny(record.measurementSource, ['1', '5']) && hasAny(record.sampleType, ['1', '2'])", ...said, unit: '次' },
  ]),
  ...defineMeasures(common(READINGS, span, "(record.controlSolution == true || record.sampleSite == '4')"), [
    { id: `strip-control${span.at}`, label: '质控液测量', hint: `${span.words}用质控液做的测量，每次一条。`, counts: 'true', ...said },
  ]),
];

const USED = (at: string): string =>
  `(measure(strip-effective${at}) + measure(strip-control${at}) + measure(strip-qc-entered${at}) + measure(strip-loss${at}))`;
const BALANCE = (at: string): string => `measure(strip-in${at}) - ${USED(at)} + measure(strip-surplus${at})`;
const whole = { ...said, among: '1', per: 1, decimals: 0 } as const;

/** Strips for measuring glucose: bought, used, lost, left. */
export const stripMeasures: readonly MeasureDefinition[] = [
  ...SPANS.flatMap(partsOf),
  ...defineMeasures(common(STRIPS, SPANS[2], KEPT), [
    { id: 'strip-bought', label: '有单价的入库', hint: '到期末为止入库而写明单价的条数。', sum: 'record.qty', among: "record.kind == '1' && !isMissing(record.unitPrice)", ...said },
    { id: 'strip-bought-value', label: '入库金额', hint: '到期末为止入库的条数×单价。', sum: 'record.qty * record.unitPrice', among: "record.kind == '1'", ...said, unit: '元', decimals: 2 },
    {
      id: 'strip-store', label: '库房结存', hint: '期末时库房里还没有领走的条数：入库－领用＋退回－库房的损耗、质控＋盘盈－盘亏。',
      sum: "record.kind == '4' ? record.difference : hasAny(record.kind, ['1', '5']) ? record.qty : 0 - record.qty",
      among: "hasAny(record.kind, ['1', '2', '5']) || hasAny(record.kind, ['3', '4']) && is(strip-in-store)", ...said,
    },
    {
      id: 'strip-expiring', label: '近效期', hint: '期末时库房里 90 天内到期（含已到期）、还没有领走的条数，按批号逐笔算：入库－领用＋退回－库房的损耗＋盘盈－盘亏。',
      sum: "record.kind == '4' ? record.difference : hasAny(record.kind, ['1', '5']) ? record.qty : 0 - record.qty",
      among: "record.expire <= addDays(period.end, limit(strip-expiring-days)) && (hasAny(record.kind, ['1', '2', '5']) || hasAny(record.kind, ['3', '4']) && is(strip-in-store))", ...said,
    },
  ]),
  ...defineMeasures({ ...common(READINGS, SPANS[0], 'is(glucose-counted)'), pick: 'any' }, [
    { id: 'strip-persons', label: '用机构试纸监测的人数', hint: '期内用机构试纸测过的人，一人一次。', counts: "hasAny(record.measurementSource, ['1', '5']) && hasAny(record.sampleType, ['1', '2'])", ...said, unit: '人' },
  ]),
  ...defineRatios([
    { id: 'strip-used', label: '试纸消耗', counts: USED(''), hint: '有效测量＋质控＋损耗。', ...whole },
    { id: 'strip-qc', label: '试纸质控', counts: 'measure(strip-control) + measure(strip-qc-entered)', hint: '质控液测量＋登记为质控用掉的。', ...whole },
    { id: 'strip-opening', label: '试纸期初', counts: BALANCE('-before'), hint: '所选时间第一天零时的结存。', ...whole },
    { id: 'strip-closing', label: '试纸结存', counts: BALANCE('-until'), hint: '期初＋入库－消耗＋盘盈。', ...whole },
    { id: 'strip-department-closing', label: '科室结存', counts: `measure(strip-issued-until) - ${USED('-until')} + measure(strip-surplus-until)`, hint: '按科室查看：领用（减退回）－消耗＋盘盈。', ...whole },
    { id: 'strip-loss-rate', label: '试纸损耗率', counts: 'measure(strip-loss)', among: USED(''), hint: '损耗÷消耗（有效测量＋质控＋损耗）。', basis: 'P', source: SOURCE },
    { id: 'strip-days', label: '试纸可用天数', counts: `floor((${BALANCE('-until')}) * 30 / ${USED('-month')})`, hint: '结存÷期末前 30 天的日均消耗，向下取整；没有消耗的为“—”。', ...whole, unit: '天' },
    { id: 'strip-cost', label: '试纸金额', counts: `${USED('')} * measure(strip-bought-value)`, among: 'measure(strip-bought)', hint: '消耗×入库的平均单价（到期末为止各批按条数加权）。', basis: 'P', source: SOURCE, unit: '元', per: 1 },
    { id: 'strip-per-person', label: '人均用量', counts: 'measure(strip-effective)', among: 'measure(strip-persons)', hint: '有效测量次数÷用机构试纸测过的人数。', basis: 'P', source: SOURCE, unit: '条/人', per: 1 },
  ]),
];
