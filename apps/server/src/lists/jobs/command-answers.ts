import type { EntryCommand } from '@gongwei/domain/register';
import type { JsonObject } from '@gongwei/domain/shared';
import { isWithin } from '../../database/scope.ts';
import { findInstitution } from '../../organisation/institutions.repository.ts';
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
  for (const { key, label, required, words, kind } of asks) {
    const answer = answers[key];
    const codes = words && 'options' in words ? words.options.map(({ code }) => code) : undefined;
    const chosen = codes !== undefined || ['institutions', 'staff', 'ticked'].includes(kind);
    const missing = answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
    if (missing ? required : codes && !codes.includes(String(answer)))
      throw refused(`请${chosen ? '选择' : '填写'}${label}`);
    if (missing || kind !== 'institutions') continue;
    if (!Array.isArray(answer) || answer.length > MOST_PLACES) throw refused(`请重新选择${label}`);
    for (const place of answer)
      if (typeof place !== 'string' || !isWithin(scope, place) || !(await findInstitution(database, place)))
        throw refused(`${label}中有不在您管理范围内的机构，请重新选择`);
  }
  return answers;
}

/** The institutions that were chosen, each once and in one order, whoever asks: nobody blocks. */
export const placesIn = ({ institutions }: JsonObject): readonly string[] =>
  Array.isArray(institutions) ? [...new Set(institutions.map(String))].toSorted() : [];
