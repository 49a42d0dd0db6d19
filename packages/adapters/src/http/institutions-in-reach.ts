import type { Asker } from '@gongwei/application/shared';
import type { Institution, InstitutionLevel } from '@gongwei/domain/organisation';
import { listIn, member, memberText, requiredText } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** An institution to choose. */
type Place = Pick<Institution, 'code' | 'name' | 'level' | 'disabled'>;

/** The own institution and all below it, in code order, those that were given up too. */
export async function institutionsInReach(calls: WireCalls, asker?: Asker): Promise<readonly Place[]> {
  const { data } = await calls.envelope({ method: 'POST', path: '/ykdjgxxs/findjglist', body: {}, asker });
  return listIn(data).map((one) => ({
    code: requiredText(one, 'jgbh'),
    name: memberText(one, 'jgmc') ?? '',
    level: Number(memberText(one, 'jgjb')) as InstitutionLevel,
    ...(member(one, 'state') === '1' && { disabled: true as const }),
  }));
}

/** Those of them that something new may be put into. */
export const openInstitutionsInReach = async (calls: WireCalls, asker?: Asker): Promise<readonly Place[]> =>
  (await institutionsInReach(calls, asker)).filter(({ disabled }) => !disabled);
