import { randomUUID } from 'node:crypto';
import { clientFor } from './test-client.ts';

/** Enters a meter into the device register of the eastern township. Rejects where the server does not take it. */
export async function registerDevice(
  url: string,
  device: { readonly deviceno: string; readonly yqtype: 'xy' | 'xt'; readonly state?: string },
): Promise<void> {
  const id = randomUUID();
  const { status, body } = await (
    await clientFor(url, 'doctor')
  ).send('PUT', `/api/v1/records/${id}`, {
    id,
    formId: 'device',
    formVersion: 1,
    subjectId: '990101101',
    occurredOn: '2026-06-15',
    data: { state: '0', org: '990101101', ...device },
    baseVersion: 0,
    saveId: randomUUID(),
  });
  if (status !== 200) throw new Error(`device ${device.deviceno}: ${status} ${JSON.stringify(body)}`);
}
