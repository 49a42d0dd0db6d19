import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from '../create-server.ts';
import { openDatabase } from '../database/open-database.ts';
import { openSession } from '../identity/sessions.repository.ts';
import { seedIfEmpty } from '../loading/seed-if-empty.ts';
import { systemRandom } from '../shared/random-source.ts';
import { smoke } from './measure.ts';

/** What the bench asks of the server's process, and what it hears. */
export type BenchQuestion = 'memory' | 'running-calls' | 'stop';
export type BenchAnswer = { readonly url: string; readonly tokens: readonly string[] } | { readonly value: number };

/** The bench's other process: makes a county in a folder and ends, or serves it to so many people who have logged in. */
const [folder = '', people = '0'] = process.argv.slice(2);
const database = await openDatabase({ folder });
if (people === '0') {
  await seedIfEmpty(database, smoke ? 200 : 2_000, () => {});
  await database.close();
  process.exit(0);
}
const [home] = await database.query<{ code: string }>('select institution_code as code from users order by id limit 1');
const tokens: string[] = [];
for (let number = 0; number < Number(people); number += 1) {
  const id = `bench-${number}`;
  await database.query('insert into users (id, username, code, name, institution_code) values ($1, $1, $1, $1, $2)', [
    id,
    home?.code ?? '',
  ]);
  tokens.push(await openSession(database, id, new Date(), systemRandom));
}
const app = await createServer({ database, settings: { webFolder: join(folder, 'no-web'), logLevel: 'silent' } });
await app.listen({ host: '127.0.0.1', port: 0 });

const say = (answer: BenchAnswer): void => void process.send?.(answer);
process.on('message', (question: BenchQuestion) => void answer(question));
say({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, tokens });

async function answer(question: BenchQuestion): Promise<void> {
  if (question === 'memory') return say({ value: process.memoryUsage.rss() });
  if (question === 'running-calls') {
    const [row] = await database.query<{ count: number }>('select count(*) as count from calls where ended_at is null');
    return say({ value: row?.count ?? 0 });
  }
  await app.close();
  await database.close();
  process.disconnect?.();
}
