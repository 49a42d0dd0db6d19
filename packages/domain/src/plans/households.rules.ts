import type { CellValue, ListRow } from '../lists/index.ts';
import type { ResultLabels } from './round-labels.ts';

/** One person of a round with what is owed to them. */
export type RoundPerson = {
  readonly name: string;
  readonly about: string;
  readonly phone: string;
  readonly visits: readonly string[];
};
/** People of one address whom visits are owed. */
export type Household = { readonly village: string; readonly address: string; readonly people: readonly RoundPerson[] };

const text = (value: CellValue | undefined): string => (value === undefined || value === null ? '' : String(value));

/**
 * The rows of a round by household, in the order of the rows: who lives at one address of a village is one. Without an address everybody is a household of
 * their own; two plans of one person stand in one line.
 */
export function householdsOf(rows: readonly ListRow[], words: ResultLabels): readonly Household[] {
  const found = new Map<string, { head: Omit<Household, 'people'>; people: Map<string, RoundPerson> }>();
  for (const { id, residentId = id, cells } of rows) {
    const [village, address] = [text(cells['village']), text(cells['address'])];
    const key = address === '' ? residentId : `${village}\n${address}`;
    const household = found.get(key) ?? { head: { village, address }, people: new Map<string, RoundPerson>() };
    const before = household.people.get(residentId);
    const visit = [words.programme(text(cells['programme'])), text(cells['what']), words.late(cells['overdueDays'])];
    household.people.set(residentId, {
      name: text(cells['name']),
      about: [words.sex(text(cells['sex'])), cells['age'] === null ? '' : `${text(cells['age'])}岁`].join(' ').trim(),
      phone: text(cells['phone']),
      // Some programmes are called as their only visit.
      visits: [...(before?.visits ?? []), [...new Set(visit)].filter((part) => part !== '').join(' ')],
    });
    found.set(key, household);
  }
  return [...found.values()].map(({ head, people }) => ({ ...head, people: [...people.values()] }));
}

/** Where a household lives, for who goes there: the village is said before an address that does not name it. */
export const placeOfHousehold = ({ village, address }: Pick<Household, 'village' | 'address'>): string =>
  address.includes(village) ? address : `${village} ${address}`.trim();
