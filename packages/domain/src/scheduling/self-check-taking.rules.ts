import { numberOf, rowsOf, textOf, type RawInput } from '../clinical/index.ts';
import type { JsonObject } from '../shared/index.ts';

/** What the system knows of one item of a self-check: a share in per cent, how many were looked at, how many of them are wrong. */
export type TakenFigure = {
  readonly category: string;
  readonly item: string;
  readonly actual?: number;
  readonly total?: number;
  readonly problems: number;
  /** How it is counted, in words. */
  readonly basis: string;
};

/** All figures of a period, taken at one moment by one person. `none`: items of which there is nothing to count. */
export type SelfCheckTaking = {
  readonly figures: readonly TakenFigure[];
  readonly none: readonly string[];
  readonly from: string;
  readonly until: string;
  /** Minute in China, as instants of sheets are. */
  readonly takenAt: string;
  readonly takenBy: string;
};

/** An item whose numbers somebody typed and which the system has otherwise. */
export type TypedOver = { readonly item: string; readonly typed: string; readonly taken: string };

const NUMBERS = ['actual', 'total', 'problems'] as const;
type Numbers = { readonly [key in (typeof NUMBERS)[number]]?: number | undefined };

const numbersOf = (row: RawInput): Numbers => Object.fromEntries(NUMBERS.map((key) => [key, numberOf(row[key])]));
const alike = (one: Numbers, other: Numbers): boolean => NUMBERS.every((key) => one[key] === other[key]);

/** Numbers as staff reads them: `75%，抽查 240 份，问题 60 份`. */
const inWords = ({ actual, total, problems }: Numbers): string =>
  [
    actual === undefined ? '' : `${actual}%`,
    total === undefined ? '' : `共 ${total} 份`,
    problems === undefined ? '' : `问题 ${problems} 份`,
  ]
    .filter(Boolean)
    .join('，') || '空着';

const isOfSystem = (row: RawInput, item: string): boolean => row['auto'] === true && textOf(row['itemName']) === item;

/** Whether somebody changed an item since its figure was taken, or wrote it without one. */
const isTyped = (row: RawInput, taken: RawInput | undefined): boolean =>
  !taken || !alike(numbersOf(row), numbersOf(taken));

/** Items that were typed over and would say something else now: it is asked before they are. */
export function typedOver(answers: JsonObject, { figures }: SelfCheckTaking): readonly TypedOver[] {
  const [items, before] = [rowsOf(answers['items']), rowsOf(answers['taken'])];
  return figures.flatMap((figure) => {
    const row = items.find((one) => isOfSystem(one, figure.item));
    const taken = before.find((one) => one['item'] === figure.item);
    if (!row || !isTyped(row, taken) || alike(numbersOf(row), figure)) return [];
    return [{ item: figure.item, typed: inWords(numbersOf(row)), taken: inWords(figure) }];
  });
}

/** A figure the system gives otherwise than when it was last asked; `before` absent: it gave none then. */
export type ChangedFigure = { readonly item: string; readonly before?: string; readonly after: string };

/** What is another number than at the last taking, in the order of the items; nothing where there was none before. */
export function changedFigures(answers: JsonObject, { figures }: SelfCheckTaking): readonly ChangedFigure[] {
  const earlier = rowsOf(answers['taken']);
  if (earlier.length === 0) return [];
  return figures.flatMap((figure): readonly ChangedFigure[] => {
    const known = earlier.find((one) => one['item'] === figure.item);
    if (!known) return [{ item: figure.item, after: inWords(figure) }];
    if (alike(numbersOf(known), figure)) return [];
    return [{ item: figure.item, before: inWords(numbersOf(known)), after: inWords(figure) }];
  });
}

/** The answers a taking leaves: new items, figures anew where nobody typed or somebody said so (`over`), and where each comes from. */
export function withTaking(answers: JsonObject, taking: SelfCheckTaking, over: readonly string[]): JsonObject {
  const kept = new Set(
    typedOver(answers, taking)
      .map(({ item }) => item)
      .filter((item) => !over.includes(item)),
  );
  const items = rowsOf(answers['items']).map((row) => {
    const figure = taking.figures.find(({ item }) => isOfSystem(row, item));
    return figure && !kept.has(figure.item) ? { ...withoutNumbers(row), ...numbersIn(figure) } : row;
  });
  const added = taking.figures
    .filter(({ item }) => !items.some((row) => isOfSystem(row, item)))
    .map((figure) => ({
      category: figure.category,
      itemName: figure.item,
      auto: true,
      ...numbersIn(figure),
    }));
  const fresh = new Set(taking.figures.map(({ item }) => item));
  const earlier = rowsOf(answers['taken']).filter((row) => !fresh.has(String(row['item'])));
  return { items: [...items, ...added], taken: [...earlier, ...taking.figures.map(sourceOf(taking))] } as JsonObject;
}

const withoutNumbers = (row: RawInput): RawInput =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !NUMBERS.some((one) => one === key)));

const numbersIn = ({ actual, total, problems }: TakenFigure): Numbers => ({
  ...(actual !== undefined && { actual }),
  ...(total !== undefined && { total }),
  problems,
});

const sourceOf =
  ({ from, until, takenAt, takenBy }: SelfCheckTaking) =>
  (figure: TakenFigure) => ({
    item: figure.item,
    ...numbersIn(figure),
    basis: figure.basis,
    from,
    until,
    takenAt,
    takenBy,
  });

/** What stands beside an item in the list of sources: `changed`: somebody typed something else since. */
export type FigureSource = {
  readonly item: string;
  readonly numbers: string;
  readonly basis: string;
  readonly from: string;
  readonly until: string;
  readonly takenAt: string;
  readonly takenBy: string;
  readonly changed: string | undefined;
};

/** Where the figures of a sheet come from, in the order they were taken; of items that were taken out nothing. */
export function sourcesOf(answers: JsonObject): readonly FigureSource[] {
  const items = rowsOf(answers['items']);
  const word = (row: RawInput, key: string): string => textOf(row[key]) ?? '';
  return rowsOf(answers['taken']).flatMap((row) => {
    const item = items.find((one) => isOfSystem(one, word(row, 'item')));
    if (!item) return [];
    return [
      {
        item: word(row, 'item'),
        numbers: inWords(numbersOf(row)),
        basis: word(row, 'basis'),
        from: word(row, 'from'),
        until: word(row, 'until'),
        takenAt: word(row, 'takenAt'),
        takenBy: word(row, 'takenBy'),
        changed: isTyped(item, row) ? inWords(numbersOf(item)) : undefined,
      },
    ];
  });
}

/** Days after which a figure is too old to be handed in. Source: [P] screen institution-self-check. */
export const FIGURES_HOLD_DAYS = 7;

/** Items the system filled in on a day before this one: their figures are too old, or nobody knows when they were taken. */
export function staleItems(answers: JsonObject, oldest: string): number {
  const taken = rowsOf(answers['taken']);
  return rowsOf(answers['items']).filter((row) => {
    const source = taken.find((one) => one['item'] === textOf(row['itemName']));
    return row['auto'] === true && source !== undefined && (textOf(source['takenAt']) ?? '').slice(0, 10) < oldest;
  }).length;
}
