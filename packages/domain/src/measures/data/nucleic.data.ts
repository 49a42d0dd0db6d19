import { defineMeasures } from '../measure-definition.ts';

const SOURCE = 'modules.md 1.1、2';
const STAYS = "sample.state != '90'";
/** Somebody whose verdict was reviewed. */
const JUDGED = "hasAny(sample.state, ['66', '70', '80']) && !isMissing(sample.result)";
const KEPT = "tube.state != '90'";
/** A tube several people share. */
const POOL = `${KEPT} && tube.kind != '1'`;
const REFUSED = "tube.conclusion == '3'";
const person = (id: string, label: string, counts: string, hint: string) =>
  ({ id, label, counts, unit: '人', basis: 'P', source: SOURCE, hint }) as const;
const tube = (id: string, label: string, counts: string, hint: string) =>
  ({ id, label, counts, unit: '管', basis: 'P', source: SOURCE, hint }) as const;

/** Nucleic testing: people by the document number they were tested under, samples each, tubes each. */
export const nucleicMeasures = [
  ...defineMeasures(
    { of: 'sample', within: 'period', organisation: 'event', pick: 'latest', population: STAYS, exclusions: [] },
    [
      person('nucleic-persons', '采样人数', 'true', '期内采样且未作废的人，按证件号一人一次；无证件号的按姓名加电话。'),
      person('nucleic-negative', '阴性人数', `${JUDGED} && sample.result == '0'`, '已审核结果为阴性的人，按最近一次；混采阴性管每人算阴性。'),
      person('nucleic-positive', '确认阳性人数', `${JUDGED} && sample.result == '1'`, '单管审核为阳性的人，按最近一次；混采阳性管不直接算人。'),
      person('nucleic-suspect', '可疑人数', `${JUDGED} && sample.result == '2'`, '单管可疑、尚未定论的人，按最近一次。'),
      { id: 'nucleic-positive-rate', label: '人群阳性率', counts: "sample.result == '1'", among: JUDGED, basis: 'P', source: SOURCE, hint: '确认阳性人÷已出结果人，按最近一次；未出结果不在分母。' },
    ],
  ),
  ...defineMeasures(
    { of: 'sample', within: 'period', organisation: 'event', pick: 'all', population: STAYS, exclusions: [] },
    [
      { id: 'nucleic-times', label: '采样人次', counts: 'true', unit: '人次', basis: 'P', source: SOURCE, hint: '期内受检者采样登记未作废的人次，混采管内每人一次。' },
      { id: 'nucleic-hours', label: '平均出结果时长', mean: 'sample.hours', among: '!isMissing(sample.reviewedAt)', unit: '小时', decimals: 2, basis: 'P', source: SOURCE, hint: '已审核样本从采样到审核的小时数（各计到一位小数）的平均；未审核的不在内。' },
    ],
  ),
  ...defineMeasures(
    { of: 'sample', within: 'period', day: 'day(sample.retestOpened)', organisation: 'event', pick: 'latest', population: STAYS, exclusions: [] },
    [
      person('nucleic-retest', '复核人数', 'true', '期内因混采阳性或可疑开了复核任务、须单采复核的人，按任务开始的日期。'),
      { id: 'nucleic-retest-rate', label: '复核完成率', counts: "!isMissing(sample.newResult) || hasAny(sample.notify, ['2', '3'])", among: 'true', basis: 'P', source: SOURCE, hint: '应复核者中已有单管结果，或已按无法联系、转社区销号的，占应复核人数。' },
    ],
  ),
  ...defineMeasures(
    { of: 'sample', within: 'period', day: 'day(sample.reviewedAt)', organisation: 'event', pick: 'all', population: STAYS, exclusions: [] },
    [{ ...person('nucleic-hourly-resulted', '出结果', '!isMissing(sample.reviewedAt)', '期内审核出结果的人次，按审核时间；混采管内每人一次，作废的不数。'), unit: '人次' }],
  ),
  ...defineMeasures(
    { of: 'tube', within: 'period', organisation: 'event', pick: 'all', population: KEPT, exclusions: [] },
    [tube('nucleic-tubes', '采样管数', 'true', '期内未作废的采样管，混采管一管一次。')],
  ),
  ...defineMeasures(
    { of: 'tube', within: 'period', day: 'day(tube.receivedAt)', organisation: 'event', pick: 'all', population: KEPT, exclusions: [] },
    [
      tube('nucleic-received', '接收管数', "hasAny(tube.conclusion, ['1', '2'])", '期内合格或让步接收的管，按接收日期；同一管以最近一次验收为准。'),
      tube('nucleic-rejected', '拒收管数', REFUSED, '期内验收拒收的管，按验收日期。'),
      { id: 'nucleic-reject-rate', label: '拒收率', counts: REFUSED, among: '!isMissing(tube.conclusion)', basis: 'P', source: SOURCE, hint: '拒收管÷（接收＋拒收）管；未到管不在分母。' },
    ],
  ),
  ...defineMeasures(
    { of: 'tube', within: 'period', day: 'day(tube.testedAt)', organisation: 'event', pick: 'all', population: KEPT, exclusions: [] },
    [
      tube('nucleic-tested', '检测管数', '!isMissing(tube.result)', '期内出有效结果的管，按检测日期；无效重测的不数。'),
      tube('nucleic-positive-tubes', '阳性管数', "tube.result == '1' && !isMissing(tube.reviewedAt)", '期内检测、审核为阳性的管（单采与混采）；未审核不数。'),
      { id: 'nucleic-pool-positive-rate', label: '混采管阳性率', counts: "tube.result == '1'", among: "!isMissing(tube.result) && tube.kind != '1'", basis: 'P', source: SOURCE, hint: '混采阳性管÷混采已出有效结果的管；单采管、无效管不在分母。' },
    ],
  ),
  ...defineMeasures(
    { of: 'tube', within: 'period', organisation: 'event', pick: 'all', population: KEPT, exclusions: [] },
    [
      tube('tube-positive', '阳性管', "tube.result == '1'", '期内采样的管中检测为阳性的，按采样日期；还没有审核的也在内。'),
      tube('tube-suspect', '可疑管', "tube.result == '2'", '期内采样的管中检测为可疑的，按采样日期；还没有审核的也在内。'),
    ],
  ),
  ...defineMeasures(
    { of: 'tube', within: 'period', day: 'day(tube.receivedAt)', organisation: 'event', pick: 'all', population: KEPT, exclusions: [] },
    [
      { id: 'tube-transport-hours', label: '平均送达时长', mean: 'tube.transportHours', among: '!isMissing(tube.conclusion)', unit: '小时', decimals: 2, basis: 'P', source: SOURCE, hint: '期内验收的管（含拒收）从采样到验收的小时数（各计到一位小数）的平均。' },
    ],
  ),
  ...defineMeasures(
    { of: 'tube', within: 'always', organisation: 'now', pick: 'all', population: KEPT, exclusions: [] },
    [
      tube('nucleic-tubes-today', '今日采样管数', 'day(tube.sampledAt) == @today', '今天采样、没有作废的管，混采管一管一次。'),
      tube('tubes-received-today', '今日接收管数', "hasAny(tube.conclusion, ['1', '2']) && day(tube.receivedAt) == @today", '今天合格或让步接收的管。'),
      tube('nucleic-unpacked', '未装箱管数', "tube.state == '10'", '现在还没有装箱的管，不论哪天采样。'),
      tube('nucleic-not-sent-4h', '超 4 小时未送', "hasAny(tube.state, ['10', '20']) && tube.hours > 4", '采样超过 4 小时还没有发车的管，未装箱的和装在箱里待发的。'),
      tube('tubes-to-receive', '待接收管数', "hasAny(tube.state, ['20', '30'])", '已装箱或在路上、实验室还没有验收的管。'),
      tube('tube-pending', '待检测', "tube.state == '40'", '实验室已接收、还没有上机的管。'),
      tube('tube-to-review', '待审核', "tube.state == '60'", '已有检测结果、还没有审核的管。'),
    ],
  ),
  ...defineMeasures(
    { of: 'sample', within: 'always', organisation: 'now', pick: 'any', population: STAYS, exclusions: [] },
    [
      person('nucleic-persons-today', '今日采样人数', 'day(sample.sampledAt) == @today', '今天采样、没有作废的人，按证件号一人一次。'),
      person('retest-persons', '待复核人数', "sample.state == '65'", '混采阳性或可疑、还没有单采复核结果的人。'),
    ],
  ),
  ...defineMeasures(
    { of: 'sample', within: 'always', organisation: 'now', pick: 'all', population: STAYS, exclusions: [] },
    [
      { id: 'reports-to-issue', label: '待出报告', counts: "sample.state == '70'", unit: '份', basis: 'P', source: SOURCE, hint: '结果已审核、还没有出报告的样本。' },
      { id: 'samples-open', label: '未完样本', counts: "!hasAny(sample.state, ['45', '66', '80', '90'])", unit: '份', basis: 'P', source: SOURCE, hint: '还没有走完的样本：没有出报告、没有拒收、没有转单采复核。' },
      { id: 'nucleic-overtime', label: '超时', counts: 'sample.late', unit: '份', basis: 'P', source: SOURCE, hint: '没有审核而超过时限的样本：发热门诊 6 小时、住院及陪护 12 小时、其余 24 小时。' },
    ],
  ),
  ...defineMeasures(
    { of: 'sample', within: 'period', organisation: 'event', pick: 'all', population: STAYS, exclusions: [] },
    [
      { id: 'nucleic-within-24h', label: '24小时内出结果率', counts: 'sample.hours <= 24', among: '!isMissing(sample.reviewedAt)', basis: 'P', source: SOURCE, hint: '已审核的样本中，采样到审核不超过 24 小时（计到一位小数）的。' },
      { id: 'nucleic-within-limit', label: '时限内出结果率', counts: 'sample.hours <= sample.limit', among: '!isMissing(sample.reviewedAt)', basis: 'P', source: SOURCE, hint: '已审核的样本中，采样到审核不超过时限（6、12 或 24 小时）的。' },
    ],
  ),
  ...defineMeasures(
    { of: 'tube', within: 'always', organisation: 'now', pick: 'all', population: POOL, exclusions: [] },
    [tube('pool-open-tubes', '采集中管数', '!tube.sealed', '现在开了管、还没有封管的混采管；已作废的不数。')],
  ),
  ...defineMeasures(
    { of: 'tube', within: 'period', organisation: 'event', pick: 'all', population: POOL, exclusions: [] },
    [
      tube('pool-sealed-tubes', '已封管数', 'tube.sealed', '期内采样、已封管的混采管；采集中和已作废的不数。'),
      { id: 'pool-sealed-persons', label: '已封管人数', sum: 'tube.persons', among: 'tube.sealed', unit: '人', basis: 'P', source: SOURCE, hint: '期内采样、已封管的混采管里的人数之和。' },
      { id: 'pool-sealed-places', label: '已封管可采人数', sum: 'tube.capacity', among: 'tube.sealed', unit: '人', basis: 'P', source: SOURCE, hint: '期内采样、已封管的混采管按规格最多可采的人数之和。' },
      { id: 'pool-persons', label: '混采已采人数', sum: 'tube.persons', unit: '人', basis: 'P', source: SOURCE, hint: '期内混采管里的人数之和，采集中的也在内；已作废的不数。' },
    ],
  ),
  ...defineMeasures(
    { of: 'box', within: 'always', organisation: 'now', pick: 'all', population: 'true', exclusions: [] },
    [{ id: 'box-to-receive', label: '待接收箱数', counts: "hasAny(box.state, ['2', '3'])", unit: '箱', basis: 'P', source: SOURCE, hint: '已封箱和转运中、实验室还没有收的转运箱，按送检的实验室。' }],
  ),
];
