import { appointmentLife } from '@gongwei/domain/scheduling';
import type { ArchiveHook } from '../ports/archive-hook.port.ts';

/** Code of forms/appointment: 已死亡或迁出. */
export const GONE = '7';
// All of a person at once: from where to where the machine says.
const { from, to: cancelled } = appointmentLife.plan.ways.CANCEL;

/** Whoever is not in care any more has no appointment, and the place goes to somebody else. Places are held first, as everywhere. */
export const endAppointments: ArchiveHook = async ({ inside, countyCode, residentId, to, at, by }) => {
  if (to === '1') return;
  const open = `county_code = $1 and resident_id = $2 and state in (${from.map((state) => `'${state}'`).join(', ')})`;
  await inside.query(
    `select 1 from exam_slots where county_code = $1 and session_id in (select session_id from appointments where ${open})
     order by session_id, no for update`,
    [countyCode, residentId],
  );
  await inside.query(
    `with held as (select id, session_id, slot from appointments where ${open} and holds for update),
     ended as (
       update appointments set state = '${cancelled}', reason = $3, updated_at = $4, updated_by = $5, version = version + 1 where ${open}
     ), freed as (select session_id, slot, count(*)::int as count from held group by 1, 2)
     update exam_slots s set reserved = s.reserved - f.count from freed f
     where s.county_code = $1 and s.session_id = f.session_id and s.no = f.slot`,
    [countyCode, residentId, GONE, at, by.id],
  );
};
