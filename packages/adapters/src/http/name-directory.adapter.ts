import type { NameDirectory, NamesWanted } from '@gongwei/application/organisation';
import { required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** As many as the server answers at once. */
const MOST = 100;
/** Names kept in the page: a batch of sheets asks for the same few again and again. */
const KEPT = 5_000;

/** Names of institutions and staff, each asked for once, over HTTP; throws a `Fault` where the line or the server fails. */
export function createHttpNameDirectory(calls: WireCalls): NameDirectory {
  const known = new Map<string, string>();
  return {
    async namesOf(wanted) {
      const kinds = Object.entries(wanted) as [keyof NamesWanted, readonly string[]][];
      const asked = kinds
        .map(([kind, codes]) => [kind, [...new Set(codes)].filter((code) => !known.has(code)).slice(0, MOST)] as const)
        .filter(([, codes]) => codes.length > 0);
      if (asked.length > 0) {
        const { body } = await calls.resource({ method: 'POST', path: '/v1/names', body: Object.fromEntries(asked) });
        if (known.size > KEPT) known.clear();
        for (const [code, name] of Object.entries(required(body, 'names'))) known.set(code, String(name));
      }
      const codes = kinds.flatMap(([, some]) => some);
      const named = codes.flatMap((code) => (known.has(code) ? [[code, known.get(code) as string]] : []));
      // Of people nothing stays in the page: who logs in next may be told less of them.
      for (const id of wanted.residents ?? []) known.delete(id);
      return Object.fromEntries(named);
    },
  };
}
