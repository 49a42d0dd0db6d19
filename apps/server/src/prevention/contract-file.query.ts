import { CONTRACT_FORM, type ServiceRecord } from '@gongwei/domain/prevention';
import type { Queryable } from '../database/database.port.ts';

/** What a person's contracts are held against: their sheets by form and day, of contracts what they say too. For work inside the server only. */
export const contractFile = (
  on: Queryable,
  countyCode: string,
  residentId: string,
): Promise<readonly ServiceRecord[]> =>
  on.query<ServiceRecord>(
    `select id, form_id as "formId", occurred_on as "occurredOn", case when form_id = $3 then data else '{}'::jsonb end as data
     from records where county_code = $1 and subject_id = $2 and subject_kind = 'resident' and removed_at is null`,
    [countyCode, residentId, CONTRACT_FORM],
  );
