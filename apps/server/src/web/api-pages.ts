import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { packFile, typeOfFile, type StaticFile } from './static-files.ts';

/** Where the pages of what the packages export are served. */
export const API_PAGES = '/docs/api/';

const NOT_BUILT = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>程序接口文档</title>
<body style="font-family:sans-serif;margin:48px;max-width:640px"><h1>程序接口文档还没有生成</h1>
<p>在服务器上运行 <code>npm run api-docs</code>（约一分钟），再刷新本页；不用重启服务。</p>
<p>HTTP 接口的说明不用生成：<a href="/api/v1/openapi.json">OpenAPI</a>、<a href="/api/v1/asyncapi.json">AsyncAPI</a>。</p></body></html>`;

/**
 * The pages `npm run api-docs` makes, read from their folder when they are asked for: thousands of files nobody needs in memory, and they
 * may be made while the server runs. A page says so where they have not been made; `undefined` for a file that is not there.
 */
export const apiPagesIn =
  (folder: string) =>
  async (address: string): Promise<{ readonly code: 200 | 404; readonly file: StaticFile } | undefined> => {
    if (!address.startsWith(API_PAGES)) return undefined;
    const inside = address.slice(API_PAGES.length);
    const path = resolve(folder, inside === '' ? 'index.html' : inside);
    if (!path.startsWith(folder + sep)) return undefined;
    const plain = await readFile(path).catch(() => undefined);
    if (plain) return { code: 200, file: await packFile(typeOfFile(path), plain) };
    return inside === ''
      ? { code: 404, file: await packFile('text/html; charset=utf-8', Buffer.from(NOT_BUILT)) }
      : undefined;
  };
