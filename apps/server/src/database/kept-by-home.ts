import { prefixRange } from '../shared/prefix-range.ts';
import { addUpChanges, changesByHome, EVERYWHERE, MANY_CHANGES, SOMEWHERE } from './branch-changes.ts';
import type { Queryable } from './database.port.ts';
import { findAnswer, writeAnswer, type PartCode, type StoredParts } from './kept-answers.repository.ts';

/** What was asked of each home, and how its changes stood then. */
type Kept<Part> = StoredParts<Part> & {
  readonly size: number;
  readonly whole: unknown;
  readonly code: PartCode<Part> | undefined;
  /** Whether a process that begins would find it as it is here. */
  stored: boolean;
};

/** Questions that are kept, and numbers in all of them (8 bytes each). */
const MOST_QUESTIONS = 2_000;
const MOST_NUMBERS = 4_000_000;
/** People one statement is asked about: whoever saves meanwhile waits for one at most, not for a county. */
const MOST_PEOPLE = 8_000;
/** A statement may take so long: what is quick is asked of more people at a time, as each statement reads its tables anew. */
const QUICK_MS = 250;
/** So few homes are asked about in one go, however many people that are. */
const FEW_HOMES = 2;
/** So often homes that changed while others were asked are asked again; then the answer is given as it is. */
const MOST_ROUNDS = 3;
const kept = new WeakMap<Queryable, Map<string, Kept<unknown>>>();
const running = new WeakMap<Queryable, Map<string, Promise<unknown>>>();

/** How the changes of each home add up now, by kind: as long as a sum stays, nothing of that kind has changed of the people at home there. */
export type HomeStates = StoredParts<unknown>['states'];

/** Looked up before asking anything that is kept under it: a change in between makes the next question ask again. */
export async function homeStates(database: Queryable): Promise<HomeStates> {
  const changes = await changesByHome(database);
  if (changes.reduce((sum, one) => sum + one.rows - 1, 0) > MANY_CHANGES) await addUpChanges(database);
  const states = new Map<string, Map<string, string>>();
  for (const { code, kind, sum } of changes) {
    const own = states.get(kind) ?? new Map<string, string>();
    states.set(kind, own.set(code, sum));
  }
  return states;
}

/**
 * Where the rows that are counted may lie: where their person is at home, wherever a sheet of that person lies, or anywhere. Who has a sheet in a
 * branch and changes notes a place within it, so that a branch in which nothing was noted need not look at the homes of others.
 */
export type Lying = 'home' | 'sheets' | 'anywhere';

/** What changes an answer besides people and their sheets, and whose changes of all of it matter. */
type Changing = {
  /** The institution whose people, or whose rows of other people, are asked about. */
  readonly branch: string;
  readonly lying?: Lying | undefined;
  /** Tables whose changes matter, too. */
  readonly kinds?: readonly string[] | undefined;
};

/** Answers about parts of people, told apart by the institution at which they are at home. */
type AskedByHome<Part, Whole> = Changing & {
  /** All else the answer depends on. */
  readonly key: string;
  readonly states: HomeStates;
  /** The answer of each home that has one; of all homes, or of these alone, with so many people as far as is known. */
  readonly ask: (homes?: readonly string[], people?: number) => Promise<ReadonlyMap<string, Part>>;
  readonly sizeOf: (part: Part) => number;
  readonly addUp: (parts: Iterable<Part>) => Whole;
  /** How a part is written down, where the answer is kept beyond the process. */
  readonly code?: PartCode<Part> | undefined;
  /** People of one statement, and how long one may take that is asked about more, where it is not as usual. */
  readonly mostPeople?: number | undefined;
  readonly quickMs?: number | undefined;
};

/**
 * An answer that is the sum over people, each counted with the institution where they are at home: kept by home, so that a save asks anew
 * of that home's people alone. A sheet may lie elsewhere; its person is at home once. Who asks what is being asked waits for it.
 */
export async function keptByHome<Part, Whole>(database: Queryable, asked: AskedByHome<Part, Whole>): Promise<Whole> {
  const flights = mapOf(running, database);
  const name = `${asked.branch} ${asked.key}`;
  let { states } = asked;
  while (flights.has(name)) {
    await flights.get(name)?.catch(() => undefined);
    states = await homeStates(database);
  }
  const answer = broughtUpToDate(database, name, { ...asked, states });
  flights.set(name, answer);
  try {
    return await answer;
  } finally {
    flights.delete(name);
  }
}

async function broughtUpToDate<Part, Whole>(
  database: Queryable,
  name: string,
  asked: AskedByHome<Part, Whole>,
): Promise<Whole> {
  const questions = mapOf(kept, database) as Map<string, Kept<Part>>;
  const here = questions.get(name);
  const known: StoredParts<Part> | undefined = here ?? (asked.code && (await findAnswer(database, name, asked.code)));
  const changed = known && changedHomes(asked, known.states, asked.states);
  const unchanged = changed?.length === 0;
  if (here && unchanged) {
    keep(questions, name, here);
    return here.whole as Whole;
  }
  const { states, parts, took } = known && unchanged ? known : await askedAgain(database, asked, known, changed);
  const whole = asked.addUp(parts.values());
  const size = [...parts.values()].reduce((sum, part) => sum + asked.sizeOf(part), 0);
  keep(questions, name, { states, parts, took, size, whole, code: asked.code, stored: unchanged });
  return whole;
}

/** What is known of the homes that have not changed, and what the others come to now. */
async function askedAgain<Part, Whole>(
  database: Queryable,
  asked: AskedByHome<Part, Whole>,
  known: StoredParts<Part> | undefined,
  changed: readonly string[] | undefined,
): Promise<StoredParts<Part>> {
  const parts = new Map(known?.parts);
  const began = performance.now();
  const states = await askSlices(database, asked, changed, parts);
  // How dear it is to ask of everybody, which a save does not change.
  const took = known && !isEverybody(changed) ? known.took : performance.now() - began;
  return { states, parts, took };
}

/** Writes down what took `dear` milliseconds or more and is not as it was written: a process that begins has it. */
export async function storeKept(
  database: Queryable,
  { today, dear }: { readonly today: string; readonly dear: number },
): Promise<void> {
  for (const [name, one] of [...mapOf(kept, database)] as [string, Kept<unknown>][]) {
    if (one.stored || one.took < dear || !one.code) continue;
    await writeAnswer(database, name, one, one.code, today);
    one.stored = true;
  }
}

/** Asks of changed homes what they come to, into `parts`; how things stood before the last of it. */
async function askSlices<Part, Whole>(
  database: Queryable,
  asked: AskedByHome<Part, Whole>,
  first: readonly string[] | undefined,
  parts: Map<string, Part>,
): Promise<HomeStates> {
  let [states, changed] = [asked.states, first];
  for (let round = 1; ; round++) {
    const slices = await slicesOf(database, { ...asked, states }, changed);
    if (isEverybody(changed)) parts.clear();
    await askInTurn(asked, slices, parts);
    // One statement sees one moment; several are only right together where nothing changed between them.
    if (slices.length === 1 || round === MOST_ROUNDS) return states;
    const now = await homeStates(database);
    changed = changedHomes(asked, states, now);
    if (changed.length === 0) return states;
    states = now;
  }
}

/** One slice after the other; the next ones together where the one before was quick enough. */
async function askInTurn<Part, Whole>(
  { ask, mostPeople, quickMs = mostPeople === undefined ? QUICK_MS : 0 }: AskedByHome<Part, Whole>,
  slices: readonly Slice[],
  parts: Map<string, Part>,
): Promise<void> {
  const waiting = [...slices];
  let most = 0;
  for (let slice = waiting.shift(); slice; slice = waiting.shift()) {
    const homes = slice.homes && [...slice.homes];
    let { people } = slice;
    for (let next = waiting[0]; homes && next?.homes && people + next.people <= most; next = waiting[0]) {
      homes.push(...next.homes);
      people += next.people;
      waiting.shift();
    }
    const began = performance.now();
    const answer = await ask(homes, people);
    most = (people * quickMs) / Math.max(performance.now() - began, 1);
    for (const home of homes ?? [...parts.keys()]) parts.delete(home);
    for (const [home, part] of answer) parts.set(home, part);
  }
}

/** The homes to ask about, so many people at a time: nobody waits behind a whole county. No homes are everybody. */
async function slicesOf(
  database: Queryable,
  { branch, states, mostPeople = MOST_PEOPLE }: Pick<AskedByHome<unknown, unknown>, 'branch' | 'states' | 'mostPeople'>,
  changed: readonly string[] | undefined,
): Promise<readonly Slice[]> {
  const everybody = isEverybody(changed);
  const named = changed?.filter((code) => code !== SOMEWHERE) ?? [];
  if (!everybody && named.length <= FEW_HOMES) return [await fewHomes(database, states, named)];
  const homes = await peopleByHome(database, states);
  const wanted = everybody ? [...homes.keys()] : named;
  const inside = wanted.filter((code) => isInside(branch, code));
  const slices = sliced(inside, homes, mostPeople);
  const most = everybody || wanted.length * 2 > homes.size;
  if (slices.length <= 1) return [{ homes: most ? undefined : wanted, people: peopleOf(inside, homes) }];
  // Of people who are at home elsewhere few sheets lie here.
  const outside = wanted.filter((code) => !isInside(branch, code));
  return outside.length > 0 ? [...slices, { homes: outside, people: mostPeople }] : slices;
}

/** Few homes in one go, with as many people as there were when somebody counted last: a save would not wait for counting again. */
async function fewHomes(database: Queryable, states: HomeStates, homes: readonly string[]): Promise<Slice> {
  const known = lastCount.get(database) ?? (await peopleByHome(database, states));
  return { homes, people: peopleOf(homes, known) };
}

const peopleOf = (codes: readonly string[], people: ReadonlyMap<string, number>): number =>
  codes.reduce((sum, code) => sum + (people.get(code) ?? 0), 0);

/** Homes that are asked about in one go, everybody where none are said, and how many people that is. */
type Slice = { readonly homes: readonly string[] | undefined; readonly people: number };

/** As few as will do of no more than `most` people each, the largest homes first; a home with more stands alone. */
function sliced(codes: readonly string[], people: ReadonlyMap<string, number>, most: number): readonly Slice[] {
  const slices: { readonly homes: string[]; people: number }[] = [];
  const sizeOf = (code: string): number => people.get(code) ?? 0;
  for (const code of codes.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const slice = slices.find((one) => one.people + sizeOf(code) <= most);
    if (!slice) slices.push({ homes: [code], people: sizeOf(code) });
    else {
      slice.homes.push(code);
      slice.people += sizeOf(code);
    }
  }
  return slices;
}

const isEverybody = (changed: readonly string[] | undefined): changed is undefined =>
  !changed || changed.includes(EVERYWHERE);

const lastCount = new WeakMap<Queryable, ReadonlyMap<string, number>>();
const counted = new WeakMap<HomeStates, Promise<ReadonlyMap<string, number>>>();

/** How many people are at home at each institution with people: counted once for all questions of the same state. */
function peopleByHome(database: Queryable, states: HomeStates): Promise<ReadonlyMap<string, number>> {
  const known = counted.get(states) ?? countPeople(database);
  counted.set(states, known);
  return known;
}

async function countPeople(database: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ code: string; people: number }>(
    'select institution_code as code, count(*)::int as people from residents group by 1 order by 1',
  );
  const people = new Map(rows.map(({ code, people }) => [code, people]));
  lastCount.set(database, people);
  return people;
}

function mapOf<Value>(all: WeakMap<Queryable, Map<string, Value>>, database: Queryable): Map<string, Value> {
  const own = all.get(database) ?? new Map<string, Value>();
  all.set(database, own);
  return own;
}

/** As the newest; those asked longest ago go when there are too many. */
function keep<Part>(questions: Map<string, Kept<Part>>, name: string, one: Kept<Part>): void {
  questions.delete(name);
  questions.set(name, one);
  let numbers = [...questions.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [oldest, { size }] of questions) {
    if (oldest === name || (questions.size <= MOST_QUESTIONS && numbers <= MOST_NUMBERS)) return;
    questions.delete(oldest);
    numbers -= size;
  }
}

/** Whose changes add up to something else than before; none where they are nothing to the branch. */
function changedHomes(
  { branch, lying = 'sheets', kinds = [] }: Changing,
  before: HomeStates,
  now: HomeStates,
): readonly string[] {
  const changed = new Set(['', ...kinds].flatMap((kind) => changedCodes(before.get(kind), now.get(kind))));
  if (lying === 'home') return [...changed].filter((code) => code === EVERYWHERE || isInside(branch, code));
  return lying === 'anywhere' || concerns(branch, changed) ? [...changed] : [];
}

const NOTHING: ReadonlyMap<string, string> = new Map();
const changedCodes = (before = NOTHING, now = NOTHING): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].filter((code) => before.get(code) !== now.get(code));

/** Whoever has a sheet in a branch, is at home elsewhere and changes, marks a place within it, too. */
const concerns = (branch: string, changed: ReadonlySet<string>): boolean =>
  [...changed].some((code) => code === EVERYWHERE || code === SOMEWHERE || isInside(branch, code));

function isInside(branch: string, code: string): boolean {
  const { from, until } = prefixRange(branch);
  return code >= from && code < until;
}
