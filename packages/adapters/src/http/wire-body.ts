import type { Json, JsonObject } from '@gongwei/domain/shared';
import { unreadable } from './faults.ts';

/** JSON that stops in the middle, as a broken line leaves it. */
export const isCutShort = (text: string): boolean => /^\s*[[{]/.test(text) && !/[\]}]\s*$/.test(text);

export const objectOf = (value: Json | undefined): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

/** An own member; never something inherited, whatever its name. */
export const member = (value: Json | undefined, name: string): Json | undefined => {
  const from = objectOf(value);
  return from && Object.hasOwn(from, name) ? (from[name] ?? undefined) : undefined;
};

/** Text, also where the server sent a number for it. */
export const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

export const memberText = (value: Json | undefined, name: string): string | undefined => textOf(member(value, name));

export const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A required object; its absence means the answer is not what was asked for. */
export function required(value: Json | undefined, what: string): JsonObject {
  const found = objectOf(value);
  if (!found) throw unreadable(what);
  return found;
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
