import type { FastifyRequest } from 'fastify';

export const tokenOf = (request: FastifyRequest): string | undefined => {
  const token = request.headers['token'];
  return typeof token === 'string' && token !== '' ? token : undefined;
};

/** The specification's cookie. It is `SameSite=Strict`: no other site's page can make the browser send it. */
export const cookieTokenOf = (request: FastifyRequest): string | undefined => {
  const found = /(?:^|;\s*)x-access-token=([\w%.~-]{1,500})/.exec(request.headers.cookie ?? '')?.[1];
  try {
    return found === undefined ? undefined : decodeURIComponent(found);
  } catch {
    return undefined;
  }
};
