import { MAX_SHARED_FIELDS, type SharedResident } from '@gongwei/domain/call';
import { formatAge, type ConceptSeries, type Resident, type ResidentOverview } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { CONDITION_LABELS, SEX_LABELS } from '../../shared/index.ts';

export type SharedField = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** Ticked from the start: what a colleague who is asked for advice needs. What names the person by number is not. */
  readonly usual: boolean;
};

/** Sheets that make a follow-up; a check-up is shown apart. */
const CHECK_UP = 'health-check-up';

/** What can be shown of a resident in a call: from the page that is open, numbers masked as they are there. Unknown things are left out. */
export function fieldsToShare(
  { resident, timeline, due, series }: ResidentOverview,
  today: CalendarDay,
): readonly SharedField[] {
  const newest = [...timeline].sort((one, other) => (one.occurredOn < other.occurredOn ? 1 : -1));
  const [checkUp, followUp] = [
    newest.find(({ formId }) => formId === CHECK_UP),
    newest.find(({ formId }) => formId.includes('follow-up')),
  ];
  const next = due[0];
  const fields: readonly (readonly [key: string, label: string, value: string | undefined, usual: boolean])[] = [
    ['name', '姓名', resident.name, true],
    ['sex', '性别', SEX_LABELS[resident.sex], true],
    ['age', '年龄', formatAge(resident, today), true],
    ['conditions', '慢病与重点人群', conditionsOf(resident), true],
    ['pressure', '最近血压', pressureOf(series), true],
    ['glucose', '最近空腹血糖', lastOf(series, 'fasting-glucose', 'mmol/L'), true],
    ['body-mass-index', '最近体质指数', lastOf(series, 'body-mass-index', 'kg/m²'), false],
    ['follow-up', '最近随访', sheetLabel(followUp), true],
    ['check-up', '最近体检', sheetLabel(checkUp), false],
    ['due', '应做服务', next && (next.dueOn ? `${next.title}（${next.dueOn}）` : next.title), false],
    ['address', '住址', resident.address, false],
    ['village', '村（居）', resident.villageName, false],
    ['doctor', '责任医生', resident.doctorName, false],
    ['institution', '管理机构', resident.institutionName, false],
    ['idNumber', '身份证号', maskedOnly(resident.idNumber), false],
    ['phone', '联系电话', maskedOnly(resident.phone), false],
  ];
  return fields.flatMap(([key, label, value, usual]) => (value ? [{ key, label, value, usual }] : []));
}

/** What goes to the others: the ticked fields, and a title that says no more than they do. */
export function sharedResident(
  resident: Resident,
  fields: readonly SharedField[],
  ticked: ReadonlySet<string>,
): SharedResident {
  const shown = fields.filter(({ key }) => ticked.has(key)).slice(0, MAX_SHARED_FIELDS);
  const title = ['name', 'sex', 'age'].flatMap((key) => shown.find((field) => field.key === key)?.value ?? []);
  return {
    residentId: resident.id,
    title: title.length > 0 ? title.join(' ') : '一位居民',
    fields: shown.map(({ label, value }) => ({ label, value })),
  };
}

/** A number leaves the page in no other way than masked, whatever the page was given. */
const maskedOnly = (number: string | undefined): string | undefined => (number?.includes('*') ? number : undefined);

const conditionsOf = ({ conditions }: Resident): string =>
  conditions.length > 0 ? conditions.map((one) => CONDITION_LABELS[one]).join('、') : '无';

const sheetLabel = (
  sheet:
    | { readonly title: string; readonly occurredOn: string; readonly headline: readonly { readonly text: string }[] }
    | undefined,
): string | undefined =>
  sheet &&
  `${sheet.occurredOn} ${sheet.title}${sheet.headline.length > 0 ? `：${sheet.headline.map(({ text }) => text).join('，')}` : ''}`;

const lastPoint = (series: readonly ConceptSeries[], concept: string) =>
  series.find((one) => one.concept === concept)?.points.at(-1);

function lastOf(series: readonly ConceptSeries[], concept: string, unit: string): string | undefined {
  const point = lastPoint(series, concept);
  return point && `${point.value} ${unit}（${point.on}）`;
}

/** Both figures of one measurement; a single one of them would mislead. */
function pressureOf(series: readonly ConceptSeries[]): string | undefined {
  const [systolic, diastolic] = [
    lastPoint(series, 'systolic-blood-pressure'),
    lastPoint(series, 'diastolic-blood-pressure'),
  ];
  return systolic && diastolic && systolic.on === diastolic.on
    ? `${systolic.value}/${diastolic.value} mmHg（${systolic.on}）`
    : undefined;
}
