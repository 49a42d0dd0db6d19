import type { FieldDefinition } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';

/** How the definition says that a line holds positions of teeth in a quadrant, counted from the middle: `6,7`. */
const POSITIONS = '^[1-8](,[1-8])*$';

export const TEETH_OF_QUADRANT = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What each position is called. */
export const TOOTH_NAMES = [
  '中切牙',
  '侧切牙',
  '尖牙',
  '第一前磨牙',
  '第二前磨牙',
  '第一磨牙',
  '第二磨牙',
  '第三磨牙',
] as const;

export const holdsTeeth = (field: FieldDefinition): boolean => field.type === 'text' && field.pattern === POSITIONS;

const written = (positions: readonly number[]): string | undefined =>
  positions.length === 0 ? undefined : [...new Set(positions)].sort((a, b) => a - b).join(',');

/** Positions as they are stored, however they were typed: `76`, `7 6`, `6、7` are `6,7`. What is no position stays as typed. */
export function settledTeeth(text: string): string | undefined {
  const plain = text.replace(/[\s,，、;；.。]/g, '');
  return /^[1-8]*$/.test(plain) ? written([...plain].map(Number)) : text.trim();
}

/** The positions an answer holds; typing that is no list of positions holds none. */
export const teethIn = (value: Json | undefined): readonly number[] =>
  typeof value === 'string' && new RegExp(POSITIONS).test(value) ? value.split(',').map(Number) : [];

/** The answer after a tooth was pressed. */
export const withTooth = (value: Json | undefined, position: number): string | undefined => {
  const there = teethIn(value);
  return written(there.includes(position) ? there.filter((one) => one !== position) : [...there, position]);
};

/** Where the marked tooth of a chart goes: along its row of sixteen, or to the jaw below or above. `at` counts from the upper left. */
export function toothBeside(at: number, key: string): number | undefined {
  const [row, column] = [Math.floor(at / 16), at % 16];
  if (key === 'ArrowLeft') return row * 16 + Math.max(0, column - 1);
  if (key === 'ArrowRight') return row * 16 + Math.min(15, column + 1);
  if (key === 'ArrowUp') return column;
  if (key === 'ArrowDown') return 16 + column;
  if (key === 'Home') return row * 16;
  if (key === 'End') return row * 16 + 15;
  return undefined;
}
