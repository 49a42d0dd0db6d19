import { firstDayOf, daysBetween, type CalendarDay, type Json } from '../shared/index.ts';
import type { FormDefinition } from './form-definition.ts';
import type { RecordSummary } from './record.ts';

type Staged = Pick<FormDefinition, 'stagedBy' | 'repeatedStages' | 'course'>;

/** The stage a sheet is of by its answers; missing where its form has none or nothing was chosen. */
export function stageIn(
  { stagedBy }: Pick<Staged, 'stagedBy'>,
  data: { readonly [key: string]: Json | undefined },
): string | undefined {
  const stage = stagedBy === undefined ? undefined : data[stagedBy];
  return typeof stage === 'string' && stage !== '' ? stage : undefined;
}

/** Other records of the stage a sheet is of, and of the same course: there should be none. Newest first, as listed. */
export function stageTwins<Listed extends Pick<RecordSummary, 'id' | 'stage' | 'occurredOn'>>(
  { repeatedStages = [], course }: Staged,
  mine: { readonly id: string; readonly stage: string | undefined; readonly occurredOn: CalendarDay },
  listed: readonly Listed[],
): readonly Listed[] {
  if (mine.stage === undefined || repeatedStages.includes(mine.stage)) return [];
  return listed.filter(
    ({ id, stage, occurredOn }) =>
      id !== mine.id &&
      stage === mine.stage &&
      (course === undefined || Math.abs(daysBetween(firstDayOf(occurredOn), mine.occurredOn)) <= course),
  );
}

/** Why there should be no second record: the stage, the day or the year is taken. `only`: a second one is refused. */
export type Twin<Listed> = { readonly of: 'stage' | 'day' | 'year'; readonly record: Listed; readonly only: boolean };

/**
 * The record that stands already where a sheet is meant to: of its stage, of its day, or, where the form is one of a year and the
 * sheet is `begun` and not stored, of its year. `listed`: the subject's other records of the form, newest first.
 */
export function twinOf<Listed extends Pick<RecordSummary, 'id' | 'stage' | 'occurredOn'>>(
  form: Staged & Pick<FormDefinition, 'occurs' | 'oncePerDay'>,
  mine: {
    readonly id: string;
    readonly stage: string | undefined;
    readonly occurredOn: CalendarDay;
    readonly begun: boolean;
  },
  listed: readonly Listed[],
): Twin<Listed> | undefined {
  const [staged] = stageTwins(form, mine, listed);
  if (staged) return { of: 'stage', record: staged, only: form.occurs === 'stage' };
  const others = listed.filter(({ id }) => id !== mine.id);
  const sameDay = form.oncePerDay && others.find(({ occurredOn }) => occurredOn === mine.occurredOn);
  if (sameDay) return { of: 'day', record: sameDay, only: true };
  if (form.occurs !== 'yearly' || !mine.begun) return undefined;
  const year = mine.occurredOn.slice(0, 4);
  const sameYear = others.find(({ occurredOn }) => occurredOn.startsWith(year));
  return sameYear && { of: 'year', record: sameYear, only: false };
}

/** A stage in words: `6月龄`. Its code where no option has it. */
export function stageLabel(
  { stagedBy, sections }: Pick<FormDefinition, 'stagedBy' | 'sections'>,
  code: string,
): string {
  const field = sections.flatMap(({ fields }) => fields).find(({ key }) => key === stagedBy);
  const options = field && 'options' in field ? field.options : undefined;
  return options?.find((option) => option.code === code)?.label ?? code;
}
