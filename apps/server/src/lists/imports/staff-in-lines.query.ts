import { worksWithin } from '../../identity/staff-places.ts';
import type { ServerContext } from '../../server-context.ts';
import { prefixRange } from '../../shared/prefix-range.ts';
import type { ListReader } from '../source.ts';

/** Who is meant by what stands in a cell; `wrong`: why nobody is. */
export type Meant = { readonly id: string } | { readonly wrong: string };

/** Finds who is meant by a name or a user name, among those who work at the reader's institution or below. */
export async function staffInLines(
  { database }: Pick<ServerContext, 'database'>,
  { scope }: ListReader,
  written: readonly string[],
): Promise<(text: string) => Meant> {
  const names = [...new Set(written)];
  const { from, until } = prefixRange(scope.institutionCode);
  const rows =
    names.length === 0
      ? []
      : await database.query<{ id: string; name: string; username: string }>(
          `select u.id, u.name, u.username from users u
             where ${worksWithin('u', '$2', '$3')} and u.disabled_at is null and (u.name = any($1::text[]) or u.username = any($1::text[]))`,
          [names, from, until],
        );
  return (text) => {
    const one = rows.find(({ username }) => username === text);
    if (one) return { id: one.id };
    const same = rows.filter(({ name }) => name === text);
    if (same.length > 1) return { wrong: `有 ${same.length} 位叫“${text}”的医务人员，请改填用户名` };
    return same[0] ? { id: same[0].id } : { wrong: `本机构及下级机构没有叫“${text.slice(0, 30)}”的在用账号` };
  };
}
