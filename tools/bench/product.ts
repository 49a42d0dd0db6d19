import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ServerProcess } from '../lib/server-process.ts';

/** `startedIn`: milliseconds until the first page was served. */
export type Product = ServerProcess & { readonly startedIn: number };

/** Starts the product over a folder and clocks until its first page is served. */
export async function startProduct(folder: string, residents: number): Promise<Product> {
  const started = performance.now();
  const server = await startServer(folder, { SEED_RESIDENTS: String(residents) });
  await (await fetch(`${server.url}/login`)).text();
  return { ...server, startedIn: performance.now() - started };
}

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'gongwei-bench-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
