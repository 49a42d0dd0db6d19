import type { CallParty, Presence } from '@gongwei/domain/call';
import type { Json } from '@gongwei/domain/shared';
import { member, memberText } from '../wire-body.ts';

const PRESENCES: readonly Presence[] = ['online', 'busy', 'offline'];

/** Somebody who can be called; `undefined` without an id or a name, since nobody could be rung or told apart by it. */
export function callPartyIn(wire: Json | undefined): CallParty | undefined {
  const [userId, name] = [memberText(wire, 'userId'), memberText(wire, 'name')];
  if (!userId || !name) return undefined;
  const text = (key: string): string => memberText(wire, key) ?? '';
  return {
    userId,
    name,
    number: text('number'),
    institutionCode: text('institutionCode'),
    institutionName: text('institutionName'),
  };
}

/** `undefined` for a word of a newer server. */
export const presenceIn = (wire: Json | undefined): Presence | undefined =>
  PRESENCES.find((known) => known === member(wire, 'presence'));
