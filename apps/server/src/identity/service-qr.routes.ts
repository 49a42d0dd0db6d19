import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import type { ServerContext } from '../server-context.ts';
import { sentencePage } from './wechat/stand-in-page.ts';

/** The picture named by `kfurl`. */
export const SERVICE_QR_PATH = '/service-qr.svg';

/** The QR code of the customer service (微信扫码，直连客服反馈). */
export function serviceQrRoutes(app: FastifyInstance, { accounts }: ServerContext): void {
  app.get(SERVICE_QR_PATH, { schema: { hide: true } }, async (request, reply) => {
    const address = accounts.serviceUrl ?? `${request.protocol}://${request.host}/stand-in/service`;
    return reply.type('image/svg+xml').send(renderSVG(address, { ecc: 'M', border: 2 }));
  });
  if (accounts.serviceUrl !== undefined) return;
  app.get('/stand-in/service', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(sentencePage('客服反馈', '这里将接入客服微信。管理员可在 GONGWEI_SERVICE_URL 中设置地址。')),
  );
}
