import { rowsOf, textOf } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

/** What whoever sent a self-check back wrote of one item, and what the institution replied. */
export type SelfCheckOpinion = { readonly item: string; readonly opinion: string; readonly answer: string };

/** The opinions of a sheet, in the order of its items. */
export const opinionsOf = ({ opinions }: JsonObject): readonly SelfCheckOpinion[] =>
  rowsOf(opinions).map((row) => ({
    item: textOf(row['item']) ?? '',
    opinion: textOf(row['opinion']) ?? '',
    answer: textOf(row['answer']) ?? '',
  }));

/** Opinions nobody replied to yet. */
export const unanswered = (answers: JsonObject): number =>
  opinionsOf(answers).filter(({ opinion, answer }) => opinion !== '' && answer === '').length;

/** The reply to one opinion typed in: the rows as they are stored. */
export const withAnswer = (answers: JsonObject, at: number, answer: string): JsonObject[] =>
  rowsOf(answers['opinions']).map((row, place) => {
    const { answer: _, ...rest } = row as JsonObject;
    return place !== at ? (row as JsonObject) : answer === '' ? rest : { ...rest, answer };
  });

type Saving = { readonly handedIn: boolean; readonly sendsBack: boolean; readonly above: boolean };

/** Why opinions may not be changed so: nobody writes or takes away what is said of their own sheet, nor replies once it is handed in. */
export function opinionTrouble(
  before: JsonObject,
  after: JsonObject,
  { handedIn, sendsBack, above }: Saving,
): string | undefined {
  if (sendsBack) return undefined;
  if (!above && isReviewRewritten(before, after)) return '审核意见由上级机构填写，不能改动';
  const said = (answers: JsonObject): string =>
    JSON.stringify(opinionsOf(answers).map(({ item, opinion }) => [item, opinion]));
  // Who sent it back may take that back again, and with it what was said.
  if (said(before) !== said(after) && (handedIn || !above))
    return handedIn ? '退回意见随“退回”一起写' : '退回意见由上级机构填写，不能改动或删除，请逐条回应';
  const replies = (answers: JsonObject): string => JSON.stringify(opinionsOf(answers).map(({ answer }) => answer));
  return handedIn && replies(before) !== replies(after) ? '自查表已提交，回应不能再改；要改请先“撤回提交”' : undefined;
}

/** 审核意见 stands as long as the sheet is reviewed; with that it may go, but nobody else writes one. */
function isReviewRewritten(before: JsonObject, after: JsonObject): boolean {
  const [was, is] = [textOf(before['reviewNote']), textOf(after['reviewNote'])];
  return was !== is && (is !== undefined || after['state'] === '2');
}
