import type { CountedPerson } from '@gongwei/domain/measures';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { createRandom } from '../../seed/random.ts';
import { insertRows, type NewRow } from './insert-rows.ts';

const STATES = ['10', '40', '45', '60', '65', '66', '70', '80', '81', '90'];
/** Days at the ends of what is asked, at hours that are of another day in China. */
const MOMENTS = [
  '2025-12-31T15:59:00Z',
  '2025-12-31T16:00:00Z',
  '2026-01-01T02:30:00Z',
  '2026-03-05T08:00:00Z',
  '2026-06-15T03:00:00Z',
];
const PLACES = ['990101', '990101101', '990101102'];
/** Of samples nobody waits for any more. */
const ENDED = ['45', '66', '70', '80', '81', '90'];
/** Hours. */
const LONG_AGO = 9_999;
const NO_VERDICT = ['10', '40', '45', '60', '90'];

type Random = { readonly pick: <Item>(items: readonly Item[]) => Item; readonly chance: (share: number) => boolean };

const later = (moment: string, hours: number): string => new Date(Date.parse(moment) + hours * 3_600_000).toISOString();

type Drawn = { readonly tube: NewRow; readonly row: JsonObject };

/** A tube at any place of its way, and the same as conditions know it. */
function drawnTube({ pick, chance }: Random, id: string): Drawn {
  const sampledAt = new Date(pick(MOMENTS)).toISOString();
  const hours = pick([0.5, 3, 7.5, 30]);
  const moment = (share: number): string | null => (chance(share) ? later(sampledAt, hours) : null);
  const own = {
    ...{ id, state: pick(STATES), kind: pick(['1', '1', '5', '10']), institution: pick(PLACES), sampledAt },
    ...{ sealed: chance(0.6), persons: pick([1, 3, 8]) },
    ...{ receivedAt: moment(0.7), testedAt: moment(0.6), reviewedAt: moment(0.6) },
    ...{ conclusion: pick([null, '1', '2', '3']), result: pick([null, '0', '1', '2']) },
  };
  const tube = {
    ...{ id, code: id, kind: own.kind, sealed: own.sealed, persons: own.persons, limit_hours: 24 },
    institution_code: own.institution,
    ...{ sampled_at: sampledAt, state: own.state, received_at: own.receivedAt, tested_at: own.testedAt },
    ...{ reviewed_at: own.reviewedAt, conclusion: own.conclusion, result: own.result, version: 1, retests: 0 },
  };
  // Who waits for a review waits to this day.
  const reviewed = own.reviewedAt !== null;
  const times = {
    hours: reviewed ? hours : LONG_AGO,
    limit: 24,
    transportHours: own.receivedAt === null ? null : hours,
  };
  const late = !ENDED.includes(own.state) && times.hours > times.limit;
  return { tube, row: { ...own, ...times, late } };
}

/** The verdict on whoever the sample is of, as a source of lists has it. */
function verdictOn(tube: JsonObject, again: JsonObject | undefined): JsonObject[string] {
  if (NO_VERDICT.includes(String(tube['state'])) && tube['state'] !== '60') return null;
  if (tube['kind'] === '1' || tube['result'] === '0') return tube['result'] ?? null;
  return again && ['70', '80'].includes(String(again['state'])) ? (again['result'] ?? null) : null;
}

/** For some people samples, some of them more than one, some without a document's number, some of a pool that was taken up again. */
export async function writeSamples<Person extends CountedPerson & { readonly id: string }>(
  database: Queryable,
  county: string,
  people: readonly Person[],
): Promise<readonly (Person & CountedPerson)[]> {
  const random = createRandom(`samples:${county}`);
  const drawing: Random = {
    pick: (items) => items[Math.floor(random.next() * items.length)] as (typeof items)[number],
    chance: (share) => random.next() < share,
  };
  const { pick, chance } = drawing;
  const [tubes, samples, retests]: [NewRow[], NewRow[], NewRow[]] = [[], [], []];
  const counted = people.map((person) => {
    const [own, ofTubes]: [JsonObject[], JsonObject[]] = [[], []];
    const document = chance(0.8) ? person.id : '';
    for (let left = pick([0, 1, 2, 3]); left > 0; left -= 1) {
      const id = `${person.id}-s${left}`;
      const [first, again] = [drawnTube(drawing, id), chance(0.4) ? drawnTube(drawing, `${id}-n`) : undefined];
      const { row } = first;
      const opened = chance(0.4) ? new Date(pick(MOMENTS)).toISOString() : null;
      const taken = chance(0.3);
      const [notify, closed, crowd] = [pick([null, '1', '2', '3']), chance(0.3), pick(['1', '3', '99'])];
      tubes.push(first.tube, ...(again ? [again.tube] : []));
      ofTubes.push(row, ...(again ? [again.row] : []));
      samples.push({
        ...{
          id,
          tube_id: id,
          institution_code: row['institution'],
          name: person.id,
          id_no: document,
          phone: '1',
          crowd,
        },
        ...{ notify_state: notify, closed_at: closed ? MOMENTS[4] : null, new_tube_id: again ? `${id}-n` : null },
      });
      if (opened !== null)
        retests.push({
          ...{ id, tube_id: id, institution_code: row['institution'], state: taken ? '9' : '1', opened_at: opened },
          ...{ due_at: opened, members: 1, waiting: 1, told: 0, sampled: 0, positive: 0, urges: 0, version: 1 },
        });
      const judgedAgain = again && ['70', '80'].includes(String(again.row['state']));
      own.push({
        ...row,
        state: row['state'] === '65' && closed ? '66' : (row['state'] ?? null),
        crowd,
        result: verdictOn(row, again?.row),
        newResult: judgedAgain ? (again.row['result'] ?? null) : null,
        notify: ['65', '66'].includes(String(row['state'])) ? (notify ?? '0') : null,
        retestOpened: taken ? null : opened,
      });
    }
    return { ...person, rows: { ...person.rows, sample: own, tube: ofTubes } };
  });
  const ofCounty = (rows: readonly NewRow[]): readonly NewRow[] => rows.map((row) => ({ county_code: county, ...row }));
  await insertRows(database, 'nucleic_tubes', ofCounty(tubes));
  await insertRows(database, 'nucleic_samples', ofCounty(samples));
  await insertRows(database, 'nucleic_retests', ofCounty(retests));
  return counted;
}
