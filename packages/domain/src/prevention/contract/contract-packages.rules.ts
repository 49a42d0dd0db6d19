import { rowsOf, textOf } from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

/** The names of the `packages` of a contract one after the other, as lists show and search them; missing without one. */
export function contractPackages(input: JsonObject): string | undefined {
  const names = rowsOf(input['packages']).flatMap(({ packageName }) => textOf(packageName) ?? []);
  return names.length > 0 ? names.join('、') : undefined;
}
