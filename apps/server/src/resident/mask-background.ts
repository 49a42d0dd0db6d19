import { maskIdNumber, maskPhone } from '@gongwei/domain/shared';
import { maskAnswers, maskSnapshot, type Masks } from '../records/mask-answers.ts';
import type { Background } from './form-context.query.ts';

/** What a form is told, with identity and phone numbers hidden. */
export function maskBackground<Answer extends Background>(answer: Answer, masks: Masks): Answer {
  const { context, previousRecord } = answer;
  const { resident } = context;
  return {
    ...answer,
    context: {
      ...context,
      ...(context.previous === undefined ? {} : { previous: maskAnswers(masks, context.previous) }),
      ...(resident
        ? {
            resident: {
              ...resident,
              ...(resident.idNumber === undefined ? {} : { idNumber: maskIdNumber(resident.idNumber) }),
              ...(resident.phone === undefined ? {} : { phone: maskPhone(resident.phone) }),
            },
          }
        : {}),
    },
    ...(previousRecord ? { previousRecord: maskSnapshot(masks, previousRecord) } : {}),
  };
}
