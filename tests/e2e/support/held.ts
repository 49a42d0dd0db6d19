import type { CDPSession } from '@playwright/test';

type Snapshot = {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
};

/**
 * Bytes of what a program holds: its objects, closures, arrays and texts. Not what the engine compiled of it, which grows for as long as
 * anything becomes hot, and not what the browser notes for itself (`native`): entries of its performance timeline, up to a limit.
 */
const KEPT: ReadonlySet<string> = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'number',
  'symbol',
  'bigint',
]);

/** What a page's program holds, and what the engine compiled of it, once the garbage is gone. */
export async function heldBy(cdp: CDPSession): Promise<{ readonly held: number; readonly code: number }> {
  const parts: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  // Objects with finalisers go with the second collection only.
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let [held, code] = [0, 0];
  for (let at = 0; at < nodes.length; at += fields.length) {
    const [kind, bytes] = [types[0][nodes[at + type] ?? 0] ?? '', nodes[at + size] ?? 0];
    if (KEPT.has(kind)) held += bytes;
    else if (kind === 'code') code += bytes;
  }
  return { held, code };
}
