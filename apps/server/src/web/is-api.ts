import type { FastifyRequest } from 'fastify';

/** Whether the API answers: by the route that matched, because `/%61pi/…` is `/api/…`; by the address where none did. */
export const isApi = (request: FastifyRequest): boolean =>
  (request.routeOptions.url ?? request.url).startsWith('/api/');
