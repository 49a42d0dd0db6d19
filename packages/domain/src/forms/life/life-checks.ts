import type { Json } from '../../shared/index.ts';
import type { CrossCheck, FieldDefinition, FormDefinition } from '../form-definition.ts';
import type { FieldIssue, FormContext } from '../form-engine.ts';
import { isOfResident } from '../record-subject.ts';
import { laterVisitsSaid } from './seen-alive.ts';

/** A check as the engine runs it; `tell`: its sentence where that depends on what is known, `value` being the answer it is shown at. */
export type EngineCheck = CrossCheck & {
  readonly tell?: (context: FormContext, value: Json | undefined) => string | undefined;
};

/** Said where the days themselves are not known. */
const ASKED_OF = '请核对。';

/** Key of the day on which the person was seen; `undefined` where the sheet is of nobody's file, or of the day of the death itself. */
export const dayOfVisit = ({ subject, occurredOn, diesOn }: FormDefinition): string | undefined =>
  isOfResident(subject) && occurredOn !== diesOn ? occurredOn : undefined;

/**
 * What every sheet of a person's file asks of life and death, besides its own checks: a visit after the day of the death, unless the sheet itself tells
 * of the death, and a death before a visit that is stored. Both are asked about and can be confirmed: either day may be the wrong one.
 */
export function lifeChecks(definition: FormDefinition, fields: readonly FieldDefinition[]): readonly EngineCheck[] {
  const { diesOn } = definition;
  const isField = (key: string | undefined): key is string => fields.some((field) => field.key === key);
  const visit = dayOfVisit(definition);
  return [
    ...(isField(visit)
      ? [
          {
            id: 'after-death',
            when: `left(${visit}, 10) > resident.diedOn${isField(diesOn) ? ` && isMissing(${diesOn})` : ''}`,
            severity: 'warning' as const,
            message: ASKED_OF,
            tell: ({ resident }: FormContext) => `晚于登记的死亡日期 ${resident!.diedOn}，请核对。`,
            fields: [visit],
          },
        ]
      : []),
    ...(isField(diesOn)
      ? [
          {
            id: 'later-visits',
            when: `left(${diesOn}, 10) < resident.lastSeenOn`,
            severity: 'warning' as const,
            message: ASKED_OF,
            tell: ({ resident }: FormContext, value: Json | undefined) =>
              laterVisitsSaid(value as string, resident!.seen ?? []),
            fields: [diesOn],
          },
        ]
      : []),
  ];
}

const ASKED = ['check:after-death', 'check:later-visits'];

/** Of an engine's findings those that ask about a death and visits after it; whoever saves says which of their sentences were read (`RecordSave.confirmed`). */
export const lifeQuestions = (issues: readonly FieldIssue[]): readonly FieldIssue[] =>
  issues.filter(({ code }) => ASKED.includes(code));
