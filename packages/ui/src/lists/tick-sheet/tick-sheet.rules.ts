import type { Column } from '@gongwei/domain/lists';

/** Pixels of columns that fit on A4 upright beside the boxes; with more the sheet lies down. */
const UPRIGHT = 620;
/** Millimetres within the margins of A4, and of the number and the box, which have their own. */
const PAGE = { upright: 190, lying: 277 } as const;
const NUMBER_AND_BOX = 16;
/** Room to write, at the least: it takes what the columns leave. Millimetres. */
const TO_WRITE = { upright: 25, lying: 28 } as const;

/** Of the usual letters, in points; they get smaller before a number is broken, down to what can still be read. */
const FONT = 8.5;
const SMALLEST = 6;
/** Millimetres of a letter of `FONT`, and of the frame of a cell. */
const CHINESE = 3.05;
const OTHER = 1.72;
const FRAME = 2.4;
/** What is as short as a name stays in one line; what is longer goes on in the next one. */
const SHORT = 4 * CHINESE;
const LONG = 10 * CHINESE;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), 0);

/** Whether the sheet lies down. */
export const isWideSheet = (columns: readonly Column[]): boolean => sum(columns.map(({ width }) => width)) > UPRIGHT;

const lengthOf = (text: string): number =>
  sum([...text].map((letter) => (letter.codePointAt(0)! < 0x2e80 ? OTHER : CHINESE)));

/** A number, a day and a code are read wrongly in two lines; so is a name. */
const unbroken = (text: string): number =>
  Math.max(most(text.split(/[\s\u2e80-\uffff]+/u).map(lengthOf)), Math.min(lengthOf(text), SHORT));

type Needs = { readonly least: number; readonly wants: number };

function needsOf({ label }: Column, texts: readonly string[]): Needs {
  const least = Math.max(most(texts.map(unbroken)), 2 * CHINESE);
  const wants = Math.max(
    least,
    most(texts.map((text) => Math.min(lengthOf(text), LONG))),
    Math.min(lengthOf(label), SHORT),
  );
  return { least, wants };
}

/** How a sheet is set: letters in points, and how much of it each column takes; what is left is there to write in. */
type SheetSetting = {
  readonly font: number;
  readonly shares: readonly { readonly key: string; readonly share: string }[];
};

/** By what stands in the columns: what is empty takes no room from a telephone number. `texts`: a row each, in the order of the columns. */
export function settingOf(
  columns: readonly Column[],
  texts: readonly (readonly string[])[],
  wide: boolean,
): SheetSetting {
  const way = wide ? 'lying' : 'upright';
  const room = PAGE[way] - NUMBER_AND_BOX - TO_WRITE[way] - columns.length * FRAME;
  const needs = columns.map((column, at) =>
    needsOf(
      column,
      texts.map((row) => row[at] ?? ''),
    ),
  );
  const [least, wants] = [sum(needs.map((one) => one.least)), sum(needs.map((one) => one.wants))];
  const scale = Math.min(1, room / least);
  const more = wants > least ? Math.min(1, Math.max(0, room - least) / (wants - least)) : 0;
  const share = (need: Needs): number => (need.least + (need.wants - need.least) * more) * scale + FRAME;
  return {
    font: Math.max(SMALLEST, FONT * scale),
    shares: columns.map(({ key }, at) => ({ key, share: `${((share(needs[at]!) / PAGE[way]) * 100).toFixed(2)}%` })),
  };
}
