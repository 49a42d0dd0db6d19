import type { FastifyRequest } from 'fastify';
import type { RosterImport } from '@gongwei/domain/resident';
import { RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { requirePermission } from '../identity/request-staff.ts';
import { askedInstitution, type AskedInstitution } from '../organisation/institution.routes.ts';
import { countyCodeOf } from '../organisation/scope.ts';
import type { ServerContext } from '../server-context.ts';
import { checkFileUrl } from './roster-imports.ts';

const MOST = 20;

type Row = { id: string; jgbh: string; username: string | null; state: RosterImport };

/** The specification's `{product}sjhy` (数据核验): the uploads of an institution and those below it, newest first. */
export async function verifications(
  { database }: ServerContext,
  request: FastifyRequest<AskedInstitution>,
): Promise<unknown> {
  requirePermission(request, RESIDENT_CODES, 'V');
  const code = askedInstitution(request, request.body?.jgbh);
  const rows = await database.query<Row>(
    `select r.id, r.institution_code as jgbh, u.name as username, r.state from roster_imports r left join users u on u.id = r.user_id
     where r.county_code = $1 and starts_with(r.institution_code, $2) order by r.id desc limit ${MOST}`,
    [countyCodeOf(code), code],
  );
  return rows.map(({ id, jgbh, username, state }) => ({
    importId: id,
    jgbh,
    username: username ?? '',
    fileName: state.fileName,
    state: state.state,
    counts: state.counts,
    time: state.startedAt,
    url: state.state === 'done' ? checkFileUrl(id) : '',
  }));
}
