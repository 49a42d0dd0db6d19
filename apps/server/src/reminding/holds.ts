import { URGE_STAGES } from '@gongwei/domain/nucleic-acid';
import type { ReminderRuleId } from '@gongwei/domain/reminders';
import { LIVE_APPOINTMENT } from '@gongwei/domain/scheduling';

/** It is not, or not only, for whom its matter is: somebody above, or a colleague it was given to. */
const beyond = (m: string): string => `${m}.escalated or ${m}.handed_from is not null`;

/** A pool's people are still to be sampled again, and that is this one's to see to. */
const taskOpen = (m: string): string =>
  `exists (select 1 from nucleic_retests q where q.county_code = ${m}.county_code and q.id = split_part(${m}.subject_id, '#', 1) and q.state in ('1', '2', '3')
    and (${beyond(m)} or q.handler is null or q.handler = ${m}.recipient_id))`;

/** A tube it was for waits for the same still; its subject begins with the code of what. */
const tubeWaits = (m: string): string =>
  `exists (select 1 from nucleic_tubes t where t.county_code = ${m}.county_code and t.urge_id = ${m}.subject_id
    and case left(${m}.subject_id, 1) ${URGE_STAGES.map(
      ({ code, states }) => `when '${code}' then t.state in (${states.map((state) => `'${state}'`).join(', ')})`,
    ).join(' ')} end)`;

/** The person is followed for what its subject names (`person#patient form`), and was not measured since they were asked. */
const unmeasured = (m: string): string =>
  `exists (select 1 from records c where c.county_code = ${m}.county_code and c.subject_id = p.id and c.form_id = split_part(${m}.subject_id, '#', 2)
    and c.removed_at is null and coalesce(c.data ->> 'state', '1') = '1')
    and not exists (select 1 from records x where x.county_code = ${m}.county_code and x.subject_id = p.id and x.removed_at is null
      and x.form_id = replace(split_part(${m}.subject_id, '#', 2), '-patient', '-reading') and x.occurred_on >= ${m}.due_on)`;

/** Something the check-up lacked when it was told is lacking still: a sheet by its form, or an answer of the check-up, one of several by `|`. */
const stationsMissing = (m: string): string =>
  `exists (select 1 from appointments a where a.county_code = ${m}.county_code and a.id = ${m}.subject_id and a.state in ('2', '3', '4'))
    and exists (select 1 from unnest(string_to_array(${m}.facts ->> 'needs', ',')) as need where not exists (
      select 1 from records x where x.county_code = ${m}.county_code and x.subject_id = p.id and x.removed_at is null
        and x.occurred_on >= (${m}.facts ->> 'from')::date
        and (x.form_id = need or (x.form_id = 'health-check-up' and jsonb_exists_any(x.data, string_to_array(need, '|'))))))`;

/** The sheet says of the pregnancy what it did. */
const gradedAs = (m: string, level: string): string =>
  `exists (select 1 from records g where g.county_code = ${m}.county_code and g.id = ${m}.subject_id and g.removed_at is null
    and g.data ->> 'riskLevel' = '${level}')`;

/**
 * Whether what a reminder is about still holds, by its rule: asked each time before one is shown, told or escalated, so that none outlives the visit, the
 * correction or the person it waits for. `m` is the reminder, `p` the person it is about and `k` the sheet, as far as it is about one.
 */
const holds = (m: string): { readonly [rule in ReminderRuleId]: string } => ({
  'upload-failed': `exists (select 1 from upload_batches b where b.county_code = ${m}.county_code and b.id = ${m}.subject_id and b.state = '4')
    and exists (select 1 from upload_entries e where e.county_code = ${m}.county_code and e.batch_id = ${m}.subject_id and e.state = '4')`,
  'account-refused': `exists (select 1 from platform_accounts a where a.id = ${m}.subject_id and a.state in ('2', '4'))`,
  'critical-result': `k.id is not null and k.removed_at is null and exists (select 1 from check_up_reviews v
    where v.county_code = ${m}.county_code and v.record_id = ${m}.subject_id and v.critical and v.critical_told is null)`,
  'pregnancy-red': gradedAs(m, '4'),
  'pregnancy-orange': gradedAs(m, '3'),
  'missed-call': `exists (select 1 from call_participants c where c.county_code = ${m}.county_code and c.call_id = ${m}.subject_id
    and c.user_id = ${m}.recipient_id and c.outcome = 'missed' and not c.seen)`,
  'import-done': `exists (select 1 from roster_imports i where i.county_code = ${m}.county_code and i.id = ${m}.subject_id
    and i.phase = ${m}.facts ->> 'phase')`,
  'export-ready': `exists (select 1 from list_jobs j where j.county_code = ${m}.county_code and j.id = ${m}.subject_id and j.state = 'done' and j.file_name is not null)`,
  'appointment-moved': `exists (select 1 from appointments a where a.county_code = ${m}.county_code and a.id = ${m}.subject_id and a.state = '8')`,
  'appointment-lost': `exists (select 1 from appointments a where a.county_code = ${m}.county_code and a.id = ${m}.subject_id and a.state = '6'
    and not exists (select 1 from appointments b where b.county_code = a.county_code and b.resident_id = p.id and b.year = extract(year from ${m}.due_on)
      and b.state in (${LIVE_APPOINTMENT.map((state) => `'${state}'`).join(', ')}))
    and not exists (select 1 from records s where s.county_code = a.county_code and s.subject_id = p.id and s.form_id = 'health-check-up'
      and s.removed_at is null and extract(year from s.occurred_on) = extract(year from ${m}.due_on)))`,
  'findings-due': `exists (select 1 from findings f where f.county_code = ${m}.county_code and f.doctor_id = ${m}.recipient_id
    and f.state = 'assigned' and f.due_on = ${m}.due_on)`,
  'plan-overdue': `exists (select 1 from plans n where n.county_code = ${m}.county_code and n.id = ${m}.subject_id and n.state = 'overdue'
    and n.due_on = ${m}.due_on and n.resident_id = p.id and (${beyond(m)} or ${m}.recipient_id = coalesce((select t.doctor_id from plan_doctors t
      where t.county_code = n.county_code and t.resident_id = n.resident_id and t.programme = n.programme), n.doctor_id, p.doctor_id)))`,
  'plans-handed': `exists (select 1 from plan_doctors t join plans n on n.county_code = t.county_code and n.resident_id = t.resident_id
      and n.programme = t.programme and n.state in ('upcoming', 'due', 'overdue')
    where t.county_code = ${m}.county_code and t.doctor_id = ${m}.recipient_id and t.by_id = ${m}.subject_id
      and (t.at at time zone 'Asia/Shanghai')::date >= ${m}.due_on)`,
  'measuring-due': unmeasured(m),
  'reports-drafted': `exists (select 1 from records d where d.county_code = ${m}.county_code and d.form_id = 'health-report' and d.removed_at is null
    and d.data ->> 'rangeStart' = ${m}.subject_id and d.data ->> 'period' = '1' and d.data ->> 'doctor' = ${m}.recipient_id
    and coalesce(d.data ->> 'state', '0') = '0')`,
  'stations-missing': stationsMissing(m),
  'retest-opened': taskOpen(m),
  'retest-urged': taskOpen(m),
  'retest-positive': `exists (select 1 from nucleic_tubes t where t.county_code = ${m}.county_code and t.id = ${m}.subject_id and t.result = '1' and t.state in ('70', '80'))`,
  'tube-urged': tubeWaits(m),
  'tube-refused': `exists (select 1 from nucleic_tubes t where t.county_code = ${m}.county_code and t.id = ${m}.subject_id and t.state = '45')`,
});

/** The sheet and the person a reminder is about; somebody whose file was merged is the one it was merged into. */
export const besideReminder = (
  m: string,
): string => `left join records k on ${m}.rule = 'critical-result' and k.county_code = ${m}.county_code and k.id = ${m}.subject_id
  left join residents p on p.county_code = ${m}.county_code and p.id = coalesce(k.subject_id, ${m}.resident_id)`;

/** Whether a reminder beside these two still holds. Of somebody who left care nothing is owed. */
export const holding = (m: string): string =>
  `((${m}.resident_id is null or p.status = '1') and case ${m}.rule ${Object.entries(holds(m))
    .map(([rule, condition]) => `when '${rule}' then ${condition}`)
    .join(' ')} else false end)`;
