import type { Presence } from '@gongwei/domain/call';
import type { Colleague } from './colleagues.port.ts';

type ColleagueGroup = {
  readonly code: string;
  readonly name: string;
  readonly colleagues: readonly Colleague[];
};

const ORDER: Readonly<Record<Presence, number>> = { online: 0, busy: 1, offline: 2 };

/** The list with what was heard of people since it was asked for. */
export const withNews = (colleagues: readonly Colleague[], news: ReadonlyMap<string, Presence>): readonly Colleague[] =>
  colleagues.map((one) => {
    const presence = news.get(one.userId) ?? one.presence;
    return presence === one.presence ? one : { ...one, presence };
  });

/**
 * By institution: those where somebody can be called first, among them one's own before all others, otherwise in the order they came.
 * In each the people who can be called stand first; people of one presence keep their order.
 */
export function groupColleagues(colleagues: readonly Colleague[], ownCode: string): readonly ColleagueGroup[] {
  const groups = new Map<string, Colleague[]>();
  for (const one of colleagues) groups.set(one.institutionCode, [...(groups.get(one.institutionCode) ?? []), one]);
  return [...groups]
    .map(([code, list]) => ({
      code,
      name: list[0]?.institutionName ?? code,
      colleagues: [...list].sort((a, b) => ORDER[a.presence] - ORDER[b.presence]),
    }))
    .sort((a, b) => rankOf(a, ownCode) - rankOf(b, ownCode));
}

const rankOf = ({ code, colleagues }: ColleagueGroup, ownCode: string): number =>
  (colleagues[0]?.presence === 'offline' ? 2 : 0) + (code === ownCode ? 0 : 1);

/** Ticks or unticks somebody; beyond `most` the one ticked first gives way. */
export function withTicked<Person extends { readonly userId: string }>(
  chosen: readonly Person[],
  person: Person,
  most: number,
): readonly Person[] {
  const others = chosen.filter(({ userId }) => userId !== person.userId);
  return others.length < chosen.length ? others : [...chosen, person].slice(-most);
}
