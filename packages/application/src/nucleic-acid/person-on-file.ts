import type { FormContext } from '@gongwei/domain/forms';
import { personOf, type TestedPerson } from '@gongwei/domain/nucleic-acid';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { ResidentDirectory } from '../resident/resident-directory.port.ts';

/**
 * What the file of a resident says for a sample taken on a day. A sample bears whole numbers: having them shown is written down by the server;
 * of who may not, they are left out. Rejects with a `Fault`.
 */
export async function personOnFile(
  directory: Pick<ResidentDirectory, 'overview' | 'background' | 'reveal'>,
  residentId: string,
  on: CalendarDay,
): Promise<TestedPerson> {
  const whole = (what: 'idNumber' | 'phone'): Promise<string | undefined> =>
    directory.reveal(residentId, what).catch(() => undefined);
  const [{ resident }, { context }, idNumber, phone] = await Promise.all([
    directory.overview(residentId),
    directory.background(residentId, 'nucleic-sample', on),
    whole('idNumber'),
    whole('phone'),
  ]);
  const known = {
    ...context.resident,
    ...(idNumber && { idNumber }),
    ...(phone && { phone }),
  } as FormContext['resident'];
  return { ...personOf(known), villageCode: resident.villageCode };
}
