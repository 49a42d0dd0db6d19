import { describe, expect, it } from 'vitest';
import { firstFit, LEGIBLE, refitPage, type Measured, type PageFit } from './fit-sheet.rules.ts';

const ROOM = 100;
const START = firstFit(1).pages[0] as PageFit;
const OFFICIAL = { flows: false, notes: false };

/** A page of `rows` rows; every step of tightness saves a tenth of its height. */
const page = (rows: number, high = 10): Measured => ({
  room: ROOM,
  head: 10,
  heights: [rows * high],
  heightAt: (tight) => rows * high * (1 - tight / 10),
  units: () => Array.from({ length: rows }, (_, at) => ({ top: at * high, bottom: (at + 1) * high, free: true })),
});

describe('a page of a sheet', () => {
  it('stays as it is where it has room', () => {
    expect(refitPage(START, page(9), OFFICIAL)).toMatchObject({ tight: -1, cut: false, settled: true });
    expect(refitPage(START, page(10), OFFICIAL)).toMatchObject({ tight: 0, cut: false, settled: true });
  });
  it('draws its lines together before anything else', () => {
    expect(refitPage(START, page(12), OFFICIAL)).toMatchObject({ tight: 2, cut: false, settled: true });
  });
  it('moves notes away before it cuts an answer', () => {
    expect(refitPage(START, page(20), { flows: false, notes: true })).toBeUndefined();
  });
  it('cuts long answers, and runs over only where that was not enough', () => {
    const cut = refitPage(START, page(20), OFFICIAL);
    expect(cut).toMatchObject({ cut: true, settled: false });
    expect(cut && refitPage(cut, page(11), OFFICIAL)).toMatchObject({ tight: 1, breaks: [], settled: true });
    expect(cut && refitPage(cut, page(20), OFFICIAL)).toMatchObject({ breaks: [10, 19], settled: false });
  });
  it('runs over at once, uncut, where it has no official end', () => {
    const flowed = refitPage(START, page(20), { flows: true, notes: true });
    expect(flowed).toMatchObject({ cut: false, breaks: [10, 19] });
  });
  it('takes a further paper rather than lines drawn together too far', () => {
    const legible = { flows: true, notes: false, tightest: LEGIBLE };
    expect(refitPage(START, page(11), legible)).toMatchObject({ tight: 1, breaks: [], settled: true });
    expect(refitPage(START, page(12), legible)).toMatchObject({ tight: 0, breaks: [10] });
  });
  it('cuts a row that is higher than the paper', () => {
    const cut = refitPage(START, page(2, 95), { flows: true, notes: false });
    expect(cut).toMatchObject({ cut: true, breaks: [], settled: false });
    expect(cut && refitPage(cut, page(2, 60), { flows: true, notes: false })).toMatchObject({ breaks: [1] });
  });
  it('gives a paper less where its rows grew by being divided, and ends', () => {
    let fit = refitPage(START, page(20), { flows: true, notes: false }) as PageFit;
    const grown: Measured = { ...page(20), heights: [105, 80, 20] };
    fit = refitPage(fit, grown, { flows: true, notes: false }) as PageFit;
    expect(fit.breaks).toEqual([9, 18]);
    fit = refitPage(fit, { ...grown, heights: [90, 100, 20] }, { flows: true, notes: false }) as PageFit;
    expect(fit.settled).toBe(true);
    let stubborn = refitPage(START, page(20), { flows: true, notes: false }) as PageFit;
    for (let turn = 0; turn < 20; turn += 1)
      stubborn = refitPage(
        stubborn,
        { ...page(20), heights: [500, 500, 500] },
        { flows: true, notes: false },
      ) as PageFit;
    expect(stubborn.settled).toBe(true);
  });
});
