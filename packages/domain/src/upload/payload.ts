import type { Answers } from '../forms/index.ts';
import type { CalendarDay, Json, JsonObject } from '../shared/index.ts';
import { isMissingAnswer } from './missing-answer.ts';

/** A kind of record by the code of `upload-record.recordType`. */
export type RecordType = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11';

/** What of a form goes on the wire: nothing that is not named here ever leaves the county. Codes are the standard's, as they are stored. */
export type PayloadDefinition = {
  readonly recordType: RecordType;
  readonly formId: string;
  /** The field that says on which day it was. */
  readonly day: string;
  /** Fields without which the platform does not take a record. */
  readonly required: readonly string[];
  readonly sends: readonly string[];
};

/** Whom a record is about, as far as the platform tells people apart. */
export type UploadPerson = {
  readonly name: string;
  readonly idNumber: string;
  readonly sex: 'male' | 'female';
  readonly birthDate: CalendarDay;
};

/** A record as it goes on the wire. `sheet`: the form; `day`: when it was. */
export type UploadPayload = {
  readonly recordType: RecordType;
  readonly sheet: string;
  readonly day: CalendarDay;
  readonly person: {
    readonly name: string;
    readonly idNumber: string;
    readonly sex: string;
    readonly birthDate: CalendarDay;
  };
  readonly fields: JsonObject;
};

/** GB/T 2261.1. */
const SEX_CODES = { male: '1', female: '2' } as const;

/** Fields the platform wants and a sheet lacks, by key, in the order of the definition. */
export const missingFields = ({ required }: PayloadDefinition, answers: Answers): readonly string[] =>
  required.filter((key) => isMissingAnswer(answers[key]));

/** What is sent of a sheet. Answers that are missing are left out: an empty text says nothing. */
export const payloadOf = (
  { recordType, formId, sends }: PayloadDefinition,
  answers: Answers,
  person: UploadPerson,
  day: CalendarDay,
): UploadPayload => ({
  recordType,
  sheet: formId,
  day,
  person: { ...person, sex: SEX_CODES[person.sex] },
  fields: Object.fromEntries(
    sends.flatMap((key) => (isMissingAnswer(answers[key]) ? [] : [[key, answers[key] as Json]])),
  ),
});

/**
 * What tells a record apart for both sides: the identity number, the sheet and its day. It is sent in bodies only, since it names a person.
 */
export const businessKey = ({ sheet, day, person }: UploadPayload): string => `${person.idNumber}|${sheet}|${day}`;

/** The same text for the same contents, whatever the order of keys: what a hash is made of. */
export function canonicalText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value as JsonObject).filter(([, one]) => one !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalText(one as Json)}`).join(',')}}`;
}

/** Keys whose values differ between two sides, in the order they are first met. */
export function differingFields(ours: JsonObject, theirs: JsonObject): readonly string[] {
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return keys.filter((key) => canonicalText(ours[key] ?? null) !== canonicalText(theirs[key] ?? null));
}
