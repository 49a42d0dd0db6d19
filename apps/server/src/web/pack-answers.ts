import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { isApi } from './is-api.ts';

/** Shorter answers fit a packet or two as they are. Characters. */
const SHORTEST = 1024;
/** Brotli's: a millisecond for 40 kB; harder packing costs more time than it saves. */
const QUALITY = 4;

/**
 * Sends answers of the API packed: a page of residents is 40 kB as it is, a fifth of a second on a village line, and 5 kB so.
 * What a guesser of packed lengths (BREACH) would need is missing here: calls carry the token in a header that no other site
 * can make a browser send.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < SHORTEST || !isApi(request)) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) {
      reply.header('content-encoding', 'br').removeHeader('content-length');
      return promisify(brotliCompress)(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      return promisify(gzip)(payload);
    }
    return payload;
  });
}
