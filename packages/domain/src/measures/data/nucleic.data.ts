import { defineMeasures } from '../measure-definition.ts';

const SOURCE = 'modules.md 1.1、2';
const STAYS = "sample.state != '90'";
/** Somebody whose verdict was reviewed. */
const JUDGED = "hasAny(sample.state, ['66', '70', '80']) && !isMissing(sample.result)";
const KEPT = "tube.state != '90'";
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
];
