import type { FieldDefinition } from '../forms/index.ts';

/** One way a value comes into an empty field without being typed. `docs/catalogue.md` prints this table. */
export type TakingOver = {
  readonly way: string;
  /** Where the value comes from. */
  readonly from: string;
  /** Which fields have it, by their definition. */
  readonly fields: string;
  /** Why a field of a form must not have it, in words for whoever writes the form; `undefined` where it may. */
  readonly refusal: (field: FieldDefinition) => string | undefined;
};

/** Measured, and yet the same for years. */
const STAYS: ReadonlySet<string> = new Set(['body-height']);
/** Asked, not measured: how somebody lives is the same on every sheet of a day, and mostly next time. */
const HABITS: ReadonlySet<string> = new Set([
  'smoking-per-day',
  'alcohol-per-day',
  'exercise-times-per-week',
  'exercise-minutes-per-time',
]);

const isMeasured = (field: FieldDefinition): boolean =>
  (field.type === 'integer' || field.type === 'decimal') && field.concept !== undefined && !HABITS.has(field.concept);

const examined = (field: FieldDefinition): string | undefined =>
  field.optionalExam ? 'an examination marked * was done or was not: last time says nothing about it' : undefined;

/** Which fields may take a value over, and from where: the last sheet of the same form, or the latest value of a concept on any sheet. */
export const TAKING_OVER: readonly TakingOver[] = [
  {
    way: 'by itself on opening',
    from: 'the latest value of the concept, if it is of the same day',
    fields: '`concept`',
    refusal: (field) => (field.type === 'computed' ? 'it is computed' : undefined),
  },
  {
    way: '`=`, Alt+L, 上次',
    from: 'the last sheet; where it has none, the latest value of the concept',
    fields: 'every one that is not computed',
    refusal: (field) => (field.type === 'computed' ? 'it is computed' : undefined),
  },
  {
    way: 'Alt+K, 沿用上次',
    from: 'the last sheet',
    fields: '`carryForward`',
    refusal: (field) =>
      field.type === 'computed'
        ? 'it is computed'
        : isMeasured(field) && !STAYS.has(field.concept ?? '')
          ? 'it has to be measured each time'
          : examined(field),
  },
  {
    way: 'Alt+N, 其余填正常',
    from: 'the definition',
    fields: '`normalFinding`',
    refusal: (field) => (isMeasured(field) ? 'it has to be measured each time' : examined(field)),
  },
];
