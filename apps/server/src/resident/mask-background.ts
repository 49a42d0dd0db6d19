import { maskIdNumber, maskPhone } from '@gongwei/domain/shared';
import type { Background } from './form-context.query.ts';

/** Answers that hold numbers of a person, in every form that asks for them. */
const ID_NUMBERS = ['idNumber'];
const PHONES = ['phone', 'contactPhone'];

const masked = <Value extends { readonly [key: string]: unknown }>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part !== 'string' ? part : ID_NUMBERS.includes(key) ? maskIdNumber(part) : PHONES.includes(key) ? maskPhone(part) : part,
    ]),
  ) as Value;

/** What a form is told, with identity and phone numbers hidden. */
export function maskBackground<Answer extends Background>(answer: Answer): Answer {
  const { context, previousRecord } = answer;
  return {
    ...answer,
    context: { ...context, ...(context.resident ? { resident: masked(context.resident) } : {}) },
    ...(previousRecord ? { previousRecord: { ...previousRecord, data: masked(previousRecord.data) } } : {}),
  };
}
