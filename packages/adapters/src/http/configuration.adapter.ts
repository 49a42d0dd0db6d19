import type { ConfiguredValues } from '@gongwei/application/shared';
import { isJsonObject } from '@gongwei/domain/shared';
import { member } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** What is in force for the chosen institution; values that are neither number nor text are left out. */
export async function configuredValues(calls: WireCalls): Promise<ConfiguredValues> {
  const { body } = await calls.resource({ method: 'GET', path: '/v1/configuration' });
  const values = member(body, 'values');
  if (!isJsonObject(values)) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[key, value]] : [],
    ),
  );
}
