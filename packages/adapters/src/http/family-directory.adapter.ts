import type { FamilyDirectory } from '@gongwei/application/resident';
import type { Family, FamilyMember } from '@gongwei/domain/resident';
import { fail, ok, type Json } from '@gongwei/domain/shared';
import { listIn, member, memberText, required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** Families of residents, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpFamilyDirectory(calls: WireCalls): FamilyDirectory {
  const at = (residentId: string): string => `/v1/residents/${encodeURIComponent(residentId)}/family`;
  return {
    async familyOf(residentId, asker) {
      return familyIn((await calls.resource({ method: 'GET', path: at(residentId), asker })).body);
    },
    async tie(residentId, kind, otherId) {
      const { status, body } = await calls.resource(
        { method: 'PUT', path: at(residentId), body: { kind, ...(otherId !== undefined && { otherId }) } },
        [422],
      );
      return status === 422 ? fail(memberText(body, 'message') ?? '没有关联成功') : ok(familyIn(body));
    },
  };
}

function familyIn(body: Json | undefined): Family {
  const family = required(body, 'family');
  const [mother, spouse] = ['mother', 'spouse'].map(
    (who) => member(family, who) as unknown as FamilyMember | undefined,
  );
  return {
    children: listIn(member(family, 'children')) as unknown as readonly FamilyMember[],
    ...(mother && { mother }),
    ...(spouse && { spouse }),
  };
}
