/**
 * The visit plan as one would keep it with a wall calendar and a pencil: days are turned over one by one, nothing is computed.
 * Written from modules 1.9 and section 6.2 and sharing nothing with the domain, so that both must be wrong alike to agree.
 */
export type SlowState = 'upcoming' | 'due' | 'visited' | 'overdue' | 'made-up' | 'lost' | 'ended';
export type SlowInterval = 'ten-days' | 'two-weeks' | 'one-month' | 'three-months' | 'six-months';
export type SlowPlan = {
  readonly anchor: string;
  state: SlowState;
  openedOn: string;
  dueOn: string;
  soonFrom: string;
  graceUntil: string;
  closedOn?: string | undefined;
  closedBy?: string | undefined;
};

type Day = { readonly year: number; readonly month: number; readonly day: number };

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lastOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (MONTHS[month - 1] ?? Number.NaN);
const parse = (text: string): Day => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const words = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The next leaf of the calendar. */
export function tomorrow(text: string): string {
  const { year, month, day } = parse(text);
  if (day < lastOf(year, month)) return words({ year, month, day: day + 1 });
  return month < 12 ? words({ year, month: month + 1, day: 1 }) : words({ year: year + 1, month: 1, day: 1 });
}
const later = (text: string, days: number): string => {
  let at = text;
  for (let turned = 0; turned < days; turned += 1) at = tomorrow(at);
  return at;
};
/** The same day so many months on, or the last there is. */
function monthsLater(text: string, count: number): string {
  let { year, month } = parse(text);
  for (let turned = 0; turned < count; turned += 1) [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  return words({ year, month, day: Math.min(parse(text).day, lastOf(year, month)) });
}
/** Leaves between two days, the first not counted. */
function leavesBetween(first: string, second: string): number {
  let count = 0;
  for (let at = first; at !== second; at = tomorrow(at)) count += 1;
  return count;
}

const after = (on: string, interval: SlowInterval): string => {
  if (interval === 'ten-days') return later(on, 10);
  if (interval === 'two-weeks') return later(on, 14);
  return monthsLater(on, interval === 'one-month' ? 1 : interval === 'three-months' ? 3 : 6);
};
/** So many leaves before the last one, or the first. */
function before(first: string, last: string, days: number): string {
  const leaves: string[] = [];
  for (let at = first; at <= last; at = tomorrow(at)) leaves.push(at);
  return leaves[Math.max(0, leaves.length - 1 - days)]!;
}
const soonDays = (interval: SlowInterval): number => (interval === 'ten-days' || interval === 'two-weeks' ? 3 : 7);
const graceDays = (interval: SlowInterval): number => (interval === 'ten-days' || interval === 'two-weeks' ? 0 : 15);
const intervalOf = (days: number): SlowInterval => {
  if (days <= 10) return 'ten-days';
  if (days <= 14) return 'two-weeks';
  if (days <= 31) return 'one-month';
  return days <= 92 ? 'three-months' : 'six-months';
};

/** What lies in the drawer: cards, visits and what was noted by hand, each with its day. */
export type SlowPaper =
  | { readonly kind: 'card'; readonly id: string; readonly on: string; readonly closedFrom?: string | undefined }
  | { readonly kind: 'visit'; readonly id: string; readonly on: string; readonly nextOn?: string | undefined }
  | { readonly kind: 'lost'; readonly id: string; readonly on: string };
export type SlowNote = { readonly anchor: string; readonly on: string } & (
  | { readonly kind: 'attempt' | 'lose' }
  | { readonly kind: 'found'; readonly dueOn: string }
);
export type SlowDrawer = {
  readonly disease: string;
  readonly papers: readonly SlowPaper[];
  readonly notes: readonly SlowNote[];
  /** The day the file left care; it is still out of it. */
  readonly leftOn?: string | undefined;
};

const isOpen = ({ state }: SlowPlan): boolean => state === 'upcoming' || state === 'due' || state === 'overdue';

/** All plans of one disease, kept by turning every leaf from the first paper to today. */
export function slowPlans({ disease, papers, notes, leftOn }: SlowDrawer, today: string): readonly SlowPlan[] {
  const plans: SlowPlan[] = [];
  let open: SlowPlan | undefined;
  const byId = papers.slice().sort((a, b) => (a.id < b.id ? -1 : 1));
  const cards = byId.filter((paper) => paper.kind === 'card');
  const inCare = (on: string): boolean =>
    !cards.some((card) => card.on <= on) ||
    cards.some((card) => card.on <= on && !(card.closedFrom !== undefined && card.closedFrom <= on));
  const start = (anchor: string, openedOn: string, dueOn: string): void => {
    const interval = intervalOf(leavesBetween(openedOn, dueOn));
    const [soonFrom, graceUntil] = [before(openedOn, dueOn, soonDays(interval)), later(dueOn, graceDays(interval))];
    open = { anchor, state: 'upcoming', openedOn, dueOn, soonFrom, graceUntil };
    if (leftOn === undefined || openedOn <= leftOn) plans.push(open);
  };
  const turn = (plan: SlowPlan, leaf: string): void => {
    if (plan.state === 'upcoming' && leaf >= plan.soonFrom) plan.state = 'due';
    if (isOpen(plan) && leaf > plan.dueOn) plan.state = 'overdue';
  };
  const noted = (plan: SlowPlan, leaf: string): void => {
    const own = notes.filter(({ anchor }) => anchor === plan.anchor);
    const days = new Set(own.filter(({ kind, on }) => kind === 'attempt' && on <= leaf).map(({ on }) => on));
    for (const note of own.filter(({ kind, on }) => kind === 'lose' && on === leaf))
      if (note && (plan.state === 'due' || plan.state === 'overdue') && days.size >= 3)
        [plan.state, plan.closedOn] = ['lost', leaf];
    for (const note of own)
      if (note.kind === 'found' && note.on === leaf && plan.state === 'lost' && note.dueOn >= leaf)
        [plan.state, plan.dueOn, plan.soonFrom, plan.graceUntil, plan.closedOn] = [
          'due',
          note.dueOn,
          leaf,
          note.dueOn,
          undefined,
        ];
  };
  const first = byId.map(({ on }) => on).sort()[0] ?? today;
  for (let leaf = first; leaf <= today; leaf = tomorrow(leaf)) {
    for (const plan of plans) turn(plan, leaf);
    for (const card of cards)
      if (card.on === leaf && !open && inCare(leaf)) start(card.id, leaf, after(leaf, firstInterval(disease)));
    for (const plan of plans) noted(plan, leaf);
    for (const paper of byId)
      if (paper.kind === 'lost' && paper.on === leaf && open && isOpen(open))
        [open.state, open.closedOn] = ['lost', leaf];
    for (const paper of byId) {
      if (paper.kind !== 'visit' || paper.on !== leaf) continue;
      if (open && (isOpen(open) || open.state === 'lost'))
        [open.state, open.closedOn, open.closedBy] = [leaf <= open.graceUntil ? 'visited' : 'made-up', leaf, paper.id];
      open = undefined;
      const dueOn = paper.nextOn !== undefined && paper.nextOn > leaf ? paper.nextOn : after(leaf, usual(disease));
      if (inCare(leaf)) start(paper.id, leaf, dueOn);
    }
    for (const card of cards) {
      if (card.closedFrom !== leaf || inCare(leaf)) continue;
      if (open && (isOpen(open) || open.state === 'lost')) [open.state, open.closedOn] = ['ended', leaf];
      open = undefined;
    }
    for (const plan of plans) {
      if (leaf === leftOn && (isOpen(plan) || plan.state === 'lost')) [plan.state, plan.closedOn] = ['ended', leaf];
      turn(plan, leaf);
    }
  }
  return plans;
}

const firstInterval = (disease: string): SlowInterval => (disease === 'psychosis' ? 'one-month' : 'three-months');
const usual = (disease: string): SlowInterval => (disease === 'psychosis' ? 'two-weeks' : 'three-months');
