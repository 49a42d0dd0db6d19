import { parseDateInput } from '@gongwei/domain/forms';
import type { ImportedLine, SheetColumn, SheetLine } from '@gongwei/domain/lists';
import { CHECK_TYPES, TRANSPORTS } from '@gongwei/domain/scheduling';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import { countyCodeOf } from '../../database/scope.ts';
import type { ImportKind } from '../../lists/imports/import-kind.ts';
import { patientsInLines, type Patient } from '../../lists/imports/patients-in-lines.query.ts';
import { nobodysByEither, WHO_BY_EITHER } from '../../lists/imports/who-in-line.ts';
import type { ListReader } from '../../lists/source.ts';
import type { ServerContext } from '../../server-context.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { liveOf } from '../book-people.service.ts';
import { formatDayInChinese, placesElsewhere } from '../free-sessions.query.ts';
import { IMPORT_APPOINTMENTS } from './import-appointments.job.ts';
import { sessionsOfDays, type OfferedSession } from './sessions-in-lines.query.ts';

const wordsOf = (options: readonly { readonly label: string }[]): string =>
  options.map(({ label }) => label).join('、');

const COLUMNS: readonly SheetColumn[] = [
  ...WHO_BY_EITHER,
  { key: '@day', label: '预约日期', aliases: ['日期', '体检日期'], required: true, hint: '如 2026-11-20' },
  { key: '@session', label: '场次', aliases: ['场次名称', '地点'], hint: '场次名称或地点；同一天只有一个场次的不用填' },
  { key: '@slot', label: '时间段', hint: '如 08:00-09:00；不填按先后排' },
  { key: '@checkType', label: '体检类别', hint: `${wordsOf(CHECK_TYPES)}；不填就是 65岁及以上老年人体检` },
  { key: '@transport', label: '到检方式', hint: wordsOf(TRANSPORTS) },
  { key: '@remark', label: '备注' },
];

/** 导入预约名单: who wants which day, a line each. A place is only taken when the file is confirmed; until then each line is told whether there is one. */
export const APPOINTMENT_IMPORT: ImportKind = {
  title: '预约名单',
  columns: COLUMNS,
  must: ['@day'],
  job: IMPORT_APPOINTMENTS,
  judge: async (context, reading, lines) => {
    const [today, now] = [todayOf(context.clock), context.clock.now().toISOString()];
    // Appointments are no sheets: nobody has a card of that name.
    const personOf = await patientsInLines(context, reading, 'none', lines);
    const read = lines.map((line) => readLine(line, personOf(line), today));
    const days = read.flatMap(({ day }) => day ?? []);
    const offered = await sessionsOfDays(context.database, reading.scope, days, now);
    const judge = judging({ context, reading, offered, today, now });
    const results: ImportedLine[] = [];
    for (const one of read) results.push(await judge(one));
    return results;
  },
};

type Read = {
  readonly line: SheetLine;
  readonly person: Patient | undefined;
  readonly day: CalendarDay | undefined;
  readonly checkType: string;
  readonly transport: string | undefined;
  readonly problems: readonly string[];
};

function readLine(line: SheetLine, person: Patient | undefined, today: CalendarDay): Read {
  const { cells } = line;
  const day = parseDateInput((cells['@day'] ?? '').replace(/[T ].*$/, ''), today);
  const [checkType, transport] = [chosen(CHECK_TYPES, cells['@checkType']), chosen(TRANSPORTS, cells['@transport'])];
  const on = day.kind === 'value' ? day.value : undefined;
  const problems = [
    nobodysByEither(line, person),
    person && person.status !== '1' ? '档案不在管，不能预约' : undefined,
    dayProblem(cells['@day'], on, today),
    checkType === null
      ? `体检类别“${cells['@checkType']?.slice(0, 30)}”不在选项中，应为 ${wordsOf(CHECK_TYPES)}`
      : undefined,
    transport === null
      ? `到检方式“${cells['@transport']?.slice(0, 30)}”不在选项中，应为 ${wordsOf(TRANSPORTS)}`
      : undefined,
  ].filter((one) => one !== undefined);
  return { line, person, day: on, checkType: checkType ?? '1', transport: transport ?? undefined, problems };
}

function dayProblem(typed: string | undefined, day: CalendarDay | undefined, today: CalendarDay): string | undefined {
  if (typed === undefined) return '缺少预约日期';
  if (day === undefined) return `预约日期“${typed.slice(0, 30)}”不是日期`;
  return day < today ? '预约日期已过' : undefined;
}

/** A choice by its words or its code; `null` where it is none of them. */
const chosen = (
  options: readonly { readonly code: string; readonly label: string }[],
  text: string | undefined,
): string | null | undefined =>
  text === undefined ? undefined : (options.find(({ label, code }) => label === text || code === text)?.code ?? null);

type Judging = {
  readonly context: ServerContext;
  readonly reading: ListReader;
  readonly offered: readonly OfferedSession[];
  readonly today: CalendarDay;
  readonly now: string;
};

/** Judges one line after the other: each takes its place from what the next ones find. */
function judging({ context, reading, offered, today, now }: Judging): (one: Read) => Promise<ImportedLine> {
  const { database } = context;
  const left = new Map(
    offered.flatMap(({ id, slots }) => slots.map((slot) => [`${id} ${slot.no}`, slot.left] as const)),
  );
  const rows = new Map<string, number>();
  const elsewhere = (checkType: string, but?: string): Promise<string> =>
    placesElsewhere(database, reading.scope, { checkType, now, today, ...(but !== undefined && { but }) });

  /** Why there is no place, or which session and time; what is told of it. */
  const placeOf = async ({ line, person, day, checkType }: Read): Promise<Placed | string> => {
    if (!person || !day) return '';
    const first = rows.get(`${person.id} ${checkType}`);
    if (first !== undefined) return `与第 ${first} 行是同一人`;
    const county = countyCodeOf(reading.scope.institutionCode);
    const live = await liveOf(database, { county_code: county, day }, checkType, [person]);
    const other = live.get(person.id);
    if (other !== undefined) return other;
    const session = sessionOf(offered, day, checkType, line.cells['@session']);
    if (typeof session === 'string') return `${session}${await elsewhere(checkType)}`;
    const slot = slotIn(session, line.cells['@slot']);
    if (typeof slot === 'string') return slot;
    const free = session.slots.find(
      ({ no }) => (slot === undefined || no === slot) && (left.get(`${session.id} ${no}`) ?? 0) > 0,
    );
    if (!free) return `${slot === undefined ? '该场次' : '该时段'}已约满${await elsewhere(checkType, session.id)}`;
    rows.set(`${person.id} ${checkType}`, line.row);
    left.set(`${session.id} ${free.no}`, (left.get(`${session.id} ${free.no}`) ?? 0) - 1);
    return { session, slot };
  };

  return async (one) => {
    const { line, person, checkType, transport, problems } = one;
    const head = { row: line.row, title: person?.name ?? line.cells['@name'] ?? '' };
    if (problems.length > 0 || !person) return { ...head, verdict: 'wrong', problems, data: {} };
    const place = await placeOf(one);
    if (typeof place === 'string') return { ...head, verdict: 'wrong', problems: [place], data: {} };
    const remark = line.cells['@remark'];
    const data: JsonObject = {
      ...{ resident: person.id, session: place.session.id, checkType },
      ...(place.slot !== undefined && { slot: place.slot }),
      ...(transport !== undefined && { transport }),
      ...(remark !== undefined && { remark: remark.slice(0, 200) }),
    };
    const { day, name, place: where } = place.session;
    return { ...head, verdict: 'new', problems: [`${formatDayInChinese(day)} ${name}（${where}）`], data };
  };
}

type Placed = { readonly session: OfferedSession; readonly slot: number | undefined };

/** The session a line means: the only one of its day that takes such check-ups, or the one it names. Otherwise why there is none. */
function sessionOf(
  offered: readonly OfferedSession[],
  day: CalendarDay,
  checkType: string,
  named: string | undefined,
): OfferedSession | string {
  const onDay = offered.filter((one) => one.day === day);
  if (onDay.length === 0) return `${formatDayInChinese(day)}没有开放预约的场次`;
  const meant = named === undefined ? onDay : onDay.filter(({ name, place }) => name === named || place === named);
  if (meant.length === 0) return `${formatDayInChinese(day)}没有“${named?.slice(0, 30)}”这个场次`;
  const fit = meant.filter(({ check_types }) => check_types.includes(checkType));
  if (fit.length === 0) return '该场次不接受此体检类别';
  const [only] = fit;
  if (fit.length > 1 || !only)
    return `当天有 ${fit.length} 个场次，请在“场次”写明 ${fit.map(({ name }) => name).join('、')}`;
  return only;
}

const clock = (text: string): string => text.trim().replace('：', ':').padStart(5, '0');

/** The number of the time a line asks for, nothing where it asks for none; otherwise why there is no such time. */
function slotIn({ slots }: OfferedSession, text: string | undefined): number | undefined | string {
  if (text === undefined) return undefined;
  const from = clock(text.split(/[-—~～至]/)[0] ?? '');
  const found = slots.find((slot) => slot.from !== null && clock(slot.from) === from);
  if (found) return found.no;
  const known = slots.flatMap((slot) => (slot.from === null ? [] : [`${slot.from}-${slot.to ?? ''}`]));
  return known.length === 0
    ? '该场次不分时间段'
    : `该场次没有“${text.slice(0, 20)}”这个时间段，应为 ${known.join('、')}`;
}
