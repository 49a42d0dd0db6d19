import type { Answers, FieldDefinition } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import type { EarlierValues } from './earlier-values.ts';
import type { FormEdit } from './form-edit.ts';
import type { FormSession } from './form-session.service.ts';
import type { HeldSheet } from './sheet-place.ts';

type Answering = Pick<FormSession, 'change' | 'acceptPrevious' | 'fillNormal' | 'carryForward' | 'follow'>;

/** What somebody may do to the answers, while this window has the sheet. */
export function createSessionAnswering(edit: FormEdit, earlier: EarlierValues, { place$ }: HeldSheet): Answering {
  const isHere = (): boolean => place$.value === 'here';
  /** How many were filled in. */
  const fill = (values: Answers, origin: 'normal' | 'carried' | 'concept'): number => {
    const count = isHere() ? Object.keys(values).length : 0;
    if (count > 0) edit.set(values, origin);
    return count;
  };
  const fillSection = (
    section: string,
    origin: 'normal' | 'carried' | 'concept',
    pick: (field: FieldDefinition) => Json | undefined,
  ): number => {
    edit.review.now();
    return fill(earlier.fillable(edit.engine, section, pick), origin);
  };
  return {
    change(field, value, origin = 'entered') {
      if (isHere()) edit.enter(field, value, origin);
    },
    acceptPrevious(field) {
      const [last, concept] = [earlier.previous(field), earlier.concept(field)];
      const taken = last?.value ?? concept?.value;
      return taken !== undefined && fill({ [field]: taken }, last ? 'carried' : 'concept') > 0;
    },
    fillNormal: (section) => fillSection(section, 'normal', (field) => field.normalFinding),
    // What the same form does not know of last time another one may: it is offered beside the field as well.
    carryForward: (section) =>
      fillSection(section, 'carried', (field) =>
        field.carryForward ? earlier.previous(field.key)?.value : undefined,
      ) +
      fillSection(section, 'concept', (field) => (field.carryForward ? earlier.concept(field.key)?.value : undefined)),
    follow(field) {
      if (isHere()) edit.follow(field);
    },
  };
}
