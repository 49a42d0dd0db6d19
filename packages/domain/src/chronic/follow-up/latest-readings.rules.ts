import { newestFirst, type FactRule, type HistoryRecord } from '../../lists/index.ts';

/** Where a blood pressure stands: keys of the sheet, of which the higher systolic value counts (both arms of a check-up). */
const PRESSURES: { readonly [formId: string]: readonly (readonly [systolic: string, diastolic: string])[] } = {
  'hypertension-follow-up': [['systolic', 'diastolic']],
  'diabetes-follow-up': [['systolic', 'diastolic']],
  'copd-follow-up': [['systolic', 'diastolic']],
  'general-follow-up': [['systolic', 'diastolic']],
  'health-check-up': [
    ['leftSystolic', 'leftDiastolic'],
    ['rightSystolic', 'rightDiastolic'],
  ],
};
const GLUCOSES = ['diabetes-follow-up', 'health-check-up', 'supplement-biochemistry'] as const;

type Pressure = { readonly systolic: number; readonly diastolic: number; readonly on: string };

function pressureIn({ formId, data, occurredOn }: HistoryRecord): Pressure | undefined {
  return (PRESSURES[formId] ?? [])
    .flatMap(([high, low]) => {
      const [systolic, diastolic] = [data[high], data[low]];
      return typeof systolic === 'number' && typeof diastolic === 'number'
        ? [{ systolic, diastolic, on: occurredOn }]
        : [];
    })
    .reduce<Pressure | undefined>((most, one) => (!most || one.systolic > most.systolic ? one : most), undefined);
}

const newest = <Found>(
  records: readonly HistoryRecord[],
  find: (record: HistoryRecord) => Found | undefined,
): Found | undefined => {
  for (const record of [...records].sort(newestFirst)) {
    const found = find(record);
    if (found !== undefined) return found;
  }
  return undefined;
};

const pressureRule = (part: keyof Pressure): FactRule => ({
  name: `resident.latestPressure.${part}`,
  version: 1,
  reads: Object.keys(PRESSURES),
  work: ({ records }) => newest(records, pressureIn)?.[part],
});

/** The latest blood pressure of which both values are there, mmHg, and its day. */
export const latestSystolic = pressureRule('systolic');
export const latestDiastolic = pressureRule('diastolic');
export const latestPressureDay = pressureRule('on');

const glucoseIn = ({
  formId,
  data,
  occurredOn,
}: HistoryRecord): { readonly value: number; readonly on: string } | undefined => {
  const value = (GLUCOSES as readonly string[]).includes(formId) ? data['fastingGlucose'] : undefined;
  return typeof value === 'number' ? { value, on: occurredOn } : undefined;
};

const glucoseRule = (part: 'value' | 'on'): FactRule => ({
  name: `resident.latestFastingGlucose.${part}`,
  version: 1,
  reads: GLUCOSES,
  work: ({ records }) => newest(records, glucoseIn)?.[part],
});

/** The latest fasting glucose, mmol/L, and its day. */
export const latestFastingGlucose = glucoseRule('value');
export const latestFastingGlucoseDay = glucoseRule('on');
