import { addDays, type CalendarDay } from '@gongwei/domain/shared';
import type { Answers } from '@gongwei/domain/forms';
import { COUNTY_CODE } from '../names.data.ts';
import { createRandom } from '../random.ts';
import { instantOn, seedId } from '../seed-people.ts';
import type { SeedInstitution, SeedRecord, SeedUser } from '../seed-rows.ts';
import { announcementRows } from './announcement-rows.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { DEVICES, deviceRow } from './device-rows.ts';
import { knowledgeRows } from './knowledge-rows.ts';
import { leftoverRows } from './leftover-rows.ts';
import { stripRows } from './strip-rows.ts';
import { vaccineRows } from './vaccine-rows.ts';

type Place = Pick<SeedInstitution, 'code' | 'kind'>;

/**
 * What the county's registers hold when it is opened: the catalogues the county keeps for everybody, the meters of its
 * institutions, the vaccines of the first township. The same seed and day give the same rows.
 */
export function seedEntries(
  seed: string,
  institutions: readonly Place[],
  users: readonly SeedUser[],
  opened: CalendarDay,
  today: CalendarDay,
): readonly SeedRecord[] {
  const random = createRandom(`${seed}:registers`);
  const keeperOf = (code: string): SeedUser =>
    users.find(
      (user) => user.institutionCode === code && user.roles.some((role) => role === 'CNT' || role === 'DOC'),
    ) ?? (users[0] as SeedUser);
  const entry = (formId: string, institutionCode: string, on: CalendarDay, data: Answers): SeedRecord => {
    const [createdAt, by] = [instantOn(on, random), keeperOf(institutionCode)];
    return {
      id: seedId(createdAt, random),
      formId,
      formVersion: 1,
      subjectId: institutionCode,
      institutionCode,
      occurredOn: on,
      data,
      createdAt,
      createdBy: by.id,
      createdByName: by.name,
    };
  };
  const township = institutions.find(({ kind }) => kind === 'township-centre');
  return [
    ...[...catalogueRows(COUNTY_CODE, opened), ...leftoverRows()].map(([formId, data]) =>
      entry(formId, COUNTY_CODE, opened, data),
    ),
    ...institutions.flatMap((place) =>
      metersOf(place).map(([type, number]) =>
        entry('device', place.code, addDays(today, -200), deviceRow(place.code, type, number, today, random)),
      ),
    ),
    ...(township ? vaccineRows(keeperOf(township.code).id, today, random) : []).map(({ formId, on, data }) =>
      entry(formId, township!.code, on, data),
    ),
    ...knowledgeRows().map(([formId, data]) => entry(formId, COUNTY_CODE, opened, data)),
    ...institutions.flatMap((place) =>
      stripRows(place, keeperOf(place.code).id, today, random).map(({ on, data }) =>
        entry('test-strip-stock', place.code, on, data),
      ),
    ),
    ...announcementRows(COUNTY_CODE, township?.code, today).map(({ place, on, data }) =>
      entry('announcement', place, on, data),
    ),
  ];
}

/** Each meter of an institution: its type and which one of them it is. */
const metersOf = ({ kind }: Place): readonly (readonly ['xy' | 'xt', number])[] =>
  (['xy', 'xt'] as const).flatMap((type) =>
    Array.from({ length: DEVICES[kind]?.[type] ?? 0 }, (_, at) => [type, at + 1] as const),
  );
