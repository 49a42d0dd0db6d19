import { isJsonObject, type Fault, type Json, type JsonObject } from '@gongwei/domain/shared';
import { unreadable } from './faults.ts';

/** JSON that stops in the middle, as a broken line leaves it. */
export const isCutShort = (text: string): boolean => /^\s*[[{]/.test(text) && !/[\]}]\s*$/.test(text);

/** An own member; never something inherited, whatever its name. */
export const member = (value: Json | undefined, name: string): Json | undefined =>
  isJsonObject(value) && Object.hasOwn(value, name) ? (value[name] ?? undefined) : undefined;

/** Text, also where the server sent a number for it. */
export const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

export const memberText = (value: Json | undefined, name: string): string | undefined => textOf(member(value, name));

export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A required object; its absence means the answer is not what was asked for. */
export function required(value: Json | undefined, what: string): JsonObject {
  if (!isJsonObject(value)) throw unreadable(what);
  return value;
}

export function requiredText(value: Json | undefined, name: string): string {
  const found = memberText(value, name);
  if (found === undefined) throw unreadable(name);
  return found;
}

export function requiredNumber(value: Json | undefined, name: string): number {
  const found = member(value, name);
  if (typeof found !== 'number') throw unreadable(name);
  return found;
}

export function requiredList(value: Json | undefined, what: string): readonly Json[] {
  if (!Array.isArray(value)) throw unreadable(what);
  return value as readonly Json[];
}

type Said = Partial<Pick<Fault, 'code' | 'message' | 'advice' | 'existingId'>>;

/** The words of a refusal, where the server sent some. */
export const saidIn = (body: Json | undefined): Said =>
  Object.fromEntries(
    ['code', 'message', 'advice', 'existingId'].flatMap((name) => {
      const word = member(body, name);
      return typeof word === 'string' && word !== '' ? [[name, word]] : [];
    }),
  );
