import { otherEyesight } from '@gongwei/domain/clinical';
import type { FieldDefinition, ValueOrigin } from '@gongwei/domain/forms';
import type { DeviceKind } from '@gongwei/domain/prevention';
import type { Json } from '@gongwei/domain/shared';
import { chinaTime } from '../shared/format.ts';

const ORIGINS: { readonly [origin in ValueOrigin]?: string } = {
  proposed: '建议',
  carried: '沿用上次',
  concept: '同日带入',
  normal: '正常值',
  default: '默认',
};

/** Where a value came from, where that is worth a word beside it. */
export const wordsOfOrigin = (origin: ValueOrigin): string | undefined => ORIGINS[origin];

/** What a meter is called on its button. */
export const METERS: { readonly [Kind in DeviceKind]: string } = { xy: '血压计', xt: '血糖仪' };

/** `10:32:05` in China. */
export const formatClock = (instant: string): string => chinaTime(instant).slice(11);

/** Eyesight in the notation the sheet does not use: `小数 0.8` beside 4.9. `undefined` for other fields and impossible values. */
export function wordsOfEyesight(field: FieldDefinition, value: Json | undefined): string | undefined {
  if (field.type !== 'decimal' || field.eyesight === undefined || typeof value !== 'number') return undefined;
  const other = otherEyesight(value, field.eyesight);
  if (other === undefined) return undefined;
  return field.eyesight === 'decimal' ? `五分 ${other.toFixed(1)}` : `小数 ${other < 1 ? other : other.toFixed(1)}`;
}
