import type { Institution, InstitutionLevel } from '@gongwei/domain/organisation';
import type { Json } from '@gongwei/domain/shared';
import { member, memberText } from './wire-body.ts';

/** `jgbh jgmc jgjb jgflag` to an institution; `undefined` without a code. An unknown level counts as the lowest. */
export function institutionOf(wire: Json | undefined): Institution | undefined {
  const code = memberText(wire, 'jgbh') || memberText(wire, 'value');
  if (!code) return undefined;
  const parentCode = memberText(wire, 'pid') ?? memberText(wire, 'parentCode');
  return {
    code,
    name: memberText(wire, 'jgmc') || memberText(wire, 'label') || memberText(wire, 'orgName') || code,
    level: levelOf(member(wire, 'jgjb')),
    offersChildren: memberText(wire, 'jgflag') === 'jg',
    ...(parentCode && { parentCode }),
  };
}

const levelOf = (wire: Json | undefined): InstitutionLevel => {
  const level = Number(wire);
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : 5;
};
