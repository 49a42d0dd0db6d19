import { isWithin } from '../../database/scope.ts';
import { worksLike } from '../../identity/role-book.query.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import type { JobKind } from './job-kind.ts';

/** The answers of a window that asks for a doctor, of one's own institution or below, and perhaps for a note. @throws 422 for anybody else. */
export const checkDoctor: JobKind['check'] = async ({ database }, { scope }, answers) => {
  const doctor = typeof answers['doctor'] === 'string' ? answers['doctor'] : '';
  const [user] = await database.query<{ institution_code: string }>(
    `select institution_code from users u where id = $1 and disabled_at is null
         and exists (select 1 from user_roles r where r.user_id = u.id and ${worksLike('r.role', 'left(u.institution_code, 6)', '$2')})`,
    [doctor, ['DOC', 'VIL']],
  );
  if (!user || !isWithin(scope, user.institution_code))
    throw httpFailure(422, {
      code: 'list.answers',
      message: '请选择本机构或下级机构的医生',
      advice: '责任医生须是在用的医生或村医账号',
    });
  return { doctor, ...(typeof answers['note'] === 'string' && { note: answers['note'].slice(0, 200) }) };
};
