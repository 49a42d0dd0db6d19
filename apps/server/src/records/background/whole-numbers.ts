import type { Answers, NumberSources } from '@gongwei/domain/forms';
import type { Background } from './form-context.query.ts';

/**
 * Where the numbers stand that a form's masks may hide: the stored version first, then the last sheet, the resident's own, and facts of other
 * sheets. All of it was told to the form, masked, when it was opened.
 */
export function numberSources(before: Answers | undefined, told: Background): NumberSources {
  const { resident, previous } = told.context;
  return [
    before ?? {},
    told.previousRecord?.data ?? {},
    {
      ...(resident?.idNumber === undefined ? {} : { idNumber: resident.idNumber }),
      ...(resident?.phone === undefined ? {} : { phone: resident.phone }),
    },
    previous ?? {},
  ];
}
