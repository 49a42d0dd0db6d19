import type { ActionField } from '@gongwei/domain/lists';
import type { EntryCommand } from '@gongwei/domain/register';
import { isJsonObject, type Json, type JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { isWithin, type Scope } from '../../database/scope.ts';
import { findInstitution } from '../../organisation/institutions.repository.ts';
import { findResident } from '../../resident/residents.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import type { ListReader } from '../source.ts';

/** More institutions than a county has below it are none of one's own. */
const MOST_PLACES = 500;

const refused = (message: string) => httpFailure(422, { code: 'list.answers', message });

/** What was asked for a command, whole and allowed. @throws 422 with a sentence otherwise. */
export async function checkedCommandAnswers(
  { database }: Pick<ServerContext, 'database'>,
  { scope }: ListReader,
  { asks = [] }: EntryCommand,
  answers: JsonObject,
): Promise<JsonObject> {
  for (const field of asks) {
    const { key, label, kind } = field;
    const answer = answers[key];
    checkChosen(field, answer);
    if (isMissing(answer)) continue;
    if (kind === 'resident') await checkResident(database, scope, answer);
    if (kind === 'institutions') await checkPlaces(database, scope, label, answer);
    if (field.notes) checkNotes(field.notes.keys, label, answer);
  }
  return answers;
}

const isMissing = (answer: Json | undefined): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);

const CHOSEN: readonly ActionField['kind'][] = ['institutions', 'staff', 'resident', 'ticked'];

/** What must be answered is, and with one of the codes there are. */
function checkChosen({ label, required, words, kind }: ActionField, answer: Json | undefined): void {
  const codes = words && 'options' in words ? words.options.map(({ code }) => code) : undefined;
  if (isMissing(answer) ? !required : codes?.includes(String(answer)) !== false) return;
  throw refused(`请${codes !== undefined || CHOSEN.includes(kind) ? '选择' : '填写'}${label}`);
}

/** Institutions of the scope that there are, in use. */
async function checkPlaces(database: Queryable, scope: Scope, label: string, answer: Json | undefined): Promise<void> {
  if (!Array.isArray(answer) || answer.length > MOST_PLACES) throw refused(`请重新选择${label}`);
  for (const place of answer) {
    const found =
      typeof place === 'string' && isWithin(scope, place) ? await findInstitution(database, place) : undefined;
    if (!found) throw refused(`${label}中有不在您管理范围内的机构，请重新选择`);
    if (found.disabled) throw refused(`${label}中的“${found.name}”已停用，请重新选择`);
  }
}

/** More than a table has rows, and longer than anybody writes. */
const MOST_NOTES = 100;
const LONGEST_NOTE = 500;

/** Sentences to rows by their names, and nothing besides. */
function checkNotes([name, note]: readonly [string, string], label: string, answer: Json | undefined): void {
  const isNote = (row: Json): boolean =>
    isJsonObject(row) &&
    Object.keys(row).every((key) => key === name || key === note) &&
    [row[name], row[note]].every(
      (text) => typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_NOTE,
    );
  if (!Array.isArray(answer) || answer.length > MOST_NOTES || !answer.every(isNote))
    throw refused(`${label}每条不超过 ${LONGEST_NOTE} 字，请检查后重试`);
}

/** Archives in use. */
const IN_USE = '1';

/** Somebody of the scope whose archive is in use. @throws 422 with a sentence otherwise. */
async function checkResident(database: Queryable, scope: Scope, answer: Json | undefined): Promise<void> {
  const resident = typeof answer === 'string' ? await findResident(database, scope, answer) : undefined;
  if (!resident) throw refused('这位居民不在您的管理范围内，请重新选择');
  if (resident.status !== IN_USE) throw refused('这位居民的档案不在管，请重新选择');
}

/** The institutions that were chosen, each once and in one order, whoever asks: nobody blocks. */
export const placesIn = ({ institutions }: JsonObject): readonly string[] =>
  Array.isArray(institutions) ? [...new Set(institutions.map(String))].toSorted() : [];
