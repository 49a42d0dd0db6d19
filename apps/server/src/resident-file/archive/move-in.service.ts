import { ARCHIVE_STATUS_LABELS, archiveAfter, type ArchiveEvent } from '@gongwei/domain/resident';
import type { JsonObject } from '@gongwei/domain/shared';
import { personChanged } from '../../database/branch-changes.ts';
import type { Queryable } from '../../database/database.port.ts';
import { repeatedTransaction } from '../../database/repeated-transaction.ts';
import { countyCodeOf } from '../../database/scope.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import { requireOpen } from '../../organisation/open-institutions.ts';
import type { MoveIn } from '../../resident/new-resident.service.ts';
import type { ResidentRecord } from '../../resident/resident.mapper.ts';
import { holdResident } from '../../resident/residents.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure, type HttpFailure } from '../../shared/http-failure.ts';
import { uuidV7 } from '../../shared/random-source.ts';
import { todayOf } from '../../shared/server-clock.ts';
import { refreshStanding } from '../resident-standing.ts';
import { noteArchiveEvent } from './archive-events.repository.ts';
import { CARDS_IN_CHARGE, IN_CHARGE, PERSON_SHEET, rewriteNewest } from '../../records/in-charge.ts';

type Into = Parameters<MoveIn>[3];

/** What the sheet says of a file that was let go, and of whose care it was in. */
const OF_BEFORE = ['statusDate', 'lostReason', 'moveOutDestination', 'handoverRecord', 'closedBy', IN_CHARGE];

/**
 * 迁入: another institution of the county takes a file that its own one let go, with all that was recorded; nobody is in charge yet. Nothing
 * of it is told before. @throws 409 `resident.exists` where it was not let go, or its name is another one; `resident.moves-in` asks first.
 */
export const moveIn: MoveIn = (context, scope, staff, into) =>
  repeatedTransaction(context.database, async (inside) => {
    const resident = await holdResident(inside, { institutionCode: countyCodeOf(scope.institutionCode) }, into.id);
    const on = todayOf(context.clock);
    const event: ArchiveEvent = { type: 'MOVE_IN', on, village: into.village.name };
    const next =
      resident &&
      archiveAfter(resident.status, event, { today: on, birthDate: resident.birth_date, countyAdmin: false });
    if (!resident || !next?.ok)
      throw refused('该居民的档案在其他机构。请对方先办理“迁出”，再在这里建档，以往的记录会一并转来');
    if (resident.name !== into.name) throw refused('该身份证号的档案在其他机构，姓名与填写的不同，请核对姓名和号码');
    const question = questionOf(resident);
    if (into.confirmed !== question) throw httpFailure(409, { code: 'resident.moves-in', message: question });
    await requireOpen(inside, [into.village.institutionCode]);
    const at = context.clock.now().toISOString();
    await moveFile(inside, resident, into);
    await sayOnSheets(context, inside, resident, into, { by: staff, at });
    await noteArchiveEvent(context, inside, resident.county_code, staff, {
      id: uuidV7(context.clock.now(), context.random),
      ...{ resident_id: resident.id, event: event.type, from_status: resident.status, to_status: next.value },
      ...{ on_day: on, at, details: { from: resident.institution_code, to: into.village.institutionCode } },
    });
    await refreshStanding(inside, resident);
    await context.facts.refresh(inside, resident.county_code, [resident.id]);
    await personChanged(inside, {
      ...{ countyCode: resident.county_code, id: resident.id, institutionCode: resident.institution_code },
      sheetsMoved: true,
    });
    await recordOperation(inside, context, staff, {
      action: 'resident.archive',
      subjectId: resident.id,
      details: { event: event.type, from: resident.status, to: next.value },
    });
    return { id: resident.id, archiveNumber: resident.archive_number, warnings: [] };
  });

const questionOf = ({ status }: ResidentRecord): string =>
  `该居民在原机构的档案状态为“${ARCHIVE_STATUS_LABELS[status]}”，可以迁入本机构，以往的记录一并转来。`;

const refused = (message: string): HttpFailure =>
  httpFailure(409, {
    ...{ code: 'resident.exists', message },
    fields: [{ field: 'idNumber', severity: 'error', code: 'taken', message }],
  });

async function moveFile(inside: Queryable, resident: ResidentRecord, { village, phone, address }: Into): Promise<void> {
  const who = [resident.county_code, resident.id] as const;
  await inside.query(
    `update residents set status = '1', institution_code = $3, village_code = $4, village_name = $5, doctor_id = null,
       phone = coalesce($6, phone), address = coalesce($7, address) where county_code = $1 and id = $2`,
    [...who, village.institutionCode, village.code, village.name, phone ?? null, address ?? null],
  );
  await inside.query('update records set institution_code = $3 where county_code = $1 and subject_id = $2', [
    ...who,
    village.institutionCode,
  ]);
}

/**
 * The sheets that say who cares for the person, the newest of each form, name nobody any more; that of the person says where they live, too. Else saving
 * one would bring them back, and what is due would go to somebody who cannot see it.
 */
const sayOnSheets = (
  context: ServerContext,
  inside: Queryable,
  resident: ResidentRecord,
  into: Into,
  written: { readonly by: { readonly id: string; readonly name: string }; readonly at: string },
): Promise<void> =>
  rewriteNewest(
    context,
    inside,
    { resident, institutionCode: into.village.institutionCode, ...written },
    [PERSON_SHEET, ...CARDS_IN_CHARGE],
    (before, formId) => {
      const kept = Object.entries(before).filter(([key]) => !OF_BEFORE.includes(key));
      return { ...Object.fromEntries(kept), ...(formId === PERSON_SHEET && livesNow(into)) };
    },
  );

const livesNow = ({ village, phone, address }: Into): JsonObject => ({
  ...{ villageName: village.name, filingInstitution: village.institutionCode, archiveStatus: '1' },
  ...(phone !== undefined && { phone }),
  ...(address !== undefined && { currentAddressDetail: address }),
});
