import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './static-site.ts';

const PRELOADS = {
  behind: ['/assets/office.js', '/assets/office.css'],
  pages: {
    '/wel/index': ['/assets/home.js'],
    '/cust/base': ['/assets/list.js'],
    '/cust/jkdn/:id': ['/assets/file.js'],
    '/cust/jkdn/:id/form': ['/assets/forms.js'],
  },
};
const folder = mkdtempSync(join(tmpdir(), 'gongwei-site-'));
const site = join(folder, 'web');
const script = `console.log('${'公卫'.repeat(800)}');`;
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(site, 'docs'), { recursive: true });
  writeFileSync(join(site, 'docs/index.html'), '<title>使用手册</title>');
  writeFileSync(join(site, 'index.html'), '<title>智慧公共卫生医疗服务平台</title>');
  writeFileSync(join(site, 'assets/main-1a2b3c.js'), script);
  writeFileSync(join(site, 'assets/logo-1a2b3c.png'), Buffer.alloc(4_000, 7));
  writeFileSync(join(site, 'assets/main-1a2b3c.js.map'), '{}');
  writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(join(site, '.vite'));
  writeFileSync(join(site, '.vite/manifest.json'), '{}');
  writeFileSync(join(site, '.vite/preloads.json'), JSON.stringify(PRELOADS));
  app = fastify();
  securityHeaders(app);
  app.get('/api/v1/known', async () => ({ known: true }));
  await serveSite(app, site);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const html = { accept: 'text/html,*/*' };

describe('the web app from the server', () => {
  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
    ['identity', (bytes: Buffer) => bytes.toString()],
  ] as const)('comes as %s where the browser takes it', async (encoding, unpack) => {
    const answer = await app.inject({ url: '/assets/main-1a2b3c.js', headers: { 'accept-encoding': encoding } });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', vary: 'accept-encoding' });
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(unpack(answer.rawPayload)).toBe(script);
    if (encoding !== 'identity') expect(answer.rawPayload.length).toBeLessThan(script.length / 2);
  });

  it('takes brotli before gzip, and leaves pictures as they are', async () => {
    expect(
      (await app.inject({ url: '/assets/main-1a2b3c.js', headers: { 'accept-encoding': 'gzip, deflate, br' } }))
        .headers['content-encoding'],
    ).toBe('br');
    expect(
      (await app.inject({ url: '/assets/logo-1a2b3c.png', headers: { 'accept-encoding': 'gzip, br' } })).headers[
        'content-encoding'
      ],
    ).toBeUndefined();
  });

  it('is kept for ever where names are hashed, a day if it is the icon, and asked for again where not', async () => {
    expect((await app.inject('/assets/main-1a2b3c.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
    expect((await app.inject({ url: '/', headers: html })).headers['cache-control']).toBe('no-cache');
    expect((await app.inject({ url: '/index.html' })).headers['cache-control']).toBe('no-cache');
  });

  it('gives its page for every address of a screen', async () => {
    for (const url of ['/', '/info/home', '/cust/base?from=1']) {
      const answer = await app.inject({ url, headers: html });
      expect([answer.statusCode, answer.body], url).toEqual([200, expect.stringContaining('智慧公共卫生医疗服务平台')]);
    }
  });

  it.each([
    ['/cust/base?age=65', '</assets/list.js>; rel=modulepreload'],
    ['/', '</assets/home.js>; rel=modulepreload'],
    ['/wel/index', '</assets/home.js>; rel=modulepreload'],
    ['/cust/jkdn/r-1', '</assets/file.js>; rel=modulepreload'],
    [
      '/cust/jkdn/r-1/records',
      '</assets/office.js>; rel=modulepreload, </assets/office.css>; rel=preload; as=style; crossorigin',
    ],
    ['/cust/jkdn/r-1/form/health-check-up/x-2', '</assets/forms.js>; rel=modulepreload'],
    ['/upms/yhgl', '</assets/office.js>; rel=modulepreload, </assets/office.css>; rel=preload; as=style; crossorigin'],
    ['/login', undefined],
    ['/403', undefined],
    ['/assets/main-1a2b3c.js', undefined],
  ])(
    'names for %s what the page needs, to who comes with a session, and nothing to anybody else',
    async (url, link) => {
      const cookie = 'theme=blue; x-access-token=abc';
      expect((await app.inject({ url, headers: { ...html, cookie } })).headers.link).toBe(link);
      for (const none of ['', 'theme=blue; x-access-token='])
        expect((await app.inject({ url, headers: { ...html, cookie: none } })).headers.link).toBeUndefined();
    },
  );

  it.each([
    '/assets/gone.js',
    '/favicon.ico',
    '/api/v1/unknown',
    '/assets/main-1a2b3c.js.map',
    '/.vite/manifest.json',
    '/.vite/preloads.json',
    '/%2evite/manifest.json',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%00',
  ])('answers 404 for %s', async (url) => {
    const answer = await app.inject({ url, headers: url.startsWith('/api/') ? html : { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
    expect(answer.json()).toHaveProperty('code');
  });

  it('serves the manual as pages of its own, which our own pages may embed and nobody else', async () => {
    const answer = await app.inject({ url: '/docs/', headers: html });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('使用手册')]);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await app.inject({ url: '/docs', headers: html })).headers.location).toBe('/docs/');
    expect((await app.inject({ url: '/docs/gone.html', headers: html })).statusCode).toBe(404);
  });
  it('serves the pages of what the packages export once they are made, and says how until then', async () => {
    const ask = (url: string) => app.inject({ url, headers: html });
    expect((await ask('/docs/api')).headers.location).toBe('/docs/api/');
    const before = await ask('/docs/api/');
    expect([before.statusCode, before.body]).toEqual([404, expect.stringContaining('npm run api-docs')]);
    mkdirSync(join(folder, 'api-docs/assets'), { recursive: true });
    writeFileSync(join(folder, 'api-docs/index.html'), '<title>@gongwei/domain</title>');
    writeFileSync(join(folder, 'api-docs/assets/search.js'), 'window.found = true;');
    const after = await ask('/docs/api/');
    expect([after.statusCode, after.body]).toEqual([200, expect.stringContaining('@gongwei/domain')]);
    expect((await ask('/docs/api/assets/search.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const url of [
      '/docs/api/gone.js',
      '/docs/api/..%2f..%2fsecret.txt',
      '/docs/api/%2e%2e%2fsecret.txt',
      '/docs/api/..%2fsecret.txt',
    ])
      expect((await app.inject({ url, headers: { accept: '*/*' } })).statusCode, url).toBe(404);
    // Their scripts write HTML; those of the platform may not.
    expect(after.headers['content-security-policy']).not.toContain('trusted-types');
    expect((await ask('/docs/')).headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });
  it('refuses an address that cannot be decoded', async () => {
    expect((await app.inject('/%e0%a4%a')).statusCode).toBe(400);
  });

  it('answers a post to a page with 404', async () => {
    expect((await app.inject({ method: 'POST', url: '/', headers: html })).statusCode).toBe(404);
  });

  it('says what to do where it has not been built', async () => {
    const bare = fastify();
    await serveSite(bare, join(folder, 'nowhere'));
    expect((await bare.inject({ url: '/', headers: html })).json()).toMatchObject({
      message: '网页尚未构建，请先运行 npm run build',
    });
    await bare.close();
  });
});

describe('security headers', () => {
  it('are on pages, API answers and failures; answers of the API are kept by no cache', async () => {
    for (const url of ['/', '/api/v1/known', '/api/v1/unknown']) {
      const { headers } = await app.inject({ url, headers: html });
      expect(headers, url).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toContain("default-src 'self'");
      expect(policy, url).toContain("frame-ancestors 'none'");
      expect(policy.match(/script-src[^;]*/)?.[0], url).toBe("script-src 'self'");
      expect(policy, url).toContain("require-trusted-types-for 'script'; trusted-types default");
      if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
    }
  });
  it('let pages speak to this server by WebSocket and to no other, whatever it is called', async () => {
    const connects = async (host: string) =>
      /connect-src[^;]*/.exec(
        String((await app.inject({ url: '/', headers: { ...html, host } })).headers['content-security-policy']),
      )?.[0];
    expect(await connects('gw.county:8080')).toBe("connect-src 'self' ws://gw.county:8080 wss://gw.county:8080");
    expect(await connects("x; script-src 'unsafe-inline'")).toBe("connect-src 'self'");
  });
});
