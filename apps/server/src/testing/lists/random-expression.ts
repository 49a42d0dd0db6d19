import type { Fields, ValueType } from '@gongwei/domain/lists';
import type { createRandom } from '../../seed/random.ts';
import type { RandomSheets } from './random-county.ts';

type Random = ReturnType<typeof createRandom>;
type Kind = 'number' | 'boolean' | 'day' | 'time' | 'text' | 'code' | 'codes' | 'table';
export type ExpressionSources = { readonly resident: Fields; readonly sheets: RandomSheets };

/** Writes expressions of a type that mean something, any function and path in them. All from the seed. */
export function randomExpressions(random: Random, { resident, sheets }: ExpressionSources): (kind: Kind) => string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const ofType = (fields: Fields, type: ValueType): readonly string[] =>
    Object.entries(fields).flatMap(([key, facts]) => (facts.type === type ? [key] : []));
  /** Inside of a condition over records, `record.…` may be read. */
  let within: Fields | undefined;
  /** What stands around it, one step further out. */
  let outer: Fields | undefined;

  function leaf(kind: Kind): string | undefined {
    const own = ofType(resident, kind);
    const [form, fields] = pick(Object.entries(sheets));
    const answers = ofType(fields, kind);
    const inRecord = within ? ofType(within, kind) : [];
    const choices = [
      ...(own.length > 0 ? [() => `resident.${pick(own)}`] : []),
      ...(answers.length > 0
        ? [() => `${pick(['latest', 'first', 'card'])}(${form}${selection(form)}).${pick(answers)}`]
        : []),
      ...(outer && ofType(outer, kind).length > 0 ? [() => `outer.${pick(ofType(outer as Fields, kind))}`] : []),
      ...(inRecord.length > 0 ? [() => `record.${pick(inRecord)}`, () => `record.${pick(inRecord)}`] : []),
    ];
    return choices.length === 0 ? undefined : pick(choices)();
  }

  /** An answer of some form that has one of this type. */
  const answerOf = (kind: 'time' | 'table'): string => {
    const known = Object.entries(sheets).flatMap(([form, fields]) =>
      ofType(fields, kind).map((key) => ({ form, key })),
    );
    const { form, key } = pick(known);
    return `${pick(['latest', 'first'])}(${form}${selection(form)}).${key}`;
  };
  const answered = (kind: 'time' | 'table'): string => leaf(kind) ?? answerOf(kind);
  /** As it was entered: of what is worked out (a third) both sides write other digits. */
  const enteredNumber = (): string => leaf('number') ?? '23.95';

  function selection(form: string): string {
    const dice = random.next();
    if (dice < 0.4 || outer) return '';
    const year = pick(['year', '@year - 1', '2025', 'yearOf(resident.filedOn)']);
    if (dice < 0.6) return `, ${year}`;
    const around = within;
    [outer, within] = [around, sheets[form]];
    const condition = write('boolean', around ? 1 : 2);
    [outer, within] = [undefined, around];
    return dice < 0.8 ? `, when: ${condition}` : `, ${year}, ${condition}`;
  }

  const number = (depth: number): string => write('number', depth);
  const day = (depth: number): string => write('day', depth);
  const codesOf = (path: string): string => {
    const [root, key = ''] = path.split('.');
    const fields = root === 'resident' ? resident : (within ?? {});
    const codes = fields[key]?.codes ?? ['1', '2'];
    return `[${codes
      .slice(0, 1 + Math.floor(random.next() * 3))
      .map((code) => `'${code}'`)
      .join(', ')}]`;
  };
  const choice = (): string =>
    within && random.next() < 0.5
      ? `record.${pick([...ofType(within, 'code'), ...ofType(within, 'codes')])}`
      : pick(['resident.conditions', 'resident.status', 'resident.sex']);

  const WRITE: { readonly [K in Kind]: readonly ((depth: number) => string)[] } = {
    number: [
      () => pick(['0', '1', '2', '3', '0.5', '65', '140', '23.95', '-1']),
      (d) => `(${number(d)} ${pick(['+', '-', '*', '/'])} ${number(d)})`,
      (d) => `${pick(['max', 'min'])}(${number(d)}, ${number(d)}, ${number(d)})`,
      (d) => `${pick(['sum', 'mean'])}(${number(d)}, ${number(d)}, ${number(d)})`,
      (d) => `round(${number(d)}, ${pick(['0', '1', '2'])})`,
      (d) => `floor(${number(d)})`,
      (d) => `-${number(d)}`,
      (d) => `(${number(d)}) ^ ${pick(['2', '3', '0'])}`,
      (d) => `${pick(['daysBetween', 'fullYears', 'fullMonths', 'yearsBetween'])}(${day(d)}, ${day(d)})`,
      (d) => `countTrue(${write('boolean', d)}, ${write('boolean', d)})`,
      (d) => `countEquals(${number(d)}, ${number(d)}, ${number(d)})`,
      (d) => `${pick(['yearOf', 'monthOf', 'weekdayOf'])}(${day(d)})`,
      () => `minuteOf(${answered('time')})`,
      () => (within ? 'hourOf(record.@createdAt)' : `hourOf(latest(${pick(Object.keys(sheets))}).@createdAt)`),
      () => `rowCount(${answered('table')})`,
      () => `rowSum(${answered('table')}, ${pick(["'low'", "'high'", "'ageMin'"])})`,
      (d) => `ckdEpi2009(${number(d)}, ${number(d)}, resident.sex)`,
      (d) => `length(${write('text', d)})`,
      () => `length(resident.conditions)`,
      () => `countExcept(resident.conditions, ['hypertension'])`,
      (d) => `(${write('boolean', d)} ? ${number(d)} : ${number(d)})`,
      () => {
        const form = pick(Object.keys(sheets));
        return `count(${form}${selection(form)})`;
      },
      (d) => {
        const [form, fields] = pick(Object.entries(sheets));
        const numbers = ofType(fields, 'number').filter((key) => !key.startsWith('@'));
        return numbers.length === 0 ? number(d) : `average(${form}${selection(form)}).${pick(numbers)}`;
      },
      (d) => `lookup(resident.status, {1: ${number(d)}, 2: ${number(d)}})`,
    ],
    boolean: [
      () => pick(['true', 'false']),
      (d) => `(${write('boolean', d)} ${pick(['&&', '||'])} ${write('boolean', d)})`,
      (d) => `!(${write('boolean', d)})`,
      (d) => `(${number(d)} ${pick(['==', '!=', '<', '<=', '>', '>='])} ${number(d)})`,
      (d) => `(${day(d)} ${pick(['==', '!=', '<', '<=', '>', '>='])} ${day(d)})`,
      () => `(resident.age ${pick(['>=', '>', '<', '<=', '=='])} ${pick(['65', '64', '1', '35', '0'])})`,
      (d) => `between(${number(d)}, ${number(d)}, ${number(d)})`,
      (d) => `isMissing(${write(pick(['number', 'day', 'text', 'codes', 'boolean'] as const), d)})`,
      (d) => `anyMissing(${number(d)}, ${day(d)})`,
      () => {
        const path = choice();
        return `${pick(['hasAny', 'hasAnyExcept'])}(${path}, ${codesOf(path)})`;
      },
      (d) => `startsWith(${write('text', d)}, ${pick(["'张'", "'A'", "'2026'", "'𠮷'"])})`,
      (d) => `textMatches(${write('text', d)}, ${pick(["['三', 'B']", "['血压']", "['a.c', '2026']"])})`,
      (d) => `contains(${write('text', d)}, ${pick(["'三'", "'B'", "'血'"])})`,
      (d) => `(${write('text', d)} ${pick(['==', '!='])} ${write('text', d)})`,
      () => {
        const form = pick(Object.keys(sheets));
        return `has(${form}${selection(form)})`;
      },
    ],
    day: [
      () => pick(['@today', 'addDays(@today, -30)']),
      (d) => `${pick(['addDays', 'addMonths', 'addYears'])}(${day(d)}, ${number(d)})`,
      (d) => `(${write('boolean', d)} ? ${day(d)} : ${day(d)})`,
      () => `day(${answered('time')})`,
      () => (within ? 'day(record.@createdAt)' : `day(latest(${pick(Object.keys(sheets))}).@createdAt)`),
    ],
    text: [
      () => pick(["'张三'", "'ABC'", "''", "'10组3号 007'", "'第000弄1234567890号'"]),
      (d) => `${pick(['left', 'right'])}(${write('text', d)}, ${number(d)})`,
      (d) => `concat(${write('text', d)}, ${write('text', d)})`,
      (d) => `joined(${write('text', d)}, ${write('text', d)}, ${write('text', d)})`,
      () => `${pick(['rangeText', 'pairText', 'criticalText'])}(${enteredNumber()}, ${enteredNumber()})`,
      (d) => `numbersInOrder(${write('text', d)})`,
      () => `referenceText(${answered('table')})`,
    ],
    time: [() => answerOf('time')],
    table: [() => answerOf('table')],
    code: [() => 'resident.status'],
    codes: [() => 'resident.conditions'],
  };

  function write(kind: Kind, depth = 3): string {
    if (depth <= 0 || random.next() < 0.25) return leaf(kind) ?? (WRITE[kind][0] as () => string)();
    return pick(WRITE[kind])(depth - 1);
  }
  return (kind) => write(kind);
}
