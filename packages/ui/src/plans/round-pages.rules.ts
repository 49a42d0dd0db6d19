import { placeOfHousehold, type Household } from '@gongwei/domain/plans';

/** Millimetres a household takes at least, so that a pressure can be written beside it. */
export const ROW = 8;
/** Households on one A4 at most, and the millimetres it has for them below its two heads. */
const [MOST, ROOM] = [30, 256];
/** Millimetres of a line of print; characters in the columns of who is visited and of where. */
const [LINE, WHO, WHERE] = [3.7, 22, 14];

/** Chinese characters one, others about half, blanks less. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign === ' ' ? 0.3 : sign < '\u2e80' ? 0.6 : 1), 0);

/** Lines of parts that are not broken, in a column of so many characters; one that is longer is broken into its own. */
function linesOf(parts: readonly string[], column: number): number {
  let [lines, at] = [1, 0];
  for (const part of parts) {
    if (at > 0 && at + widthOf(part.trimEnd()) > column) [lines, at] = [lines + 1, 0];
    at += widthOf(part);
    if (at > column) [lines, at] = [lines + Math.ceil(at / column) - 1, at % column];
  }
  return lines;
}

const heightOf = (household: Household): number =>
  Math.max(
    ROW,
    linesOf([placeOfHousehold(household)], WHERE) * LINE,
    household.people.reduce(
      (sum, { name, about, visits }) =>
        sum + linesOf([`${name} ${about} `, ...visits.map((visit) => `口${visit}  `)], WHO) * LINE,
      0,
    ),
  );

/** As many households to a sheet as it has room for: one that is too long goes to the next, or a piece of it would stand on a sheet without a head. */
export function pagesOf(households: readonly Household[]): readonly (readonly Household[])[] {
  const pages: Household[][] = [];
  let room = 0;
  for (const household of households) {
    const height = heightOf(household);
    const page = pages.at(-1);
    if (page && page.length < MOST && height <= room) page.push(household);
    else {
      pages.push([household]);
      room = ROOM;
    }
    room -= height;
  }
  return pages;
}
