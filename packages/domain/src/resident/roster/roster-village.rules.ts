import { fail, ok, type Result } from '../../shared/index.ts';
import { rosterMessages } from './roster-messages.ts';

/** `王庄村民委员会`, `王庄村委会` and `王庄村` are the same village, `城南社区居委会` and `城南社区` the same neighbourhood. */
function stem(name: string): string {
  let rest = name.replace(/\s/g, '');
  for (let ending = endingOf(rest); ending !== undefined; ending = endingOf(rest)) rest = rest.slice(0, -ending.length);
  return rest.replace(/社区$/, '');
}

const ENDINGS = ['村民委员会', '村委会', '居民委员会', '居委会', '卫生室', '村'] as const;
// One ending after the other, and no pattern for all of them: a cell of a hundred thousand 村 would take it hours.
const endingOf = (text: string): string | undefined => ENDINGS.find((ending) => text.endsWith(ending));

/**
 * The village a row belongs to: the one it names; without a name the only one there is, or the only one its address names.
 * The failure is a sentence for the row.
 */
export function resolveVillage<Village extends { readonly name: string }>(
  named: string | undefined,
  address: string | undefined,
  villages: readonly Village[],
): Result<Village, string> {
  const found = named
    ? villages.filter((village) => village.name === named || stem(village.name) === stem(named))
    : villages.length === 1
      ? villages
      : villages.filter(
          (village) => address !== undefined && stem(village.name).length > 1 && address.includes(stem(village.name)),
        );
  const exact = found.find((village) => village.name === named) ?? (found.length === 1 ? found[0] : undefined);
  if (exact) return ok(exact);
  return fail(
    named
      ? rosterMessages.villageUnknown(
          named,
          villages.map((village) => village.name),
        )
      : rosterMessages.villageMissing,
  );
}
