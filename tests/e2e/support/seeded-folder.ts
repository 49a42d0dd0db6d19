import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../tools/lib/server-process.ts';

const SEEDED = 'GONGWEI_E2E_SEEDED';

/** Seeds one data folder for the whole run; each server starts on a copy of it. Playwright calls what a set-up file exports as default. */
export default async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'gongwei-e2e-'));
  const server = await startServer(join(folder, 'data'));
  await server.stop();
  process.env[SEEDED] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A fresh copy of the seeded data and how to throw it away. */
export function copyOfSeededFolder(): { readonly path: string; remove(): void } {
  const seeded = process.env[SEEDED];
  if (!seeded) throw new Error('The global set-up has not run.');
  const path = mkdtempSync(join(tmpdir(), 'gongwei-e2e-copy-'));
  cpSync(join(seeded, 'data'), path, { recursive: true });
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
