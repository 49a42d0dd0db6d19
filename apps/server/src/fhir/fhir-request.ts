import { searchBundle, type Bundle, type Resource } from '@gongwei/domain/fhir';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { scopeOf, staffOf } from '../identity/request-staff.ts';
import { findResident } from '../resident/residents.repository.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';
import type { ServerContext } from '../server-context.ts';
import { notFound } from '../shared/http-failure.ts';
import type { Asking } from './person-resources.ts';

export const ROOT = '/api/fhir';
export const FHIR_JSON = 'application/fhir+json; charset=utf-8';

export const asking = (context: ServerContext, request: FastifyRequest): Asking => ({
  context,
  scope: scopeOf(request),
  staff: staffOf(request),
});

/** @throws 404 outside of the scope, as if there were nobody. */
export async function residentOf(context: ServerContext, request: FastifyRequest, id: string): Promise<ResidentRecord> {
  const resident = await findResident(context.database, scopeOf(request), id);
  if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
  return resident;
}

/** Where this server's resources are read, as the asker wrote its address. */
export const baseOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}${ROOT}`;

/** The id in a FHIR reference: `Patient/r-1` or `r-1`. */
export const idIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** What a search found. `next`: where it goes on, below the root. */
export const found = (
  request: FastifyRequest,
  resources: readonly Resource[],
  { next, total }: { readonly next?: string | undefined; readonly total?: number } = {},
): Bundle =>
  searchBundle(resources, {
    base: baseOf(request),
    self: `${request.protocol}://${request.host}${request.url}`,
    ...(next !== undefined && { next: `${baseOf(request)}/${next}` }),
    ...(total !== undefined && { total }),
  });

type Paging = { readonly _count: number; readonly _offset: number };

/** A page of what is known whole. `address`: of the search, without its page. */
export function pageOf(
  request: FastifyRequest,
  all: readonly Resource[],
  { _count: count, _offset: offset }: Paging,
  address: string,
): Bundle {
  const more = offset + count < all.length;
  const next = more
    ? `${address}${address.includes('?') ? '&' : '?'}_count=${count}&_offset=${offset + count}`
    : undefined;
  return found(request, all.slice(offset, offset + count), { next, total: all.length });
}

export const sendFhir = (reply: FastifyReply, body: object): FastifyReply => reply.type(FHIR_JSON).send(body);
