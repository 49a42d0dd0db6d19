import type { HomeSummary } from '@gongwei/domain/analytics';

/**
 * Which owed visits concern somebody: all of them where he may see the round, else those whose sheet he may fill in. `undefined` where there is none he
 * could do anything with.
 */
export function visitsFor(
  items: HomeSummary['worklist'],
  seesRound: boolean,
  maySave: (formId: string) => boolean,
): HomeSummary['worklist'] | undefined {
  if (seesRound) return items;
  const own = items.filter(({ formId }) => maySave(formId));
  return own.length > 0 ? own : undefined;
}
