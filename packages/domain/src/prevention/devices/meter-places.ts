import type { FieldDefinition } from '../../forms/index.ts';
import type { DeviceKind } from './device-kind.ts';

/** Where a reading can go on a sheet: the fields of its values; `label` where there are several such places. */
export type MeterPlace = { readonly kind: DeviceKind; readonly label: string; readonly fields: readonly string[] };

/** Places by the names their fields have on all sheets. Sugar of a laboratory's is none: a meter is no laboratory. */
const PLACES: readonly MeterPlace[] = [
  { kind: 'xy', label: '', fields: ['systolic', 'diastolic'] },
  { kind: 'xy', label: '左侧', fields: ['leftSystolic', 'leftDiastolic'] },
  { kind: 'xy', label: '右侧', fields: ['rightSystolic', 'rightDiastolic'] },
  { kind: 'xt', label: '', fields: ['value'] },
  { kind: 'xt', label: '空腹', fields: ['fastingGlucose'] },
  { kind: 'xt', label: '餐后2小时', fields: ['postprandialGlucose'] },
  { kind: 'xt', label: '随机', fields: ['randomGlucose'] },
];
const UNITS: { readonly [Kind in DeviceKind]: string } = { xy: 'mmHg', xt: 'mmol/L' };
/** Sheets whose sugar a meter measures: at home, and at a visit. */
const BY_METER: readonly string[] = ['blood-glucose-reading', 'diabetes-follow-up'];

type Sheet = { readonly definition: { readonly id: string }; readonly fields: readonly FieldDefinition[] };

/** Where a sheet takes what a meter measured; none for most sheets. */
export function meterPlaces({ definition, fields }: Sheet): readonly MeterPlace[] {
  const units = new Map(fields.map((field) => [field.key, 'unit' in field ? field.unit : undefined]));
  return PLACES.filter(
    (place) =>
      place.fields.every((key) => units.get(key) === UNITS[place.kind]) &&
      (place.kind === 'xy' || BY_METER.includes(definition.id)),
  );
}
