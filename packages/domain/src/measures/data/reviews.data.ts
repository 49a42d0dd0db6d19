import { defineMeasures, type MeasureDefinition } from '../measure-definition.ts';

/** Entered and not sent back: waiting for its review, or passed. */
const DONE = "review.state != '2'";
const DELIVERED = "review.reportState == '4'";
/** Whom a year's check-ups are for; the filter 体检类别 takes one of the four. */
const DUE =
  "resident.status == '1' && (yearsBetween(resident.birthDate, period.end) >= limit(age-elder) || !isMissing(card(hypertension-card).cardDate) || !isMissing(card(diabetes-card).cardDate) || !isMissing(card(psychosis-card).fillDate))";
const WHOM = '期末 65 岁及以上的，和有高血压、糖尿病、严重精神障碍专档的在管居民';

const NOT_SENT_BACK = "record.@reviewState != '2'";
/** Somebody has a check-up of the period that was not sent back. */
const SEEN = `has(health-check-up, period, ${NOT_SENT_BACK})`;

const said = { basis: 'P', source: 'modules.md 2 体检率、报告发放率' } as const;

/** How far the year's check-ups are: who is due, booked, seen, reviewed, and has the report. */
export const reviewsMeasures: readonly MeasureDefinition[] = [
  ...defineMeasures({ of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: DUE, exclusions: [] }, [
    { id: 'checkup-due', label: '应检人数', counts: 'true', ...said, hint: `${WHOM}，一人一次；用“体检类别”只看一类。` },
    { id: 'checkup-done-at-end', label: '已体检（按期末机构）', counts: SEEN, ...said, hint: '应检的人中期内体检过、没有被退回的，一人一次，按期末的管理机构；在别处体检的也数回本机构。' },
    { id: 'checkup-rate', label: '体检率', counts: SEEN, among: 'true', ...said, basis: 'S', hint: `已体检÷应检，都按期末的管理机构；退回未改的不算。应检：${WHOM}。` },
    { id: 'checkup-today', label: '今日完成', counts: 'latest(health-check-up).examDate == @today', ...said, hint: '应检的人中今天体检的；同一人今天两份只数一次，与所选时间无关。' },
  ]),
  ...defineMeasures({ of: 'resident', within: 'always', organisation: 'end', pick: 'any', population: 'true', exclusions: [] }, [
    { id: 'checkup-upload-rate', label: '上传率', counts: `latest(health-check-up, period, ${NOT_SENT_BACK}).@uploadState == '3'`, among: SEEN, ...said, source: 'modules.md 2 上传率', hint: '最近一份体检表上传成功的人，占期内已体检的人，按期末的管理机构；不是按次数的“上传成功率”。' },
  ]),
  ...defineMeasures({ of: 'appointment', within: 'always', organisation: 'now', pick: 'any', population: DUE, exclusions: [] }, [
    { id: 'checkup-appointed', label: '已预约', counts: "appointment.year == period.year && hasAny(appointment.stored, ['1', '2', '3', '4'])", ...said, hint: '应检的人中有本年度预约的，已签到、体检中、已完成的也算；取消、改约、爽约的不算。' },
  ]),
  ...defineMeasures({ of: 'review', within: 'period', organisation: 'event', pick: 'latest', population: `${DONE} && (${DUE})`, exclusions: [] }, [
    { id: 'checkup-done', label: '已体检', counts: 'true', ...said, hint: '应检的人中期内体检过的，按最近一份体检表；退回未改的不算。机构按体检时的管理机构。' },
    { id: 'checkup-uploaded', label: '已上传', counts: "record.@uploadState == '3'", ...said, source: 'modules.md 1.4', hint: '应检、已体检的人中，最近一份体检表现在上传成功的；上传后又改动的要重传，重传成功前不算。' },
    { id: 'report-issued', label: '已发报告', counts: DELIVERED, ...said, hint: '应检的人中，最近一份体检的报告已经登记发放的。' },
  ]),
  ...defineMeasures({ of: 'review', within: 'period', organisation: 'event', pick: 'latest', population: DONE, exclusions: [] }, [
    { id: 'checkup-people', label: '年度已体检', counts: "resident.status == '1'", ...said, hint: '在管居民中期内体检过的，一人一次，按最近一份体检表；退回未改的不算。' },
    { id: 'checkup-form-complete-rate', label: '体检表完整率', counts: 'review.missing == 0', among: '!isMissing(review.missing)', ...said, basis: 'S', hint: '最近一份体检表所属人群应查的项目不缺的，占已体检的人；退回未改的不算，还没有算过缺项的不在分母。' },
    { id: 'report-issue-rate', label: '报告发放率', counts: DELIVERED, among: 'true', ...said, hint: '报告已经登记发放的，占已体检的人，按最近一份体检表。' },
    { id: 'report-timely-rate', label: '反馈及时率', counts: `${DELIVERED} && daysBetween(record.examDate, day(review.deliveredAt)) <= limit(report-days)`, among: 'true', ...said, hint: '体检后 15 天内（第 15 天也算）发放报告的，占已体检的人，按最近一份体检表。' },
  ]),
  ...defineMeasures({ of: 'review', within: 'period', organisation: 'event', pick: 'latest', population: 'true', exclusions: [] }, [
    { id: 'onsite-critical-open', label: '危急值待处理', counts: 'review.unheard == true', ...said, source: 'check-up.md 4', hint: '最近一份体检表有危急值、还没有登记通知本人的。' },
  ]),
  ...defineMeasures({ of: 'review', within: 'period', organisation: 'event', pick: 'all', population: DONE, exclusions: [] }, [
    { id: 'checkup-monthly', label: '已完成体检', counts: 'true', unit: '人次', ...said, hint: '期内的体检表，逐份计，同一人同月两份计 2；退回未改的不算。' },
  ]),
  ...defineMeasures({ of: 'review', within: 'always', organisation: 'event', pick: 'all', population: "review.state == '1'", exclusions: [] }, [
    { id: 'reports-to-review', label: '待审核报告', counts: "review.reportState == '1'", unit: '份', ...said, hint: '体检表已审核、报告已生成而还没有审核的份数，与所选时间无关。' },
  ]),
];
