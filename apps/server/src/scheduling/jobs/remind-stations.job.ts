import { missingStations, STATIONS, stationNeeds } from '@gongwei/domain/scheduling';
import { fullYears, isCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { nameFor, skipped, text } from '../../lists/jobs/job-parts.ts';
import type { ListReader } from '../../lists/source.ts';
import { raiseReminders, type Raised } from '../../reminding/raise-reminders.ts';
import { joinSheetsOfDay, type SheetsOfDay } from '../sheets-of-day.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';

/** Codes of 通知方式 that somebody here can do, as the reminder says them. */
const WAYS: { readonly [code: string]: string } = { '2': '打电话通知', '3': '转告' };
const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });

type Here = SheetsOfDay & {
  readonly id: string;
  readonly resident_id: string;
  readonly name: string;
  readonly birth_date: CalendarDay;
  readonly status: string;
  readonly day: CalendarDay;
  readonly items: readonly string[];
  readonly doctor: string | null;
};

const peopleHere = (inside: Queryable, { scope }: ListReader, ids: readonly string[]): Promise<readonly Here[]> =>
  inside.query<Here>(
    `select a.id, a.resident_id, p.name, p.birth_date, p.status, a.day, e.items, u.id as doctor, r.sheet, f.forms
     from appointments a join residents p on p.county_code = a.county_code and p.id = a.resident_id
     join exam_sessions e on e.county_code = a.county_code and e.id = a.session_id
     left join users u on u.id = p.doctor_id and u.disabled_at is null
     ${joinSheetsOfDay()}
     where a.county_code = $1 and a.id = any($2::text[]) and a.state in ('2', '3', '4')
       and (starts_with(a.institution_code, $3) or starts_with(p.institution_code, $3)) order by a.id`,
    [countyCodeOf(scope.institutionCode), [...ids], scope.institutionCode],
  );

/** Stations somebody was not at, by their words, and what would show that they were. */
function lacking({ sheet, forms, birth_date, items }: Here, today: CalendarDay) {
  const codes = missingStations(sheet ?? undefined, forms ?? [], fullYears(birth_date, today), items);
  const stations = STATIONS.filter(({ code }) => codes.includes(code));
  return { words: stations.map(({ label }) => label).join('、'), needs: stations.flatMap(stationNeeds).join(',') };
}

/** 通知补检: the doctor of each is told what is still missing, by when, and how they are to be told. It ends when it is there. */
export const remindStations: JobKind = {
  check: async ({ clock }, _reading, answers) => {
    const [way, until] = [text(answers, 'way') ?? '', text(answers, 'until') ?? ''];
    if (!Object.hasOwn(WAYS, way)) throw refuse('请选择通知方式');
    if (!isCalendarDay(until) || until < todayOf(clock)) throw refuse('请选择今天或以后的日期');
    return { way, until };
  },
  act: async (context, inside, reading, rowIds, { way, until }) => {
    const today = todayOf(context.clock);
    const here = new Map((await peopleHere(inside, reading, rowIds)).map((one) => [one.id, one]));
    const raised: Raised[] = [];
    const results = rowIds.map((rowId): RowResult => {
      const one = here.get(rowId);
      if (!one) return skipped(rowId, '', '没有签到，或不在您的管理范围内');
      const title = nameFor(reading, one.name);
      const { words, needs } = lacking(one, today);
      if (words === '') return skipped(rowId, title, '已经补齐');
      if (one.status !== '1') return skipped(rowId, title, '档案不在管');
      if (one.doctor === null) return skipped(rowId, title, '没有在用的责任医生，请先指定');
      raised.push({
        ...{ countyCode: countyCodeOf(reading.scope.institutionCode), rule: 'stations-missing', subjectId: rowId },
        ...{ residentId: one.resident_id, dueOn: until as CalendarDay, recipientId: one.doctor },
        facts: { items: words, needs, from: one.day, way: WAYS[String(way)] ?? '' },
      });
      return { rowId, title, outcome: 'done', reason: `缺${words}` };
    });
    await raiseReminders(inside, context.clock.now().toISOString(), raised);
    return results;
  },
};
