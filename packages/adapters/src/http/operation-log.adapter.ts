import type { Operation } from '@gongwei/domain/back-office';
import { required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** A line of the operation log. Rejects with a `Fault`. */
export async function operationAt(calls: WireCalls, id: string): Promise<Operation> {
  const { body } = await calls.resource({ method: 'GET', path: `/v1/operations/${encodeURIComponent(id)}` });
  return required(body, 'operation') as unknown as Operation;
}
