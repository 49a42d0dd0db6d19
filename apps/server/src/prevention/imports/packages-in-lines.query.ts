import { countyCodeOf } from '../../database/scope.ts';
import type { ServerContext } from '../../server-context.ts';
import type { ListReader } from '../../lists/source.ts';
import type { JsonObject } from '@gongwei/domain/shared';

/** Rows of a contract's table of packages, or why there are none. */
export type Agreed = { readonly rows: readonly JsonObject[] } | { readonly wrong: string };

/** Codes in a cell, several with 、 between them. */
export const codesIn = (cell: string): readonly string[] => [
  ...new Set(cell.split(/[、,，;；/\s]+/).filter((code) => code !== '')),
];

/** What is offered under some codes, for an institution: of several the one of the nearest above it, as a contract that is saved finds them. */
export async function packagesInLines(
  { database }: Pick<ServerContext, 'database'>,
  { scope }: ListReader,
  codes: readonly string[],
): Promise<(cell: string, institution: string) => Agreed> {
  const rows = await database.query<{ institution_code: string; data: JsonObject }>(
    `select institution_code, data from records where county_code = $1 and form_id = 'service-package' and removed_at is null and data->>'state' = '1'
       and data->>'code' = any($2::text[]) order by length(institution_code) desc, id`,
    [countyCodeOf(scope.institutionCode), [...codes]],
  );
  return (cell, institution) => {
    const asked = codesIn(cell).map((code) => ({
      code,
      offer: rows.find((row) => row.data['code'] === code && institution.startsWith(row.institution_code))?.data,
    }));
    const none = asked.filter(({ offer }) => !offer).map(({ code }) => code);
    if (none.length > 0) return { wrong: `没有编码为“${none.join('、').slice(0, 40)}”的启用服务包` };
    return { rows: asked.flatMap(({ offer }) => (offer ? [agreed(offer)] : [])) };
  };
}

function agreed({ code, name, kind, price, realPrice }: JsonObject): JsonObject {
  const waived = typeof price === 'number' && typeof realPrice === 'number' ? Math.round((price - realPrice) * 100) : 0;
  return {
    ...{ packageCode: code ?? null, packageName: name ?? null },
    ...(typeof kind === 'string' && { packageKind: kind }),
    ...(typeof price === 'number' && { price }),
    ...(waived > 0 && { discount: waived / 100 }),
  };
}
