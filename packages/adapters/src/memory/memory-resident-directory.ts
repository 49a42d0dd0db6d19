import type { FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import type {
  ConceptSeries,
  ConceptValue,
  Resident,
  ResidentQuery,
  ResidentRow,
  ResidentView,
} from '@gongwei/domain/resident';
import { fault, fullYears, maskIdNumber, maskPhone, ok, type CalendarDay } from '@gongwei/domain/shared';
import type { RecordRepository } from '@gongwei/application/forms';
import type { ResidentDirectory } from '@gongwei/application/resident';
import type { Clock } from '@gongwei/application/shared';
import { openFile, withNumber } from './new-resident.ts';

/** A resident with the numbers unmasked, as the register holds them. */
export type RegisteredResident = Resident & {
  readonly birthDate: CalendarDay;
  readonly fullIdNumber: string;
  readonly fullPhone?: string;
  readonly initials?: string;
};

type Options = {
  readonly residents: RegisteredResident[];
  readonly records: RecordRepository;
  readonly clock: Clock;
  /** Which concept a form's field is an instance of; the server knows it from the definitions. */
  readonly concepts?: (record: RecordSnapshot) => readonly ConceptValue[];
  readonly previous?: (residentId: string, formId: string) => FormContext['previous'];
  /** Who is logged in, for what forms propose of them. */
  readonly user?: FormContext['user'];
};

/** Searches and overviews over the given residents and records. */
export function createMemoryResidentDirectory({
  residents,
  records,
  clock,
  concepts = () => [],
  previous,
  user,
}: Options): ResidentDirectory {
  const find = (id: string): RegisteredResident => {
    const resident = residents.find((one) => one.id === id);
    if (!resident) throw fault({ code: 'resident.not-found', category: 'input', message: '没有找到这位居民。' });
    return resident;
  };
  /** By hour, as the server keeps them; the user of this memory is always the same. */
  const views: (ResidentView & { readonly residentId: string })[] = [];
  const seen = (residentId: string, part: ResidentView['part'], formId?: string): void => {
    const at = clock.now().toISOString();
    const known = views.some(
      (view) =>
        view.residentId === residentId &&
        view.part === part &&
        view.formId === formId &&
        view.at.slice(0, 13) === at.slice(0, 13),
    );
    if (known) return;
    const [userName, institutionName] = ['我', '本机构'];
    views.unshift({ residentId, at, userName, institutionName, part, ...(formId === undefined ? {} : { formId }) });
  };
  const snapshots = async (subjectId: string): Promise<readonly RecordSnapshot[]> =>
    Promise.all((await records.list({ subjectId })).map(({ id }) => records.read(id)));

  return {
    async find(query) {
      const found = residents
        .filter((resident) => fits(resident, query, clock.today()))
        .map((resident) => rowOf(resident, clock.today()));
      const sorted = query.sort ? found.sort(comparing(query.sort)) : found;
      return { rows: sorted.slice(query.offset, query.offset + query.limit), total: found.length };
    },
    async overview(residentId) {
      const resident = masked(find(residentId));
      seen(residentId, 'overview');
      return { resident, timeline: await records.list({ subjectId: residentId }), due: [], series: [], calls: [] };
    },
    async background(residentId, formId, on) {
      const resident = find(residentId);
      seen(residentId, 'form', formId);
      const previousRecord = (await snapshots(residentId)).find(
        (record) => record.formId === formId && record.occurredOn <= on,
      );
      const newest = new Map<string, ConceptValue>();
      for (const record of await snapshots(residentId)) {
        for (const value of concepts(record))
          if (value.on <= on && !newest.has(value.concept)) newest.set(value.concept, value);
      }
      const facts = previous?.(residentId, formId);
      return {
        context: {
          today: clock.today(),
          resident: knownOf(resident, clock.today()),
          ...(user && { user }),
          ...(facts && { previous: facts }),
        },
        ...(previousRecord && { previousRecord }),
        concepts: [...newest.values()],
      };
    },
    async series(residentId, asked) {
      find(residentId);
      const values = (await snapshots(residentId)).flatMap(concepts);
      return asked.flatMap((concept) => seriesOf(concept, values));
    },
    async reveal(residentId, what) {
      const { fullIdNumber, fullPhone = '' } = find(residentId);
      const asked = typeof what === 'string' ? undefined : what;
      const isId = what === 'idNumber' || asked?.mask === maskIdNumber(fullIdNumber);
      if (asked && !isId && asked.mask !== maskPhone(fullPhone))
        throw fault({ code: 'reveal.unknown', category: 'input', message: '没有找到这个号码，请重新打开表单后再查看' });
      seen(residentId, isId ? 'id-number' : 'phone', asked?.formId);
      return isId ? fullIdNumber : fullPhone;
    },
    async viewsOf(residentId, { offset, limit }) {
      find(residentId);
      const rows = views.filter((view) => view.residentId === residentId).map(({ residentId: _of, ...view }) => view);
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    },
    async create(resident) {
      const opened = openFile(resident, residents, clock.today());
      if (!opened.ok) return opened;
      residents.push(opened.value);
      return ok({ id: opened.value.id, archiveNumber: opened.value.archiveNumber, warnings: [] });
    },
    async giveNumber(residentId, idNumber, confirmed) {
      const file = find(residentId);
      const given = withNumber(file, idNumber, confirmed, residents, clock.today());
      if (!given.ok) return given;
      residents[residents.indexOf(file)] = given.value;
      return ok(true);
    },
  };
}

/** The newest 200, oldest first; none where there is no number. */
function seriesOf(concept: string, values: readonly ConceptValue[]): readonly ConceptSeries[] {
  const points = values
    .flatMap(({ concept: of, value, on, recordId, formId }) =>
      of === concept && typeof value === 'number' ? [{ on, value, recordId, formId }] : [],
    )
    .sort((one, other) => (`${one.on}${one.recordId}` < `${other.on}${other.recordId}` ? -1 : 1))
    .slice(-200);
  return points.length === 0 ? [] : [{ concept, points }];
}

const masked = ({
  fullIdNumber: _id,
  fullPhone: _phone,
  initials: _initials,
  ...resident
}: RegisteredResident): Resident => resident;

const rowOf = (resident: RegisteredResident, today: CalendarDay): ResidentRow => {
  const { villageCode: _village, institutionCode: _code, doctorId: _doctor, ...rest } = masked(resident);
  return { ...rest, age: fullYears(resident.birthDate, today), overdueDays: 0 };
};

const knownOf = (resident: RegisteredResident, today: CalendarDay): NonNullable<FormContext['resident']> => ({
  id: resident.id,
  name: resident.name,
  sex: resident.sex,
  birthDate: resident.birthDate,
  age: fullYears(resident.birthDate, today),
  archiveNumber: resident.archiveNumber,
  idNumber: maskIdNumber(resident.fullIdNumber),
  known: resident.conditions,
  ...(resident.fullPhone !== undefined && { phone: maskPhone(resident.fullPhone) }),
  ...(resident.address !== undefined && { address: resident.address }),
});

/** By the beginning, or from two characters on by that of the given name, behind a surname of one character or two. */
const answersTo = (name: string, text: string): boolean =>
  name.startsWith(text) || (text.length > 1 && (name.slice(1).startsWith(text) || name.slice(2).startsWith(text)));

function fits(resident: RegisteredResident, query: ResidentQuery, today: CalendarDay): boolean {
  const [age, text] = [fullYears(resident.birthDate, today), query.text?.trim().toUpperCase() ?? ''];
  const named =
    text === '' || [resident.name, (resident.initials ?? '').toUpperCase()].some((name) => answersTo(name, text));
  const numbered =
    text.length >= 4 &&
    (resident.fullIdNumber.includes(text) ||
      resident.fullPhone === text ||
      resident.archiveNumber === text ||
      (text.length === 8 && resident.archiveNumber.endsWith(text)));
  return (
    (named || numbered) &&
    resident.institutionCode.startsWith(query.institutionCode ?? '') &&
    resident.villageCode.startsWith(query.villageCode ?? '') &&
    (query.sex ?? resident.sex) === resident.sex &&
    (query.status ?? resident.status) === resident.status &&
    age >= (query.minAge ?? 0) &&
    age <= (query.maxAge ?? 200) &&
    (query.condition === undefined || resident.conditions.includes(query.condition))
  );
}

const comparing =
  ({ by, descending = false }: NonNullable<ResidentQuery['sort']>) =>
  (left: ResidentRow, right: ResidentRow): number => {
    const [a, b] = [left[by] ?? '', right[by] ?? ''];
    return (a < b ? -1 : a > b ? 1 : 0) * (descending ? -1 : 1);
  };
