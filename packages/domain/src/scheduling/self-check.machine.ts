import { numberOf, rowsOf, textOf } from '../clinical/index.ts';
import { lifeCycle, said, wayBetween, type Guard, type Refusal, type WayGone } from '../life-cycle/index.ts';
import { addDays, fail, ok, type CalendarDay, type Json, type JsonObject, type Result } from '../shared/index.ts';
import { opinionTrouble, unanswered } from './self-check-opinions.rules.ts';
import { FIGURES_HOLD_DAYS, staleItems } from './self-check-taking.rules.ts';

/** The form of a 机构自查表. */
export const SELF_CHECK_FORM = 'institution-self-check';
/** 0 草稿, 1 已提交, 2 上级已审核, 3 退回. */
const STATES = ['0', '1', '2', '3'] as const;
type SelfCheckState = (typeof STATES)[number];

/**
 * What is known when an event is asked for. `unfilled`: items without what was found; `above`: whoever asks works at an institution above the
 * checked one; `unanswered`: opinions nobody replied to yet; `stale`: items whose figures the system took too long ago.
 */
type SelfCheckFacts = {
  readonly unfilled: number;
  readonly above: boolean;
  readonly unanswered: number;
  readonly stale: number;
};

/** What becomes of a self-check. */
type SelfCheckEvent =
  | { readonly type: 'SUBMIT' | 'RETRACT' | 'APPROVE' | 'SEND_BACK' }
  | { readonly type: 'REOPEN'; readonly reason: string };

type One = Guard<SelfCheckFacts, SelfCheckEvent>;
const filled: One = ({ unfilled }) =>
  unfilled > 0 ? `还有 ${unfilled} 项没有填自查结果：写明自查内容，并填实际值，或抽查份数和问题份数` : undefined;
const answered: One = (facts) =>
  facts.unanswered > 0 ? `还有 ${facts.unanswered} 条退回意见没有回应，请逐条回应后再提交` : undefined;
const fresh: One = ({ stale }) =>
  stale > 0 ? `有 ${stale} 项的取数已超过 ${FIGURES_HOLD_DAYS} 天，请重新“自动取数”` : undefined;
const withOpinion: One = (facts) => (facts.unanswered === 0 ? '请写明退回意见：至少写一条，可以逐项写' : undefined);
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
    SEND_BACK: { label: '退回', from: ['1'], to: '3', guards: [byAbove, withOpinion], letter: 'M' },
    REOPEN: { label: '撤回审核', from: ['2'], to: '1', guards: [byAbove, because], letter: 'M' },
    SUBMIT: { label: '提交', from: ['0', '3'], to: '1', guards: [filled, answered, fresh], letter: 'E' },
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
/** Follows from the state or from the items, or is held to rules of its own. */
const FOLLOWS: readonly string[] = ['state', 'totalScore', 'reviewNote', 'opinions'];

/** The answers without what may change after it was handed in, in one order whoever wrote them. */
function asHandedIn(answers: JsonObject): string {
  const said = (entries: JsonObject, left: readonly string[]): readonly (readonly [string, Json])[] =>
    Object.entries(entries)
      .filter(([key, value]) => !left.includes(key) && value !== null && value !== undefined && value !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1));
  const items = rowsOf(answers['items']).map((row) => said(row as JsonObject, MENDED));
  return JSON.stringify([said(answers, [...FOLLOWS, 'items']), items]);
}

type Asking = { readonly above: boolean; readonly reason: string; readonly today: CalendarDay };

/**
 * What a save does to a self-check: the way it goes, nothing where its state stays, a refusal where no way leads there, something is in
 * the way, or answers were changed that are handed in. `reason`: what whoever reopens it wrote.
 */
export function selfCheckChange(
  before: JsonObject | undefined,
  after: JsonObject,
  asking: Asking,
): Result<WayGone | undefined, Refusal> {
  if (!before) return begun(after, asking);
  const was = stateOf(before);
  const handedIn = was === '1' || was === '2';
  if (handedIn && asHandedIn(before) !== asHandedIn(after))
    return fail({ why: 'state', message: '自查表已提交，只能填整改措施、期限和完成情况；要改别的请先“撤回提交”' });
  const way = wayBetween(selfCheckLife, was, stateOf(after));
  if (!way.ok) return fail({ why: 'state', message: way.failure });
  const sendsBack = way.value?.type === 'SEND_BACK';
  const trouble = opinionTrouble(before, after, { handedIn, sendsBack, above: asking.above });
  if (trouble !== undefined) return fail({ why: 'guard', message: trouble });
  return way.value === undefined ? ok(undefined) : gone(was, way.value, after, asking);
}

/** A first save: a draft of which nobody has said anything. */
function begun(after: JsonObject, { above }: Asking): Result<undefined, Refusal> {
  if (stateOf(after) !== '0') return fail({ why: 'state', message: '新的自查表是草稿，填好后再“提交”' });
  const trouble = opinionTrouble({}, after, { handedIn: false, sendsBack: false, above });
  return trouble === undefined ? ok(undefined) : fail({ why: 'guard', message: trouble });
}

function gone(
  was: SelfCheckState,
  way: WayGone,
  after: JsonObject,
  { above, reason, today }: Asking,
): Result<WayGone, Refusal> {
  const event = { type: way.type, reason } as SelfCheckEvent;
  const next = selfCheckLife.after(was, event, {
    unfilled: unfilledItems(after),
    above,
    unanswered: unanswered(after),
    stale: staleItems(after, addDays(today, -FIGURES_HOLD_DAYS)),
  });
  return next.ok ? ok(way) : next;
}
