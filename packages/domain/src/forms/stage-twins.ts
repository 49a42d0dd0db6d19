import { daysBetween, type CalendarDay, type Json } from '../shared/index.ts';
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
      (course === undefined || Math.abs(daysBetween(occurredOn, mine.occurredOn)) <= course),
  );
}

/** A stage in words: `6月龄`. Its code where no option has it. */
export function stageWords(
  { stagedBy, sections }: Pick<FormDefinition, 'stagedBy' | 'sections'>,
  code: string,
): string {
  const field = sections.flatMap(({ fields }) => fields).find(({ key }) => key === stagedBy);
  const options = field && 'options' in field ? field.options : undefined;
  return options?.find((option) => option.code === code)?.label ?? code;
}
