import type { JsonObject } from '@gongwei/domain/shared';
import { townshipOf, type ResidentRecord } from '../../resident/resident.mapper.ts';

type Facts = (resident: ResidentRecord) => { readonly [fact: string]: string | null | undefined };

const named: Facts = (resident) => ({ villageName: resident.village_name, townshipName: townshipOf(resident) });
const living: Facts = (resident) => ({
  currentAddress: resident.village_code,
  currentAddressDetail: resident.address,
});

/** Forms that ask where somebody lives. What other sheets of the person or of the family say of it goes before the file. */
const ASKED: Readonly<Record<string, Facts>> = {
  'archive-cover': named,
  'resident-personal-info': (resident) => ({ ...named(resident), currentAddress: resident.village_code }),
  'child-basic-info': living,
  'pregnancy-basic-info': living,
};

/** What the file itself knows of the place, so that nobody types the village chosen when it was opened. */
export function placeFacts(formId: string, resident: ResidentRecord): JsonObject {
  const facts = ASKED[formId]?.(resident) ?? {};
  return Object.fromEntries(
    Object.entries(facts).flatMap(([fact, value]) => (value === null || value === undefined ? [] : [[fact, value]])),
  );
}
