import { expect, it } from 'vitest';
import { loadList, WRITTEN_LISTS, type ListDefinition } from '../lists/index.ts';
import { readRosterHeader, unknownHeadings } from '../resident/index.ts';

/** Lists that print a person's name and identity number: somebody may hand one in as a roster. */
const isRoster = ({ columns }: ListDefinition): boolean =>
  ['resident.name', 'resident.idNumber'].every((value) => columns.some((column) => column.value === value));

/** As the file of an export has it. */
const printed = ({ label, unit }: ListDefinition['columns'][number]): string =>
  unit === undefined ? label : `${label}（${unit}）`;

it('understands every title that a list of our own prints, where it is handed in as a roster', async () => {
  const lists = (await Promise.all(WRITTEN_LISTS.map((id) => loadList(id)))).filter(isRoster);
  expect(lists.length).toBeGreaterThan(5);
  const unknown = lists.flatMap(({ id, columns }) => {
    const header = readRosterHeader([columns.map(printed)]);
    if (!header.ok) return [`${id}: ${header.failure}`];
    return unknownHeadings(header.value.headings).map(({ text }) => text);
  });
  expect([...new Set(unknown)]).toEqual([]);
});
