import type { Answers, FormDefinition } from '@gongwei/domain/forms';
import { shownFields, type RegisterDefinition, type RegisterPage, type RegisterQuery } from '@gongwei/domain/register';
import type { Json } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { parameters, type Parameters, type Scope } from '../organisation/scope.ts';
import { maskAnswers, type Masks } from './mask-answers.ts';
import { recordReach, type Reader } from './record-reach.ts';

type Row = {
  id: string;
  institution_code: string;
  version: number;
  created_at: string;
  updated_at: string;
  updated_by_name: string;
  data: Answers;
};

const FACTS: { readonly [key: string]: string } = {
  '@institution': 'r.institution_code',
  '@createdAt': 'r.created_at',
  '@updatedAt': 'r.updated_at',
  '@updatedBy': 'r.updated_by_name',
};

/** One page of a register: what the reader's institution and those below it keep, and what is handed down to it. `masks`: of a form that marks personal data. */
export async function registerPage(
  database: Queryable,
  scope: Scope,
  reader: Reader,
  register: RegisterDefinition,
  form: FormDefinition,
  query: RegisterQuery,
  masks: Masks | undefined,
): Promise<RegisterPage> {
  const counting = parameters();
  const [{ total } = { total: 0 }] = await database.query<{ total: number }>(
    `select count(*)::int as total from records r where ${condition(scope, reader, register, query, counting)}`,
    counting.values,
  );
  if (query.offset >= total) return { rows: [], total, names: {} };
  const into = parameters();
  const where = condition(scope, reader, register, query, into);
  const { by, descending = false } = query.sort ?? register.sort;
  const inWords = total <= SORTED_IN_WORDS && isText(form, by);
  const chosen = inWords ? await idsInWords(database, scope, reader, register, query, { by, descending }) : undefined;
  const rows = await database.query<Row>(
    `select r.id, r.institution_code, r.version, r.created_at, r.updated_at, r.updated_by_name, r.data from records r where ${where}
     ${chosen ? `and r.id = any(${into.add(chosen)})` : ''}
     order by ${chosen ? `array_position(${into.add(chosen)}::text[], r.id), ` : ''}${FACTS[by] ?? `r.data -> ${into.add(by)}`} ${descending ? 'desc' : 'asc'} nulls last, r.id ${descending ? 'desc' : 'asc'}
     limit ${into.add(query.limit)} offset ${into.add(chosen ? 0 : query.offset)}`,
    into.values,
  );
  const shown = shownFields(register);
  const entries = rows.map((row) => {
    const data = Object.fromEntries(shown.flatMap((key) => (key in row.data ? [[key, row.data[key] as Json]] : [])));
    return {
      id: row.id,
      formId: register.formId,
      institutionCode: row.institution_code,
      version: row.version,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      updatedByName: row.updated_by_name,
      data: masks ? maskAnswers(masks, data) : data,
    };
  });
  return { rows: entries, total, names: await namesIn(database, form, shown, rows) };
}

/** Registers up to this many entries are sorted as a dictionary sorts, by pinyin; the database knows only code points. */
const SORTED_IN_WORDS = 5_000;
const dictionary = new Intl.Collator('zh-CN', { numeric: true });

const isText = (form: FormDefinition, key: string): boolean =>
  form.sections.some(({ fields }) => fields.some((field) => field.key === key && field.type === 'text'));

/** The entries of the page asked for, in the order of a dictionary; those without the answer come last. */
async function idsInWords(
  database: Queryable,
  scope: Scope,
  reader: Reader,
  register: RegisterDefinition,
  query: RegisterQuery,
  { by, descending }: { readonly by: string; readonly descending: boolean },
): Promise<readonly string[]> {
  const into = parameters();
  const where = condition(scope, reader, register, query, into);
  const rows = await database.query<{ id: string; words: string | null }>(
    `select r.id, r.data ->> ${into.add(by)} as words from records r where ${where} order by r.id`,
    into.values,
  );
  const way = descending ? -1 : 1;
  const sorted = rows.toSorted((a, b) => {
    if (a.words === null || b.words === null) return Number(a.words === null) - Number(b.words === null);
    return way * dictionary.compare(a.words, b.words);
  });
  return sorted.slice(query.offset, query.offset + query.limit).map(({ id }) => id);
}

function condition(
  scope: Scope,
  reader: Reader,
  { formId, search }: RegisterDefinition,
  query: RegisterQuery,
  into: Parameters,
): string {
  const parts = [
    recordReach(scope, reader, 'r', into),
    `r.form_id = ${into.add(formId)}`,
    "r.subject_kind <> 'resident'",
    `r.removed_at is ${query.removed ? 'not ' : ''}null`,
  ];
  for (const [field, code] of Object.entries(query.where ?? {}))
    parts.push(`r.data ->> ${into.add(field)} = ${into.add(code)}`);
  if (query.text) {
    const texts = search.map((field) => `r.data ->> ${into.add(field)}`).join(', ');
    parts.push(`concat_ws(' ', ${texts}) ilike ${into.add(`%${query.text.replace(/[\\%_]/g, '\\$&')}%`)}`);
  }
  return parts.join(' and ');
}

/** The names behind the identifiers a page shows: its institutions, and institutions and staff that were chosen as answers. */
async function namesIn(
  database: Queryable,
  form: FormDefinition,
  shown: readonly string[],
  rows: readonly Row[],
): Promise<RegisterPage['names']> {
  const fields = form.sections.flatMap((section) => section.fields).filter(({ key }) => shown.includes(key));
  const answered = (type: 'institution' | 'user'): readonly string[] =>
    fields
      .filter((field) => field.type === type)
      .flatMap(({ key }) => rows.map(({ data }) => data[key]))
      .filter((value) => typeof value === 'string');
  const institutions = [...new Set([...rows.map((row) => row.institution_code), ...answered('institution')])];
  const users = [...new Set(answered('user'))];
  const found = await database.query<{ id: string; name: string }>(
    'select code as id, name from institutions where code = any($1) union all select id, name from users where id = any($2)',
    [institutions, users],
  );
  return Object.fromEntries(found.map(({ id, name }) => [id, name]));
}
