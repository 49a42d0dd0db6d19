import {
  birthFacts,
  birthSheetsAskedBy,
  familyAskedBy,
  familyFacts,
  homeFacts,
  type EarlierRecord,
  type FamilySide,
} from '@gongwei/domain/catalogue/earlier-facts';
import type { Answers } from '@gongwei/domain/forms';
import type { TieKind } from '@gongwei/domain/resident';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { parameters, scopeCondition, type Scope } from '../../database/scope.ts';
import { relativesOf } from '../../resident/family.query.ts';
import type { ResidentRecord } from '../../resident/resident.mapper.ts';

type Relatives = Awaited<ReturnType<typeof relativesOf>>;

/** What a form is told of the resident's family by their own files, within the scope of the asker. Most forms ask for nobody and cost no query. */
export async function factsOfFamily(
  database: Queryable,
  scope: Scope,
  resident: Pick<ResidentRecord, 'address' | 'sex' | 'birth_date'>,
  relatives: Relatives,
  formId: string,
): Promise<JsonObject> {
  const facts: JsonObject[] = [];
  // What the mother's sheets say of the father gives way to his own file.
  facts.push(await factsOfBirth(database, scope, resident, relatives, formId));
  const files: { [side in FamilySide]?: Answers } = {};
  for (const side of familyAskedBy(formId)) {
    const member = await memberOf(database, scope, relatives, side);
    if (!member) continue;
    const { id, name, birth_date, id_number, phone } = member;
    const personal = await personalInfo(database, scope, id);
    if (personal) files[side] = personal;
    facts.push(
      familyFacts(side, {
        id,
        name,
        birthDate: birth_date,
        idNumber: id_number ?? '',
        phone: phone ?? undefined,
        personal,
      }),
    );
  }
  facts.push(homeFacts(formId, resident.address ?? undefined, files.mother, files.father));
  return Object.assign({}, ...facts) as JsonObject;
}

async function memberOf(
  database: Queryable,
  scope: Scope,
  relatives: Relatives,
  side: FamilySide,
): Promise<ResidentRecord | undefined> {
  const tied = (all: Relatives, tie: TieKind): ResidentRecord | undefined => all.find((one) => one.tie === tie);
  if (side === 'husband') return tied(relatives, 'spouse');
  const mother = tied(relatives, 'mother');
  if (side === 'mother' || !mother) return mother;
  // A child points at its mother only.
  return tied(await relativesOf(database, scope, mother), 'spouse');
}

async function personalInfo(database: Queryable, scope: Scope, residentId: string): Promise<Answers | undefined> {
  const into = parameters();
  const condition = `${scopeCondition(scope, 'r', into)} and r.subject_id = ${into.add(residentId)} and r.form_id = ${into.add('resident-personal-info')}`;
  const [row] = await database.query<{ data: Answers }>(
    `select r.data from records r where ${condition} and r.removed_at is null order by r.occurred_on desc limit 1`,
    into.values,
  );
  return row?.data;
}

/** How a child was born, by its mother's file. */
async function factsOfBirth(
  database: Queryable,
  scope: Scope,
  { sex, birth_date: birthDate }: Pick<ResidentRecord, 'sex' | 'birth_date'>,
  relatives: Relatives,
  formId: string,
): Promise<JsonObject> {
  const [asked, mother] = [birthSheetsAskedBy(formId), relatives.find(({ tie }) => tie === 'mother')];
  if (asked.length === 0 || !mother) return {};
  const into = parameters();
  const condition = `${scopeCondition(scope, 'r', into)} and r.subject_id = ${into.add(mother.id)} and r.form_id = any(${into.add([...asked])}::text[])`;
  const rows = await database.query<{ form_id: string; on: CalendarDay; data: Answers }>(
    `select r.form_id, r.occurred_on as "on", r.data from records r where ${condition} and r.removed_at is null
     order by r.occurred_on desc, r.id desc limit 20`,
    into.values,
  );
  const sheets = rows.map((row): EarlierRecord => ({ formId: row.form_id, on: row.on, data: row.data }));
  return birthFacts({ sex, birthDate }, sheets);
}
