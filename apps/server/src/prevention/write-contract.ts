import { CONTRACT_FORM } from '@gongwei/domain/prevention';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { FULL_RECORD_COLUMNS, toSnapshot, type FullRecordRow } from '../records/record.mapper.ts';
import { writeRecord } from '../records/write-record.ts';
import { systemRandom, uuidV7 } from '../shared/random-source.ts';

/** By whom, when and why a contract stands otherwise without anybody having opened its sheet. */
type Written = {
  readonly forms: FormLibrary;
  readonly by: { readonly id: string; readonly name: string };
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly reason: string;
};

/** Whose contracts. */
type Which = { readonly countyCode: string; readonly residentId: string };

/** A person's contracts, held until the transaction ends. The person is held before. */
export const heldContracts = (inside: Queryable, which: Which): Promise<readonly FullRecordRow[]> =>
  inside.query<FullRecordRow>(
    `select ${FULL_RECORD_COLUMNS} from records r
     where r.county_code = $1 and r.subject_id = $2 and r.form_id = '${CONTRACT_FORM}' and r.removed_at is null order by r.id for update`,
    [which.countyCode, which.residentId],
  );

/** Writes a contract with other answers (`null`: not answered any more) as its next version; that version. */
export async function writeContract(
  inside: Queryable,
  row: FullRecordRow,
  changed: JsonObject,
  { forms, by, at, reason }: Written,
): Promise<number> {
  const { data: before, ...record } = toSnapshot(row);
  const data = Object.fromEntries(
    Object.entries({ ...before, ...changed }).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );
  const version = row.version + 1;
  const saveId = uuidV7(new Date(at), systemRandom);
  await writeRecord(inside, {
    ...{ countyCode: row.county_code, institutionCode: row.institution_code, subjectKind: 'resident', version, by, at },
    save: { ...record, data, baseVersion: row.version, saveId, reason },
    slot: undefined,
    textOrder: forms.textOrder(CONTRACT_FORM, data),
    headline: forms.headline(CONTRACT_FORM, data),
  });
  return version;
}
