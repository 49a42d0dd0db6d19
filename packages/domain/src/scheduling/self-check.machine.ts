import { numberOf, rowsOf, textOf } from '../clinical/index.ts';
import { lifeCycle, said, wayBetween, type Guard, type Refusal, type WayGone } from '../life-cycle/index.ts';
import { fail, ok, type Json, type JsonObject, type Result } from '../shared/index.ts';

/** The form of a 机构自查表. */
export const SELF_CHECK_FORM = 'institution-self-check';
/** 0 草稿, 1 已提交, 2 上级已审核, 3 退回. */
const STATES = ['0', '1', '2', '3'] as const;
type SelfCheckState = (typeof STATES)[number];

/** What is known when an event is asked for. `unfilled`: items without what was found; `above`: whoever asks works at an institution above the checked one. */
type SelfCheckFacts = { readonly unfilled: number; readonly above: boolean };

/** What becomes of a self-check. */
type SelfCheckEvent =
  | { readonly type: 'SUBMIT' | 'RETRACT' | 'APPROVE' }
  | { readonly type: 'SEND_BACK' | 'REOPEN'; readonly reason: string };

type One = Guard<SelfCheckFacts, SelfCheckEvent>;
const filled: One = ({ unfilled }) =>
  unfilled > 0 ? `还有 ${unfilled} 项没有填自查结果：写明自查内容，并填实际值，或抽查份数和问题份数` : undefined;
const byAbove: One = ({ above }) => (above ? undefined : '由被查机构的上级机构办理');
const because: One = (_, event) => ('reason' in event && !said(event.reason) ? '请填写原因' : undefined);

/** The life of a 机构自查表. Source: [P] screen institution-self-check. */
export const selfCheckLife = lifeCycle<SelfCheckState, SelfCheckEvent, SelfCheckFacts>({
  id: 'self-check',
  noun: '自查表',
  initial: '0',
  states: { '0': '草稿', '1': '已提交', '2': '上级已审核', '3': '退回' },
  ways: {
    APPROVE: { label: '审核', from: ['1'], to: '2', guards: [byAbove], letter: 'M' },
    SEND_BACK: { label: '退回', from: ['1'], to: '3', guards: [byAbove, because], letter: 'M' },
    REOPEN: { label: '撤回审核', from: ['2'], to: '1', guards: [byAbove, because], letter: 'M' },
    SUBMIT: { label: '提交', from: ['0', '3'], to: '1', guards: [filled], letter: 'E' },
    RETRACT: { label: '撤回提交', from: ['1'], to: '0', letter: 'E' },
  },
});

const stateOf = ({ state }: JsonObject): SelfCheckState => STATES.find((one) => one === state) ?? '0';

/** Items of which nothing is said: no name, or neither what was reached nor how many of how many were wrong. */
const unfilledItems = ({ items }: JsonObject): number =>
  rowsOf(items).filter(
    ({ itemName, actual, total, problems }) =>
      textOf(itemName) === undefined ||
      (numberOf(actual) === undefined && (numberOf(total) === undefined || numberOf(problems) === undefined)),
  ).length;

/** What may be filled in after a self-check was handed in: 整改. */
const MENDED: readonly string[] = ['measure', 'deadline', 'done'];
/** Follows from the state, or from the items. */
const FOLLOWS: readonly string[] = ['state', 'totalScore', 'reviewNote'];

/** The answers without what may change after it was handed in, in one order whoever wrote them. */
function asHandedIn(answers: JsonObject): string {
  const said = (entries: JsonObject, left: readonly string[]): readonly (readonly [string, Json])[] =>
    Object.entries(entries)
      .filter(([key, value]) => !left.includes(key) && value !== null && value !== undefined && value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1));
  const items = rowsOf(answers['items']).map((row) => said(row as JsonObject, MENDED));
  return JSON.stringify([said(answers, [...FOLLOWS, 'items']), items]);
}

type Asking = { readonly above: boolean; readonly reason: string };

/**
 * What a save does to a self-check: the way it goes, nothing where its state stays, a refusal where no way leads there, something is in
 * the way, or answers were changed that are handed in. `reason`: what whoever reopens it wrote.
 */
export function selfCheckChange(
  before: JsonObject | undefined,
  after: JsonObject,
  asking: Asking,
): Result<WayGone | undefined, Refusal> {
  if (!before)
    return stateOf(after) === '0' ? ok(undefined) : fail({ why: 'state', message: '新的自查表是草稿，填好后再“提交”' });
  const was = stateOf(before);
  if ((was === '1' || was === '2') && asHandedIn(before) !== asHandedIn(after))
    return fail({ why: 'state', message: '自查表已提交，只能填整改措施、期限和完成情况；要改别的请先“撤回提交”' });
  const way = wayBetween(selfCheckLife, was, stateOf(after));
  if (!way.ok) return fail({ why: 'state', message: way.failure });
  return way.value === undefined ? ok(undefined) : gone(was, way.value, after, asking);
}

function gone(
  was: SelfCheckState,
  way: WayGone,
  after: JsonObject,
  { above, reason }: Asking,
): Result<WayGone, Refusal> {
  const why = way.type === 'SEND_BACK' ? textOf(after['reviewNote']) : reason;
  const event = { type: way.type, reason: why ?? '' } as SelfCheckEvent;
  const next = selfCheckLife.after(was, event, { unfilled: unfilledItems(after), above });
  return next.ok ? ok(way) : next;
}
