/** A part of a page that is never cut: a row, a paragraph. Millimetres or pixels from the top of the page's content. */
export type Unit = {
  readonly top: number;
  readonly bottom: number;
  /** A new page may begin here: no answer of an earlier row reaches into it. */
  readonly free: boolean;
};

/**
 * Where further pages begin, as indexes of units. `roomOf` says how much the nth page (from 0) holds below the head that is
 * repeated there. Where no free place is found, a page begins at the unit that no longer fits.
 */
export function pageBreaks(units: readonly Unit[], roomOf: (page: number) => number): readonly number[] {
  const breaks: number[] = [];
  let begin = 0;
  let limit = roomOf(0);
  units.forEach((unit, at) => {
    if (unit.bottom <= limit || at === begin) return;
    let place = at;
    while (place > begin + 1 && !units[place]?.free) place -= 1;
    if (!units[place]?.free) place = at;
    breaks.push(place);
    begin = place;
    limit = (units[place]?.top ?? 0) + roomOf(breaks.length);
  });
  return breaks;
}
