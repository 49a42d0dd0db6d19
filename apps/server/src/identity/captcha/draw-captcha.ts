import type { RandomSource } from '../../shared/random-source.ts';
import { DIGIT_STROKES } from './digit-strokes.data.ts';

const [WIDTH, HEIGHT] = [120, 40];
/** Dark enough for 4.5:1 on the picture's ground. */
const INKS = ['#1d3a5f', '#5a2d6e', '#14532d', '#7a2e1d'];

/** A number from `from` up to but not including `to`. */
type Draw = (from: number, to: number) => number;

const drawFrom =
  (random: RandomSource): Draw =>
  (from, to) => {
    const [high = 0, low = 0] = random.bytes(2);
    return from + ((high * 256 + low) / 65_536) * (to - from);
  };

/** Digits of a code to read off. */
export const randomDigits = (random: RandomSource, count: number): string => {
  const draw = drawFrom(random);
  return Array.from({ length: count }, () => Math.floor(draw(0, 10))).join('');
};

/** The digits as an SVG picture of 120 × 40: strokes of a pen, each digit moved, turned and slanted, with hairlines across. */
export function drawCaptcha(digits: string, random: RandomSource): string {
  const draw = drawFrom(random);
  const at = (from: number, to: number): string => draw(from, to).toFixed(1);
  const ink = (): string => INKS[Math.floor(draw(0, INKS.length))] ?? '#1d3a5f';
  const figures = [...digits].map((digit, place) => {
    const left = 14 + place * 26 + draw(-3, 3);
    const turn = `translate(${left.toFixed(1)} ${at(6, 12)}) rotate(${at(-18, 18)} 7 11) skewX(${at(-12, 12)}) scale(${at(1.2, 1.5)})`;
    return `<path transform="${turn}" stroke="${ink()}" stroke-width="${at(1.5, 2)}" d="${DIGIT_STROKES[Number(digit)] ?? ''}"/>`;
  });
  const hairs = Array.from(
    { length: 4 },
    () =>
      `<path stroke="${ink()}" stroke-width="0.8" opacity="0.6" d="M${at(-5, 30)} ${at(0, HEIGHT)}C${at(20, 60)} ${at(-10, HEIGHT)} ${at(50, 100)} ${at(0, 50)} ${at(90, WIDTH)} ${at(0, HEIGHT)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f6fa"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...hairs, ...figures].join('')}</g></svg>`;
}
