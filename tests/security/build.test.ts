import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist/web');

/** Addresses that are names, not places: XML namespaces, links in error texts of libraries. Nothing is requested from them. */
const NAMES_NOT_PLACES = new Set([
  'www.w3.org',
  'react.dev',
  'reactjs.org',
  'rxjs.dev',
  'reactrouter.com',
  'github.com',
  'stately.ai',
  'aka.ms',
  'localhost',
  'fb.me',
  'inversify.io',
  'axios-http.com',
  'tools.ietf.org',
]);

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const hostsIn = (text: string): readonly string[] =>
  [...text.matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]{2,}|localhost)/gi)].map((match) => match[1]!.toLowerCase());

type Chunk = { readonly file: string; readonly src?: string; readonly isDynamicEntry?: boolean };
/** The chunk of Tencent Cloud's SDK: it names its hosts, which the content security policy opens only where TRTC is configured. */
function mediaService(): Chunk {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const found = Object.values(manifest).filter(({ src }) => src?.includes('node_modules/trtc-sdk-v5/'));
  if (found.length !== 1) throw new Error(`The SDK is in ${found.length} chunks.`);
  return found[0]!;
}

const build = (): readonly { readonly file: string; readonly text: string }[] => {
  if (!existsSync(dist)) throw new Error('There is no build to look at: run npm run build first (npm test does).');
  return filesBelow(dist).map((file) => ({ file: file.slice(dist.length + 1), text: readFileSync(file, 'utf8') }));
};

describe('the built web client', () => {
  it('carries no secret', () => {
    // The names under which secrets usually travel, with a literal of some length behind them.
    const secret =
      /(secret(_?key)?|private_?key|api_?key|sdk_?secret|password)["']?\s*[:=]\s*["'][A-Za-z0-9+/=_-]{16,}["']|-----BEGIN [A-Z ]*PRIVATE KEY/i;
    expect(
      build()
        .filter(({ text }) => secret.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('makes no signature and knows no setting of the calling service', () => {
    expect(
      build()
        .filter(({ text }) => /TLS\.sdkappid|GONGWEI_(TRTC|TURN)_SECRET|genUserSig|genTestUserSig/.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('carries no demo password and no resident', () => {
    expect(
      build()
        .filter(({ text }) => /Gongwei@2026|320999\d{11}[\dX]/.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('names no other host to load from', () => {
    const named = build()
      .filter(({ file }) => file !== mediaService().file)
      .flatMap(({ text }) => hostsIn(text));
    expect([...new Set(named)].filter((host) => !NAMES_NOT_PLACES.has(host))).toEqual([]);
  });

  it('asks for the media service of a cloud only when a call goes over it, and nowhere else', () => {
    expect(mediaService().isDynamicEntry).toBe(true);
    const page = build().find(({ file }) => file === 'index.html')!.text;
    expect(page).not.toContain(mediaService().file);
  });

  it('ships no source maps', () => {
    expect(
      build()
        .filter(({ file, text }) => file.endsWith('.map') || /\/\/# sourceMappingURL=/.test(text))
        .map(({ file }) => file),
    ).toEqual([]);
  });

  it('starts without inline scripts, as the content security policy asks', () => {
    const page = build().find(({ file }) => file === 'index.html')!.text;
    expect(page.match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? []).toEqual([]);
    expect(page).toMatch(/<html[^>]* lang="zh-CN"/);
  });
});
