import { compileForm, createFormEngine, type CompiledForm } from '@gongwei/domain/forms';
import type { ImportedLine, SheetColumn, SheetLine } from '@gongwei/domain/lists';
import { CONTRACT_FORM, contractStateOf, contractTerm, isLiveContract } from '@gongwei/domain/prevention';
import { answersOfLine, entryColumns } from '@gongwei/domain/register';
import type { JsonObject } from '@gongwei/domain/shared';
import { countyCodeOf } from '../../database/scope.ts';
import { troublesOf } from '../../lists/imports/entry-import.ts';
import { importEntries } from '../../lists/imports/import-entries.job.ts';
import type { ImportKind } from '../../lists/imports/import-kind.ts';
import { changesInWords } from '../../lists/imports/import-remarks.ts';
import { patientsInLines, type Patient } from '../../lists/imports/patients-in-lines.query.ts';
import { staffInLines, type Meant } from '../../lists/imports/staff-in-lines.query.ts';
import { nobodysByEither, WHO_BY_EITHER } from '../../lists/imports/who-in-line.ts';
import type { JobKind } from '../../lists/jobs/job-kind.ts';
import type { ServedLists } from '../../lists/serve-lists.ts';
import type { ListReader } from '../../lists/source.ts';
import { formContext } from '../../records/background/form-context.query.ts';
import type { RecordHooks } from '../../records/record-hooks.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { codesIn, packagesInLines, type Agreed } from './packages-in-lines.query.ts';
import { contractsOf, inTheWay, type StoredContract } from './contracts-in-lines.query.ts';

export const IMPORT_CONTRACTS = 'import-contracts';
const PENDING = '4';
const RENEWAL = '2';
/** What of an agreement a file says; signatures and how it stands it does not. */
const SECTIONS: readonly string[] = ['party-b', 'party-a', 'contract'];

const COLUMNS: readonly SheetColumn[] = [
  { key: '@packages', label: '服务包编码', required: true, aliases: ['服务包'], hint: '可多个，用顿号隔开' },
  { key: '@doctor', label: '签约医生', aliases: ['医生', '家庭医生'], hint: '姓名或用户名；空着是导入的人' },
];

/**
 * 批量导入 of contracts: agreements on paper, a line each, which wait to be signed (待签约) as there are no signatures in a file. Who has one for these
 * days is refused; one of the same first day that waits already is the same one.
 */
export function contractImport(lists: ServedLists): ImportKind | undefined {
  const module = lists.library.form(CONTRACT_FORM);
  if (!module) return undefined;
  const form = compileForm(module);
  const fields = {
    fields: form.fields.filter(({ key, type }) => SECTIONS.includes(form.sectionOf(key)) && type !== 'table'),
  };
  return {
    title: '签约记录',
    columns: [...WHO_BY_EITHER, ...COLUMNS, ...entryColumns(fields)],
    must: ['@packages'],
    job: IMPORT_CONTRACTS,
    judge: async (context, reading, lines) => {
      const personOf = await patientsInLines(context, reading, CONTRACT_FORM, lines);
      const people = lines.flatMap((line) => personOf(line)?.id ?? []);
      const contracts = await contractsOf(context.database, countyCodeOf(reading.scope.institutionCode), people);
      const codes = lines.flatMap(({ cells }) => codesIn(cells['@packages'] ?? ''));
      const agreed = await packagesInLines(context, reading, codes);
      const meant = await staffInLines(
        context,
        reading,
        lines.flatMap(({ cells }) => cells['@doctor'] ?? []),
      );
      const rows = new Map<string, number>();
      const results: ImportedLine[] = [];
      for (const line of lines) {
        const person = personOf(line);
        const title = person?.name ?? line.cells['@name'] ?? '';
        const first = person && rows.get(person.id);
        if (person && first === undefined) rows.set(person.id, line.row);
        const read = readLine(fields, line, person, { agreed, meant }, todayOf(context.clock));
        const wrong = [...read.problems, ...(first === undefined ? [] : [`与第 ${first} 行是同一人`])];
        const judged =
          wrong.length > 0 || !person
            ? { verdict: 'wrong' as const, problems: wrong, data: read.data }
            : await judgedContract(context, reading, form, person, read.data, contracts(person.id));
        results.push({ row: line.row, title, ...judged });
      }
      return results;
    },
  };
}

type Lookups = {
  readonly agreed: (cell: string, institution: string) => Agreed;
  readonly meant: (text: string) => Meant;
};

/** The answers of a line, and what is wrong with it by itself. */
function readLine(
  fields: Pick<CompiledForm, 'fields'>,
  line: SheetLine,
  person: Patient | undefined,
  { agreed, meant }: Lookups,
  today: ReturnType<typeof todayOf>,
): { readonly data: JsonObject; readonly problems: readonly string[] } {
  const { data, problems } = answersOfLine(fields, line, today);
  const whose = nobodysByEither(line, person);
  const [cell, written] = [line.cells['@packages'], line.cells['@doctor']];
  const packages = cell === undefined ? { wrong: '缺少服务包编码' } : person && agreed(cell, person.institution_code);
  const doctor = written === undefined ? undefined : meant(written);
  const said = [
    whose,
    person && person.status !== '1' ? '档案不在管，不能签约' : undefined,
    wrongOf(packages),
    wrongOf(doctor),
  ];
  return {
    data: {
      ...(data as JsonObject),
      ...(packages && 'rows' in packages && { packages: packages.rows }),
      ...(doctor && 'id' in doctor && { doctor: doctor.id }),
    },
    problems: [...said.filter((one) => one !== undefined), ...problems],
  };
}

const wrongOf = (found: Agreed | Meant | undefined): string | undefined =>
  found && 'wrong' in found ? found.wrong : undefined;

/** The contract a line makes, or what it changes of the one that waits for its signatures. */
async function judgedContract(
  context: ServerContext,
  { scope, staff }: ListReader,
  form: CompiledForm,
  person: Patient,
  data: JsonObject,
  contracts: readonly StoredContract[],
): Promise<Omit<ImportedLine, 'row' | 'title'>> {
  const live = contracts.find((one) => isLiveContract(one.data));
  const until = live && contractTerm(live.data)?.until;
  if (live && data['signKind'] !== RENEWAL)
    return refused(data, `已有有效签约（到 ${until ?? '期限不明'}）；到期续签的请在“签约类别”填 续约`);
  const day = todayOf(context.clock);
  const on = typeof data['signDate'] === 'string' ? (data['signDate'] as typeof day) : day;
  const { context: told } = await formContext(context, context.database, scope, staff, person, form.definition.id, on);
  const sheet = createFormEngine(form, told);
  sheet.setMany({ ...data, contractStatus: PENDING });
  const whole = sheet.answers() as JsonObject;
  const same = contracts.find((one) => isPending(one.data) && one.data['beginDate'] === whole['beginDate']);
  const way = inTheWay(
    whole,
    contracts.filter((one) => one !== same),
  );
  if (way !== undefined) return refused(whole, way);
  const problems = troublesOf(context, form, same ? { ...same.data, ...data } : whole, told);
  if (problems.length > 0) return { verdict: 'wrong', problems, data: whole };
  const { forms } = context;
  if (same) {
    const changes = changesInWords(form, forms.sensitive(CONTRACT_FORM), same.data, data);
    return { verdict: 'known', problems: changes, data, id: same.id };
  }
  const of = { form: CONTRACT_FORM, resident: person.id, per: 'any' } as const;
  const term = contractTerm(whole);
  return { verdict: 'new', problems: term ? [`${term.from} 至 ${term.until}`] : [], data: whole, of };
}

const isPending = (data: JsonObject): boolean => contractStateOf(data) === PENDING;
const refused = (data: JsonObject, problem: string): Omit<ImportedLine, 'row' | 'title'> => ({
  verdict: 'wrong',
  problems: [problem],
  data,
});

/** Writes what was looked at. The save holds the person: of two files at once the second finds what the first made. */
export const importContracts = (hooks: RecordHooks): JobKind =>
  importEntries(hooks, async ({ inside, reading }, line, id) => {
    if (!line.of) return;
    const county = countyCodeOf(reading.scope.institutionCode);
    const others = (await contractsOf(inside, county, [line.of.resident]))(line.of.resident);
    const way = inTheWay(
      line.data,
      others.filter((one) => one.id !== id),
    );
    if (way !== undefined) throw httpFailure(409, { code: 'contract.guard', message: way });
  });
