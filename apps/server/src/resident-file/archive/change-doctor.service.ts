import { personChanged } from '../../database/branch-changes.ts';
import { repeatedTransaction } from '../../database/repeated-transaction.ts';
import { isWithin, type Scope } from '../../database/scope.ts';
import { DOCTORS } from '../../identity/doctors.ts';
import { receiverOf } from '../../identity/receiver.ts';
import type { Staff } from '../../identity/users.repository.ts';
import { passCare } from '../../records/in-charge.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import { holdResident } from '../../resident/residents.repository.ts';
import type { ServerContext } from '../../server-context.ts';
import { httpFailure, notFound } from '../../shared/http-failure.ts';

/**
 * Gives a resident into another doctor's care, with the cards of programmes the one before was in charge of. Safe to repeat. @throws 404 for a
 * resident or a doctor out of scope, 409 for a file that is not in care, whose doctor is nobody's business any more, and for a doctor who could
 * not see the resident.
 */
export async function changeDoctor(
  context: ServerContext,
  scope: Scope,
  staff: Staff,
  residentId: string,
  doctorId: string,
): Promise<{ readonly doctorName: string }> {
  const answer = await repeatedTransaction(context.database, async (inside) => {
    const resident = await holdResident(inside, scope, residentId);
    if (!resident) throw notFound('resident.not-found', '没有找到这位居民，或不在您的管理范围内');
    if (resident.status !== '1')
      throw httpFailure(409, { code: 'archive.state', message: '档案不在管，不能变更责任医生' });
    const { account: doctor, places, whyNot } = await receiverOf(inside, doctorId);
    const isDoctor = doctor?.bases.some((base) => DOCTORS.includes(base));
    if (!doctor || !isDoctor || !places.some((place) => isWithin(scope, place)))
      throw notFound('doctor.not-found', '没有找到这位医生，或不在您的管理范围内');
    const unseen = whyNot(resident.institution_code);
    if (unseen !== undefined)
      throw httpFailure(409, {
        code: 'doctor.elsewhere',
        message: `这位居民${unseen}`,
        advice: '请选管理机构或其上级机构的医生，或先办理迁移',
      });
    if (resident.doctor_id === doctor.id) return { doctorName: doctor.name };
    await inside.query('update residents set doctor_id = $3 where county_code = $1 and id = $2', [
      resident.county_code,
      resident.id,
      doctor.id,
    ]);
    if (resident.doctor_id !== null)
      await passCare(context, inside, {
        ...{ countyCode: resident.county_code, people: [resident.id], by: staff },
        ...{ from: resident.doctor_id, to: doctor.id },
      });
    await recordOperation(inside, context, staff, {
      action: 'resident.doctor',
      subjectId: resident.id,
      details: { from: resident.doctor_id ?? '', to: doctor.id },
    });
    await personChanged(inside, {
      ...{ countyCode: resident.county_code, id: resident.id, institutionCode: resident.institution_code },
    });
    return { doctorName: doctor.name };
  });
  return answer;
}
