import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from '../create-server.ts';
import { openTestDatabase } from '../testing/index.ts';
import { lateValidators } from './late-validators.ts';

const usual = lateValidators.compilersFactory.buildValidator;
afterEach(() => {
  lateValidators.compilersFactory.buildValidator = usual;
});

describe('what checks requests', () => {
  it('can be made of every schema of the product, though a start makes none', async () => {
    const waiting: { readonly url: string; readonly check: (value: unknown) => unknown }[] = [];
    lateValidators.compilersFactory.buildValidator = (shared, options) => {
      const build = usual(shared, options);
      return (route) => {
        const check = build(route);
        waiting.push({ url: `${route.method} ${route.url}`, check });
        return check;
      };
    };
    const database = await openTestDatabase();
    const settings = { webFolder: join(tmpdir(), 'gongwei-no-web'), logLevel: 'silent' } as const;
    const app = await createServer({ database, platform: { platform: 'stand-in' }, settings });
    await app.ready();
    expect(waiting.length).toBeGreaterThan(200);
    for (const { url, check } of waiting) expect(() => check({}), url).not.toThrow();
    await app.close();
    await database.close();
  });

  it('says what is wrong as it would if it were made at the start, and takes nothing over from the same schema of another route', async () => {
    const app = fastify({ schemaController: lateValidators as never });
    const schema = () => ({ body: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } });
    for (const url of ['/one', '/two'])
      app.post<{ Body: { name: string } }>(url, { schema: schema() }, async ({ body }) => body.name);
    const send = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).body;
    expect(await send('/one', {})).toContain("must have required property 'name'");
    expect(await send('/two', { name: '张' })).toBe('张');
    expect(await send('/one', { name: '李' })).toBe('李');
    expect(await send('/two', { name: [] })).toContain('body/name must be string');
    await app.close();
  });
});
