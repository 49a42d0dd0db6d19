import type { AlternativeLogIn } from '@gongwei/domain/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dirname, join } from 'node:path';
import { apiPagesIn } from './api-pages.ts';
import { pageWithAlternativeLogIns } from './page-with-alternative-log-ins.ts';
import { readPreloads } from './preloads.ts';
import { readStaticFiles, type StaticFile } from './static-files.ts';

/** Hashed names never change their content. A browser looks for the icon at each new address, so that it holds for a day. Everything else is asked for again. */
function cacheOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return address === '/favicon.svg' ? 'public, max-age=86400' : 'no-cache';
}

/** Addresses of screens have no ending; a file that is asked for by name and is not there is missing. */
const isPage = (address: string): boolean => address === '/index.html' || !/\.\w+$/.test(address);

/** Serves the built web app; addresses of its pages get `index.html`, unknown files and API paths a 404. */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  alternativeLogIns: (request: FastifyRequest) => readonly AlternativeLogIn[] = () => [],
  support?: string,
): Promise<void> {
  const [files, preloads] = await Promise.all([readStaticFiles(folder), readPreloads(folder)]);
  const built = files.get('/index.html');
  const plain = built && (await pageWithAlternativeLogIns(built, [], support));
  const withAll = built && (await pageWithAlternativeLogIns(built, ['wechat', 'sms'], support));
  const indexFor = (request: FastifyRequest): StaticFile | undefined =>
    alternativeLogIns(request).length > 0 ? withAll : plain;
  // The build and `npm run api-docs` put their folders beside each other.
  const apiPage = apiPagesIn(join(dirname(folder), 'api-docs'));
  app.setNotFoundHandler(async (request, reply) => {
    const address = decodeAddress(request.url.split('?')[0] as string);
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const file =
      readable && !address.startsWith('/api/') && address !== '/index.html'
        ? (files.get(address) ?? files.get(`${address}index.html`))
        : undefined;
    // The manual's pages name each other by their place in the folder.
    if (readable && ['/docs', '/docs/api'].includes(address)) return reply.redirect(`${address}/`);
    const ofApi = readable ? await apiPage(address) : undefined;
    if (ofApi) return send(request, reply, address, ofApi.file, ofApi.code);
    if (file) return send(request, reply, address, file);
    const page =
      readable && !address.startsWith('/api/') && isPage(address) && request.headers.accept?.includes('text/html');
    const index = page || (readable && address === '/index.html') ? indexFor(request) : undefined;
    if (index) {
      const links = preloads(address === '/index.html' ? '/' : address, request.headers.cookie);
      return send(request, links === undefined ? reply : reply.header('link', links), '/index.html', index);
    }
    return reply
      .code(404)
      .send({ code: 'request.not-found', message: page ? '网页尚未构建，请先运行 npm run build' : '没有这个地址' });
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  file: StaticFile,
  code: 200 | 404 = 200,
): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  reply
    .header('content-type', file.type)
    .header('cache-control', cacheOf(address))
    .header('vary', 'accept-encoding')
    .code(code);
  if (file.brotli && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli);
  if (file.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(file.plain);
}

function decodeAddress(text: string): string {
  try {
    return text === '/' ? '/index.html' : decodeURIComponent(text);
  } catch {
    return '';
  }
}
