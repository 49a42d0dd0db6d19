import type { FastifyRequest } from 'fastify';
import { requirePermission } from '../identity/request-staff.ts';
import { askedInstitution, type AskedInstitution } from '../organisation/institution.routes.ts';
import type { ServerContext } from '../server-context.ts';
import { allows, RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { INSTANT, shape, TEXT } from '../shared/schemas.ts';
import { listImports } from './roster-imports.repository.ts';
import { COUNTS } from './roster.schemas.ts';

const MOST = 20;

/** As `verifications` tells of an upload. */
export const VERIFICATION = shape({
  importId: TEXT,
  jgbh: TEXT,
  username: TEXT,
  fileName: TEXT,
  state: TEXT,
  counts: COUNTS,
  time: INSTANT,
  url: TEXT,
});

/** The specification's `{product}sjhy` (数据核验): the uploads of an institution and those below it, newest first. */
export async function verifications(
  { database }: ServerContext,
  request: FastifyRequest<AskedInstitution>,
): Promise<unknown> {
  const staff = requirePermission(request, RESIDENT_CODES, 'V');
  const code = askedInstitution(request, request.body?.jgbh);
  const { rows } = await listImports(database, { institutionCode: code }, { offset: 0, limit: MOST });
  // Check files hold whole numbers: they are only for who may change files.
  const mayFetch = allows(staff.permissions, RESIDENT_CODES, 'E');
  return rows.map(({ id, institutionCode, by, fileName, state, counts, startedAt, checkFileUrl }) => ({
    importId: id,
    jgbh: institutionCode,
    username: by,
    fileName,
    state,
    counts,
    time: startedAt,
    url: mayFetch && checkFileUrl !== undefined ? checkFileUrl : '',
  }));
}
