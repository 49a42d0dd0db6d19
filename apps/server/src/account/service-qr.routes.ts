import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { anybody } from '../access/route-access.ts';
import type { ServerContext } from '../server-context.ts';
import { plainPage } from '../shared/plain-page.ts';

/** The picture named by `kfurl`. */
export const SERVICE_QR_PATH = '/service-qr.svg';

/** The QR code of the customer service (微信扫码，直连客服反馈). */
export function serviceQrRoutes(app: FastifyInstance, { accounts }: ServerContext): void {
  app.get(SERVICE_QR_PATH, { config: { access: anybody() }, schema: { hide: true } }, async (request, reply) => {
    const address = accounts.serviceUrl ?? `${request.protocol}://${request.host}/service`;
    return reply.type('image/svg+xml').send(renderSVG(address, { ecc: 'M', border: 2 }));
  });
  if (accounts.serviceUrl !== undefined) return;
  app.get('/service', { config: { access: anybody() }, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(plainPage('客服反馈', '还没有设置客服微信。请联系本单位的系统管理员。')),
  );
}
