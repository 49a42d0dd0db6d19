import { readQuestion, type AskedList, type ListQuestion } from '@gongwei/domain/lists';
import type { Queryable } from '../database/database.port.ts';
import { seesPsychosis } from '../privacy/confidential.policy.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import type { ListReader, ServedList } from './source.ts';

/** A question read against its list, where it names a number by what that number means now. @throws 422 for one that cannot be asked, 403 where the people of a number are not theirs to see. */
export async function readNow(
  database: Queryable,
  served: ServedList,
  question: Omit<ListQuestion, 'list'>,
  reading: ListReader,
): Promise<AskedList> {
  const codes = question.where?.['number'];
  if (codes === undefined) return readAsked(served, question, reading);
  await served.limitsOfNumbers?.(database);
  const asked = readAsked(served, question, reading);
  if (!seesPsychosis(reading.staff) && served.numberTellsPsychosis?.(codes as readonly string[], reading.asked))
    throw forbidden('这个数字背后的人只对有“严重精神障碍”权限的人员开放');
  return asked;
}

/** A question read against its list. @throws 422 for one that cannot be asked. */
export function readAsked(served: ServedList, question: Omit<ListQuestion, 'list'>, reading: ListReader): AskedList {
  const { view, where, condition, text, sort } = question;
  try {
    return readQuestion(
      served.list,
      {
        list: served.list.definition.id,
        ...(view !== undefined && { view }),
        ...(where && { where }),
        ...(condition !== undefined && { condition }),
        ...(text !== undefined && { text }),
        ...(sort && { sort }),
      },
      reading.asked,
      reading.reader,
    );
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    const told = /[\u4e00-\u9fff]/.test(error.message) ? error.message : '这份名单不能这样筛选';
    throw httpFailure(422, { code: 'list.question', message: told, advice: '请清空筛选后再试' });
  }
}
