import type { Asked, Condition } from './shared-records.ts';
import { SHEETS, type FoundOfEach } from './sheets-of-people.ts';
import { unpacked } from './sql-names.ts';

/** The records of one form, under this alias, that somebody's question is about. */
export type FormRecords = {
  readonly words: string;
  readonly alias: string;
  /** The name of the form. */
  readonly ofForm: () => string;
  /** Whose they are. */
  readonly person: { readonly county: string; readonly id: string };
};

/** Whose rows a statement is about, where they may be a whole county's. */
export type PeopleAsked = {
  /** A query of the county and the identifier of each. */
  readonly people: string;
  /** Whether their sheets are read once for all that is asked, which is good for few people and for many forms. */
  readonly sheets?: true;
  /** Where a row is a person: the table of the rows, and what is joined to it. A condition that needs the person is then asked of all of them, too. */
  readonly rows?: { readonly table: string; readonly alias: string; readonly joins: string } | undefined;
};

/** Whether records are found of all people in one pass: none of the conditions needs what stands only in the row. */
export const inOnePass = (asked: PeopleAsked | undefined, conditions: readonly Pick<Condition, 'needs'>[]): boolean =>
  asked !== undefined &&
  conditions.every(({ needs }) => needs === 'nothing' || (needs === 'person' && asked.rows !== undefined));

/** Columns that say whose a record is. */
export const keysOf = (record: string): readonly [string, string] => [`${record}.county_code`, `${record}.subject_id`];

const isOfPeople = (record: string, people: string): string => `(${keysOf(record).join(', ')}) in (${people})`;
/** Of records of residents only, which an index of them knows. */
const ofResidents = (record: string): string => `${record}.subject_kind = 'resident' and ${record}.removed_at is null`;
const and = (conditions: readonly string[]): string => conditions.map((one) => ` and ${one}`).join('');

/** Looked up for each record that is left, instead of all people for a few of them. */
const personOf = (
  { table, alias, joins }: NonNullable<PeopleAsked['rows']>,
  { county, id }: FormRecords['person'],
  [ofCounty, ofId]: readonly [string, string],
): string =>
  ` cross join lateral (select ${alias}.* from ${table} ${alias} where ${county} = ${ofCounty} and ${id} = ${ofId} offset 0) as ${alias} ${joins}`;

type Told = Pick<Condition, 'needs'> & { readonly sql: string; readonly day?: boolean };

/**
 * What follows `from` for records of a form, of all people or of one (`whose`), unpacked. Cheap conditions are asked before that, where an index may serve them. `among`: sheets that
 * were found, of which the records are looked up.
 */
export function recordsAsked(
  { alias, person }: Pick<FormRecords, 'alias' | 'person'>,
  form: string,
  asked: PeopleAsked | undefined,
  conditions: readonly Told[],
  others: readonly Pick<Condition, 'needs'>[],
  among = false,
): string {
  const keys = keysOf(alias);
  const whose = asked ? isOfPeople(alias, asked.people) : `${keys[0]} = ${person.county} and ${keys[1]} = ${person.id}`;
  const isDear = ({ sql, needs }: Told): boolean =>
    sql.includes(`${alias}.bare`) || (asked !== undefined && needs !== 'nothing');
  const told = (dear: boolean): string => and(conditions.filter((one) => isDear(one) === dear).map(({ sql }) => sql));
  const rows = among
    ? `(select ${alias}.*, ${unpacked(alias)} as bare from ${sheetsAsked(alias, form, conditions)} cross join lateral (select * from records ${alias} where ${alias}.county_code = sheet.county_code and ${alias}.id = sheet.id offset 0) as ${alias} where true${told(false)} offset 0) as ${alias}`
    : `(select *, ${unpacked(alias)} as bare from records ${alias} where ${alias}.form_id = ${form} and ${alias}.removed_at is null and ${whose}${told(false)} offset 0) as ${alias}`;
  const needsPerson = asked?.rows !== undefined && [...conditions, ...others].some(({ needs }) => needs !== 'nothing');
  const joined = needsPerson ? personOf(asked.rows, person, keys) : '';
  return `${rows}${joined} where true${told(true)}`;
}

const isOfDay = ({ needs, day }: Told): boolean => needs === 'nothing' && day === true;

/** Those of the sheets that were found whose day may do. */
const sheetsAsked = (alias: string, form: string, conditions: readonly Told[]): string =>
  `(select * from ${SHEETS} ${alias} where ${alias}.form_id = ${form}${and(conditions.filter(isOfDay).map(({ sql }) => sql))} offset 0) as sheet`;

/** The newest (or oldest) record of each of many people, in one pass. */
export function oneOfEach(
  alias: string,
  of: OneAsked,
  asked: PeopleAsked,
  conditions: readonly Condition[],
): FoundOfEach {
  const { county, id } = of.person;
  return {
    alias,
    person: of.person,
    asks: () => 1,
    join: () =>
      ` left join (${newestOfEach(of, asked, conditions)}) as ${alias} on ${alias}.county_code = ${county} and ${alias}.subject_id = ${id}`,
    query(forms) {
      const form = of.ofForm();
      forms.push(form);
      const told = toldOf(conditions);
      const keys = keysOf(of.alias).join(', ');
      const from = told.every(isOfDay)
        ? `${SHEETS} ${of.alias} where ${of.alias}.form_id = ${form}${and(told.map(({ sql }) => sql))}`
        : recordsAsked(of, form, asked, told, [], true);
      return { sql: `select distinct on (${keys}) ${keys}, ${of.alias}.id from ${from} ${orderOf(of)}` };
    },
    record: `select q.*, ${unpacked('q')} as bare from records q`,
  };
}

type OneAsked = Omit<FormRecords, 'words'> & { readonly way: 'asc' | 'desc' };
const toldOf = (conditions: readonly Condition[]): readonly Told[] =>
  conditions.map(({ sql, needs, day }) => ({ sql: sql(), needs, day }));
const orderOf = ({ alias, way }: OneAsked): string =>
  `order by ${keysOf(alias).join(', ')}, ${alias}.occurred_on ${way}, ${alias}.id ${way}`;

function newestOfEach(of: OneAsked, asked: PeopleAsked, conditions: readonly Condition[]): string {
  const { alias, person } = of;
  const form = of.ofForm();
  const told = toldOf(conditions);
  const keys = keysOf(alias).join(', ');
  const order = orderOf(of);
  // Where no answer decides which it is, an index knows which, and that one alone is looked up and unpacked.
  if (told.every(({ sql, needs }) => needs === 'nothing' && !sql.includes(`${alias}.bare`))) {
    const which = `${alias}.form_id = ${form} and ${ofResidents(alias)} and ${isOfPeople(alias, asked.people)}${and(told.map(({ sql }) => sql))}`;
    const ids = `select distinct on (${keys}) ${alias}.county_code, ${alias}.id from records ${alias} where ${which} ${order}`;
    return `select ${alias}.*, ${unpacked(alias)} as bare from (${ids}) as which join records ${alias} on ${alias}.county_code = which.county_code and ${alias}.id = which.id offset 0`;
  }
  return `select distinct on (${keys}) ${alias}.* from ${recordsAsked({ alias, person }, form, asked, told, [])} ${order}`;
}

/** How many records of each of several forms many people have on some days: one pass over them, which an index without their answers serves. */
export type RecordsCounted = FoundOfEach & {
  /** The column that tells how many there are of that form. */
  column(form: Pick<FormRecords, 'words' | 'ofForm'>): string;
};

/** `days`: what all count, conditions of the days alone. */
export function countRecords(
  name: string,
  { alias, person }: Pick<FormRecords, 'alias' | 'person'>,
  asked: PeopleAsked,
  days: readonly Asked[],
): RecordsCounted {
  const forms = new Map<string, string>();
  const told = days.map(({ sql }) => sql());
  const counted = (from: string, which: readonly string[]): string => {
    const all = [...forms.values()];
    const numbers = all.map((form, at) => `count(*) filter (where ${alias}.form_id = ${form}) as n${at}`).join(', ');
    const [county, id] = keysOf(alias);
    return `select ${county}, ${id}, ${numbers} from ${from} ${alias} where ${alias}.form_id = any(array[${all.join(', ')}])${and([...which, ...told])} group by 1, 2`;
  };
  return {
    alias: name,
    person,
    asks: () => forms.size,
    column({ words, ofForm }) {
      if (!forms.has(words)) forms.set(words, ofForm());
      return `coalesce(${name}.n${[...forms.keys()].indexOf(words)}, 0)`;
    },
    join: () =>
      ` left join (${counted('records', [ofResidents(alias), isOfPeople(alias, asked.people)])}) as ${name} on ${name}.county_code = ${person.county} and ${name}.subject_id = ${person.id}`,
    query(all) {
      all.push(...forms.values());
      return { sql: counted(SHEETS, []), numbers: forms.size };
    },
  };
}
