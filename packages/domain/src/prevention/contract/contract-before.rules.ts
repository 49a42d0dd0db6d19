import type { JsonObject } from '../../shared/index.ts';
import { contractTerm, isLiveContract } from './contract-term.rules.ts';

/**
 * What a new contract is told of those there are (newest first): the last day of the one that holds, which it renews. Several, as signed ahead: the
 * last of their days. Nothing where none holds: what is signed then is a contract of its own.
 */
export function contractBefore(newestFirst: readonly JsonObject[]): { readonly contractUntil: string | undefined } {
  const ends = newestFirst.flatMap((one) => (isLiveContract(one) ? (contractTerm(one)?.until ?? []) : []));
  return { contractUntil: [...ends].sort().at(-1) };
}
