import { prefixRange } from '../../shared/prefix-range.ts';
import { DOCTORS } from '../../identity/doctors.ts';
import { worksWithin } from '../../identity/staff-places.ts';
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
    [doctor, DOCTORS, from, until],
  );
  if (!user)
    throw httpFailure(422, {
      code: 'list.answers',
      message: '请选择本机构或下级机构的医生',
      advice: '责任医生须是在用的医生、村医或公卫科账号',
    });
  return { doctor, ...(typeof answers['note'] === 'string' && { note: answers['note'].slice(0, 200) }) };
};
