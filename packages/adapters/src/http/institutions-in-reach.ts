import type { Asker } from '@gongwei/application/shared';
import type { Institution, InstitutionLevel } from '@gongwei/domain/organisation';
import { listIn, memberText, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** The own institution and all below it, in code order. */
export async function institutionsInReach(
  calls: WireCalls,
  asker?: Asker,
): Promise<readonly Pick<Institution, 'code' | 'name' | 'level'>[]> {
  const { data } = await calls.envelope({ method: 'POST', path: '/ykdjgxxs/findjglist', body: {}, asker });
  return listIn(data).map((one) => ({
    code: requiredText(one, 'jgbh'),
    name: memberText(one, 'jgmc') ?? '',
    level: Number(memberText(one, 'jgjb')) as InstitutionLevel,
  }));
}
