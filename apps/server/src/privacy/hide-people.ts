import type { HideText } from '@gongwei/domain/forms';
import { hidingOf, type CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

type Row = {
  readonly name: string;
  readonly id_number: string | null;
  readonly phone: string | null;
  readonly birth_date: CalendarDay;
  readonly address: string | null;
};

/**
 * What hides residents in texts about them, for a reader who may only look. Sheets name the family, too: mother, spouse and
 * children with files are hidden alike, whatever the scope, for this reader is told of nobody.
 */
export async function hidePeople(database: Queryable, residentIds: readonly string[]): Promise<HideText> {
  if (residentIds.length === 0) return hidingOf([]);
  const rows = await database.query<Row>(
    `select name, id_number, phone, birth_date, address from residents where id = any($1) or id in (
       select other_id from family_ties where resident_id = any($1) union select resident_id from family_ties where other_id = any($1))`,
    [[...residentIds]],
  );
  return hidingOf(
    rows.map(({ name, id_number, phone, birth_date, address }) => ({
      name,
      ...(id_number === null ? {} : { idNumber: id_number }),
      birthDate: birth_date,
      ...(phone === null ? {} : { phone }),
      ...(address === null ? {} : { address }),
    })),
  );
}
