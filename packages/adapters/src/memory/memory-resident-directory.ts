import type { FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import type { ConceptSeries, ConceptValue, Resident, ResidentQuery, ResidentRow } from '@gongwei/domain/resident';
import { fault, fullYears, ok, type CalendarDay } from '@gongwei/domain/shared';
import type { RecordRepository } from '@gongwei/application/forms';
import type { ResidentDirectory } from '@gongwei/application/resident';
import type { Clock } from '@gongwei/application/shared';
import { openFile } from './new-resident.ts';

/** A resident with the numbers unmasked, as the register holds them. */
export type RegisteredResident = Resident & {
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
};

export function createMemoryResidentDirectory({
  residents,
  records,
  clock,
  concepts = () => [],
  previous,
}: Options): ResidentDirectory {
  const find = (id: string): RegisteredResident => {
    const resident = residents.find((one) => one.id === id);
    if (!resident) throw fault({ code: 'resident.not-found', category: 'input', message: '没有找到这位居民。' });
    return resident;
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
    overview: async (residentId) => ({
      resident: masked(find(residentId)),
      timeline: await records.list({ subjectId: residentId }),
      due: [],
      series: [],
      calls: [],
    }),
    async background(residentId, formId, on) {
      const resident = find(residentId);
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
    reveal: async (residentId, what) =>
      what === 'idNumber' ? find(residentId).fullIdNumber : (find(residentId).fullPhone ?? ''),
    async create(resident) {
      const opened = openFile(resident, residents, clock.today());
      if (!opened.ok) return opened;
      residents.push(opened.value);
      return ok({ id: opened.value.id, archiveNumber: opened.value.archiveNumber, warnings: [] });
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
  idNumber: resident.fullIdNumber,
  known: resident.conditions,
  ...(resident.fullPhone !== undefined && { phone: resident.fullPhone }),
  ...(resident.address !== undefined && { address: resident.address }),
});

function fits(resident: RegisteredResident, query: ResidentQuery, today: CalendarDay): boolean {
  const [age, text] = [fullYears(resident.birthDate, today), query.text?.trim().toUpperCase() ?? ''];
  const named =
    text === '' || resident.name.startsWith(text) || (resident.initials ?? '').toUpperCase().startsWith(text);
  const numbered =
    text.length >= 4 &&
    (resident.fullIdNumber.includes(text) ||
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
