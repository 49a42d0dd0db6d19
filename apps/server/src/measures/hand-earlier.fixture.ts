import { ids, later, sheetsOf, type HandCount, type Row } from './hand-rows.fixture.ts';

/** The same day so many months later, the last of the month where it has no such day. */
function months(day: string, more: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + more, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + more, Math.min(date, last))).toISOString().slice(0, 10);
}

const dayOf = (doses: readonly Row[], number: number): string | undefined =>
  doses.find((dose) => dose['vaccine'] === 'DTaP' && dose['doseNumber'] === number)?.['date'] as string | undefined;

/** Children of some months who have not had a 百白破 by a day, the one before it 28 days ago. The seed gives every dose late enough for any programme. */
export const owedAt =
  (number: number, age: number, on: string): HandCount =>
  (raw) =>
    ids(
      sheetsOf(raw, 'immunization-record').filter(({ person, data }) => {
        const born = raw.people.find(({ id }) => id === person)?.born ?? '';
        const doses = data['doses'] as readonly Row[];
        const [own, before] = [dayOf(doses, number), number > 1 ? dayOf(doses, number - 1) : undefined];
        const waited = number === 1 || (before !== undefined && later(before, 28) <= on);
        return data['archiveStatus'] === '1' && months(born, age) <= on && waited && (own === undefined || own > on);
      }),
    );
