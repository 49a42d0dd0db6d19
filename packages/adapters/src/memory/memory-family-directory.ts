import type { FamilyDirectory } from '@gongwei/application/resident';
import { tieRefusal, type Family, type FamilyMember, type TieKind } from '@gongwei/domain/resident';
import { fail, fault, ok, type CalendarDay } from '@gongwei/domain/shared';

type BornMember = FamilyMember & { readonly birthDate: CalendarDay };
type Tie = { readonly from: string; readonly kind: TieKind; readonly to: string };

/** Families among the given residents; nobody belongs together at first. */
export function createMemoryFamilyDirectory(residents: readonly BornMember[]): FamilyDirectory {
  let ties: readonly Tie[] = [];
  const find = (id: string): BornMember => {
    const found = residents.find((one) => one.id === id);
    if (!found) throw fault({ code: 'resident.not-found', category: 'input', message: '没有找到这位居民。' });
    return found;
  };
  const to = (from: string, kind: TieKind): BornMember | undefined => {
    const tie = ties.find((one) => one.from === from && one.kind === kind);
    return tie && find(tie.to);
  };
  const familyOf = (id: string): Family => {
    const [mother, spouse] = [to(find(id).id, 'mother'), to(id, 'spouse')];
    const children = ties.filter((tie) => tie.kind === 'mother' && tie.to === id).map((tie) => find(tie.from));
    return {
      ...(mother && { mother }),
      ...(spouse && { spouse }),
      children: children.sort((a, b) => (a.birthDate < b.birthDate ? -1 : 1)),
    };
  };
  return {
    familyOf: async (id) => familyOf(id),
    async tie(id, kind, otherId) {
      const refusal = otherId === undefined ? undefined : tieRefusal(kind, find(id), find(otherId));
      if (refusal !== undefined) return fail(refusal);
      const ended = (tie: Tie): boolean =>
        tie.kind === kind &&
        (kind === 'spouse' ? [id, otherId].some((one) => one === tie.from || one === tie.to) : tie.from === id);
      ties = ties.filter((tie) => !ended(tie));
      if (otherId !== undefined) ties = [...ties, { from: id, kind, to: otherId }];
      if (otherId !== undefined && kind === 'spouse') ties = [...ties, { from: otherId, kind, to: id }];
      return ok(familyOf(id));
    },
  };
}
