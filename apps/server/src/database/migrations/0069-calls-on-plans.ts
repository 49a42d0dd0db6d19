import type { Migration } from '../migrate.ts';

/**
 * What the calls for a visit came to stands on its plan (worked out with it from `plan_marks`), and planned visits are found by their day and by
 * their state: a county has some four of them for each person, and lists read them a hundred at a time.
 */
export const callsOnPlans: Migration = {
  number: 69,
  name: 'calls-on-plans',
  sql: `
alter table plans add column attempts int not null default 0, add column last_call text collate "C";
update plans r set attempts = m.attempts, last_call = m.last_call
  from (select county_code, plan_id, count(distinct on_day) filter (where details ->> 'result' <> 'asked') as attempts,
      (array_agg(details ->> 'result' order by on_day desc, at desc, id desc))[1] as last_call
    from plan_marks where kind = 'attempt' group by county_code, plan_id) m
  where m.county_code = r.county_code and m.plan_id = r.id;
create index plan_marks_plan on plan_marks (county_code, plan_id);
create index plans_due on plans (county_code, due_on, id);
create index plans_state on plans (county_code, state, due_on, id);
create index plans_closed on plans (county_code, closed_on desc nulls last, id desc);
drop index plans_open;
create index residents_by_village on residents (county_code, village_name, id);
`,
};
