import type { Migration } from '../../migrate.ts';

/**
 * The tasks of positive and suspect pools: who calls their people in until when, and how far they are. The numbers follow from the people and are kept for lists;
 * `told` and the like are written with the task held, so that of two singles reviewed at once the second sees the first. One task of a pool lives at a time.
 * Of a member it is known since when they were told or handed on: `closed_at` is worked out from it and from their single tube.
 */
export const nucleicRetests: Migration = {
  number: 42,
  name: 'nucleic-retests',
  sql: `
create table nucleic_retests (
  county_code text collate "C" not null,
  id text collate "C" not null,
  tube_id text collate "C" not null,
  institution_code text collate "C" not null,
  state text collate "C" not null default '1',
  handler text collate "C",
  opened_by text collate "C",
  opened_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  members int not null,
  told int not null default 0,
  sampled int not null default 0,
  waiting int not null,
  positive int not null default 0,
  urges int not null default 0,
  urged_at timestamptz,
  urged_by text collate "C",
  version int not null default 1,
  primary key (county_code, id)
);
create unique index nucleic_retests_tube on nucleic_retests (county_code, tube_id) where state <> '9';
create index nucleic_retests_due on nucleic_retests (county_code, state, due_at);
create index nucleic_tubes_origin on nucleic_tubes (county_code, origin_id) where origin_id is not null;
alter table nucleic_samples add column notified_at timestamptz;
alter table nucleic_samples add column notified_by text collate "C";
update nucleic_samples set notified_at = closed_at where notify_state in ('2', '3');
insert into nucleic_retests (county_code, id, tube_id, institution_code, state, handler, opened_by, opened_at, due_at, ended_at, members, told, sampled, waiting, positive)
  select t.county_code, t.id || '_retest', t.id, t.institution_code, case when t.state = '66' then '4' when s.begun then '2' else '1' end,
    (select u.id from users u where u.id = t.sampler), t.reviewer, t.retest_opened_at, coalesce(t.retest_due_at, t.retest_opened_at + interval '6 hours'),
    case when t.state = '66' then s.ended_at end, s.members, s.told, s.sampled, s.waiting, s.positive
  from nucleic_tubes t join lateral (select count(*)::int as members, (count(*) filter (where m.notify_state in ('1', '2', '3')))::int as told,
      count(m.new_tube_id)::int as sampled, (count(*) filter (where m.closed_at is null))::int as waiting,
      (count(*) filter (where n.result = '1' and n.state in ('70', '80')))::int as positive, max(m.closed_at) as ended_at,
      bool_or(m.notify_state in ('1', '2', '3') or m.new_tube_id is not null) as begun
    from nucleic_samples m left join nucleic_tubes n on n.county_code = m.county_code and n.id = m.new_tube_id
    where m.county_code = t.county_code and m.tube_id = t.id) s on true
  where t.state in ('65', '66') and t.kind <> '1' and t.retest_opened_at is not null;
`,
};
