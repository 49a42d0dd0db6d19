import type { RegionDirectory } from '@gongwei/application/organisation';
import type { FoundRegion, Region } from '@gongwei/domain/organisation';
import type { Json } from '@gongwei/domain/shared';
import { listIn, memberText, requiredList } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** The specification's call for what is below a code of so many digits, and the name it has for the code. */
const CALLS: { readonly [length: number]: readonly [path: string, parameter?: string] } = {
  0: ['/ykdjgxxprovices/find'],
  2: ['/ykdjgxxcitys/find', 'provinceId'],
  4: ['/ykdjgxxcountys/find', 'cityid'],
  6: ['/ykdjgxxtowns/find', 'countryid'],
  9: ['/ykdjgxxvillagess/find', 'townid'],
};

/** What is below a region is asked once for each page: divisions change once in years. */
export function createHttpRegionDirectory(calls: WireCalls): RegionDirectory {
  const known = new Map<string, Promise<readonly Region[]>>();
  const ask = async (code: string): Promise<readonly Region[]> => {
    const call = CALLS[code.length];
    if (!call) return [];
    const [path, parameter] = call;
    const params = parameter === undefined ? {} : { [parameter]: code };
    const { data } = await calls.envelope({ method: 'GET', path, params });
    return listIn(data).flatMap((row) => regionOf(row) ?? []);
  };
  return {
    childrenOf(code = '') {
      const asked = known.get(code) ?? ask(code);
      known.set(code, asked);
      asked.catch(() => known.delete(code));
      return asked;
    },
    async search(text, near) {
      const wanted = { text, ...(near !== undefined && { near }) };
      const { body } = await calls.resource({ method: 'POST', path: '/v1/regions/search', body: wanted });
      return requiredList(body, 'regions') as unknown as readonly FoundRegion[];
    },
  };
}

function regionOf(row: Json): Region | undefined {
  const [code, name] = [memberText(row, 'value'), memberText(row, 'label')];
  if (!code || !name) return undefined;
  return { code, name, initials: memberText(row, 'pyszm') ?? '', lowest: memberText(row, 'flag') !== 'jg' };
}
