import { STATIONS_DONE } from '../../lists/definitions/stations-done.ts';
import { defineMeasures } from '../measure-definition.ts';

const SOURCE = 'modules.md 1.6、2 到检率、爽约率';
/** Booked, checked in, under way, finished. */
const KEPT = "hasAny(appointment.stored, ['1', '2', '3', '4'])";
const CAME = "hasAny(appointment.stored, ['2', '3', '4'])";
const PLACED = "hasAny(appointment.stored, ['1', '2', '3', '4', '5'])";
const MISSED = "appointment.stored == '5'";

/** Whoever is not old enough for a station is none of those who have been there. */
const doneAt = ({ fromAge, condition }: (typeof STATIONS_DONE)[number]): string =>
  fromAge === undefined ? condition : `resident.age >= ${fromAge} && ${condition}`;

const people = (id: string, label: string, counts: string, hint: string) =>
  ({ id, label, counts, unit: '人', basis: 'P', source: SOURCE, hint }) as const;
const times = (id: string, label: string, counts: string, hint: string) =>
  ({ id, label, counts, unit: '人次', basis: 'P', source: SOURCE, hint }) as const;

/** Appointments for check-ups by their day, of whoever the person belongs to now. */
export const appointmentsMeasures = [
  ...defineMeasures(
    { of: 'appointment', within: 'period', organisation: 'now', pick: 'all', population: PLACED, exclusions: [] },
    [
      times('session-calendar', '预约人次', 'true', '体检日期在期内的预约，含已到检和爽约的；取消、改约、待改约的不数。'),
      times('appointment-came', '到检', CAME, '期内预约中已签到、体检中和已完成的人次。'),
      times('appointment-finished', '已完成', "appointment.stored == '4'", '期内预约中已完成体检的人次。'),
      times('appointment-missed', '爽约', MISSED, '期内预约中到日未到、没有事先取消的人次。'),
      { id: 'appointment-show-rate', label: '到检率', counts: CAME, among: 'appointment.date <= @today', basis: 'P', source: SOURCE, hint: '已到日期的预约中已签到的；取消、改约、待改约和未到日期的不在分母。' },
      { id: 'appointment-no-show-rate', label: '爽约率', counts: MISSED, among: "hasAny(appointment.stored, ['2', '3', '4', '5'])", basis: 'P', source: SOURCE, hint: '到检和爽约的人次中爽约的。' },
    ],
  ),
  ...defineMeasures(
    { of: 'appointment', within: 'always', organisation: 'now', pick: 'any', population: "resident.status == '1'", exclusions: [] },
    [
      people('appointment-booked', '老年人已预约', `appointment.year == period.year && yearsBetween(resident.birthDate, @today) >= limit(age-elder) && ${KEPT}`, '今天满 65 岁的在管居民中有本年度预约的人，含已签到、体检中、已完成。'),
    ],
  ),
  ...defineMeasures(
    { of: 'appointment', within: 'always', organisation: 'now', pick: 'all', population: `appointment.date == @today && ${KEPT}`, exclusions: [] },
    [
      people('appointment-today-expected', '今天应到', 'true', '预约在今天的人，已签到的也在内；取消、改约的不在内。'),
      people('onsite-count', '在场人数', "hasAny(appointment.stored, ['2', '3'])", '预约在今天、已签到或正在体检的人；已完成的不算。'),
      people('appointment-today-came', '今天已到', CAME, '预约在今天、已经签到的人。'),
      ...STATIONS_DONE.map((station) =>
        people(`onsite-item-done-${station.code}`, `${station.label}已做`, `${CAME} && ${doneAt(station)}`, `今天签到的人中${station.label}已有结果的${station.fromAge === undefined ? '' : `，限 ${station.fromAge} 岁及以上`}。`),
      ),
    ],
  ),
  ...defineMeasures(
    { of: 'session', within: 'period', organisation: 'event', pick: 'all', population: "hasAny(session.state, ['1', '2', '3', '4'])", exclusions: [] },
    [
      { id: 'session-places', label: '号源', sum: 'session.capacity', unit: '个', basis: 'P', source: SOURCE, hint: '期内已开放、约满、进行中和已结束的场次的号源之和；草稿和取消的场次不数。' },
      { id: 'session-places-taken', label: '已约号源', sum: 'session.reserved', unit: '个', basis: 'P', source: SOURCE, hint: '期内这些场次已约的号源之和。' },
    ],
  ),
  ...defineMeasures(
    {
      ...{ of: 'invitee', within: 'always', organisation: 'now', pick: 'all', exclusions: [] },
      // Those of the list it opens (未预约名单), so that whom it is of are there, too.
      population: "resident.status == '1' && resident.age >= limit(age-elder) && (isMissing(appointment.state) || hasAny(appointment.state, ['0', '5', '6'])) && count(health-check-up, year) == 0",
    },
    [people('appointment-not-booked', '应检未约', 'true', '在管的 65 岁及以上居民中，本年没有预约（取消、爽约后没有再约）、也还没有体检的人，与所选时间无关。')],
  ),
];
