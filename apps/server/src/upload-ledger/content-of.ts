import { createHash } from 'node:crypto';
import type { Answers } from '@gongwei/domain/forms';
import type { CalendarDay } from '@gongwei/domain/shared';
import {
  canonicalText,
  missingFields,
  payloadDefinition,
  payloadOf,
  type PayloadDefinition,
  type UploadPayload,
  type UploadPerson,
} from '@gongwei/domain/upload';

/** A record and whom it is about, as far as the platform is concerned. */
export type UploadSource = {
  readonly formId: string;
  readonly day: CalendarDay;
  readonly answers: Answers;
  readonly person: UploadPerson;
};

/** What would be sent of it now. `hash`: of everything that is sent, so that another one means another content. */
export type UploadContent = {
  readonly definition: PayloadDefinition;
  readonly payload: UploadPayload;
  readonly missing: readonly string[];
  readonly hash: string;
};

/** Nothing for forms the platform does not want. */
export function contentOf({ formId, day, answers, person }: UploadSource): UploadContent | undefined {
  const definition = payloadDefinition(formId);
  if (!definition) return undefined;
  const payload = payloadOf(definition, answers, person, day);
  return { definition, payload, missing: missingOf(definition, answers, person), hash: hashOf(payload) };
}

/** The platform tells people apart by their number alone: without one nothing is sent. */
const missingOf = (definition: PayloadDefinition, answers: Answers, { idNumber }: UploadPerson): readonly string[] => [
  ...(idNumber === '' ? ['idNumber'] : []),
  ...missingFields(definition, answers),
];

export const hashOf = (payload: UploadPayload): string =>
  createHash('sha256').update(canonicalText(payload)).digest('hex').slice(0, 32);
