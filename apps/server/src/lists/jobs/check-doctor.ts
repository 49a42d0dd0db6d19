import { prefixRange } from '../../shared/prefix-range.ts';
import type { Queryable } from '../../database/database.port.ts';
import { mayWorkFor, placesOf, worksWithin } from '../../identity/staff-places.ts';
import { findStaff } from '../../identity/users.repository.ts';
import { worksLike } from '../../identity/role-book.query.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import type { JobKind } from './job-kind.ts';

/** The answers of a window that asks for a doctor, of one's own institution or below, and perhaps for a note. @throws 422 for anybody else. */
export const checkDoctor: JobKind['check'] = async ({ database }, { scope }, answers) => {
  const doctor = typeof answers['doctor'] === 'string' ? answers['doctor'] : '';
  const { from, until } = prefixRange(scope.institutionCode);
  const [user] = await database.query(
    `select 1 from users u where id = $1 and disabled_at is null and ${worksWithin('u', '$3', '$4')}
         and exists (select 1 from user_roles r where r.user_id = u.id and ${worksLike('r.role', 'left(u.institution_code, 6)', '$2')})`,
    [doctor, ['DOC', 'VIL'], from, until],
  );
  if (!user)
    throw httpFailure(422, {
      code: 'list.answers',
      message: '请选择本机构或下级机构的医生',
      advice: '责任医生须是在用的医生或村医账号',
    });
  return { doctor, ...(typeof answers['note'] === 'string' && { note: answers['note'].slice(0, 200) }) };
};

/** Who takes somebody over: where they work, and why they cannot take a resident of an institution: of whom they cannot see nobody would take care. */
export type Receiver = {
  readonly places: readonly string[];
  readonly whyNot: (institution: string) => string | undefined;
};

export async function receiverOf(inside: Queryable, doctorId: string): Promise<Receiver> {
  const doctor = await findStaff(inside, doctorId);
  return {
    places: doctor ? placesOf(doctor) : [],
    whyNot: (institution) =>
      doctor && mayWorkFor(doctor, institution)
        ? undefined
        : `不归${doctor ? `“${doctor.name}”` : '这位医生'}所在机构管理，交过去也看不到`,
  };
}
