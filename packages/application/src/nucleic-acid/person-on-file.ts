import { personOf, type TestedPerson } from '@gongwei/domain/nucleic-acid';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { ResidentDirectory } from '../resident/resident-directory.port.ts';

/** What the file of a resident says for a sample taken on a day. Numbers the user may see only in part are left out. Rejects with a `Fault`. */
export async function personOnFile(
  directory: Pick<ResidentDirectory, 'overview' | 'background'>,
  residentId: string,
  on: CalendarDay,
): Promise<TestedPerson> {
  const [{ resident }, { context }] = await Promise.all([
    directory.overview(residentId),
    directory.background(residentId, 'nucleic-sample', on),
  ]);
  return { ...personOf(context.resident), villageCode: resident.villageCode };
}
