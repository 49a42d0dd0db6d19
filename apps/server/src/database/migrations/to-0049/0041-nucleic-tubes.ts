import type { Migration } from '../../migrate.ts';

const MOMENT = (path: string): string =>
  `case when ${path} ~ '^\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d' then (replace(left(${path}, 16), ' ', 'T') || ':00+08:00')::timestamptz end`;

/**
 * Tubes on their way from the swab to the report, the samples in them, boxes, what happened to each tube, and reports.
 *
 * A tube's id is that of the entry it was registered by; a sample's is its tube's, of members of a pool with their place behind it. `version` is in the
 * condition of every write, so that of two who do something to one tube at once the second sees what the first did. `came_from`: where a tube was when it was
 * received. A report is found by its code alone, which nobody can guess; one that was withdrawn stays and says so. Tubes registered before stand as collected,
 * voided, received or refused.
 */
export const nucleicTubes: Migration = {
  number: 41,
  name: 'nucleic-tubes',
  sql: `
create table nucleic_boxes (
  county_code text collate "C" not null,
  id text collate "C" not null,
  box_no text collate "C" not null,
  institution_code text collate "C" not null,
  lab_code text collate "C" not null,
  carrier text,
  carrier_phone text,
  vehicle_no text,
  box_temp numeric,
  packer text not null,
  packed_at timestamptz not null,
  departed_at timestamptz,
  state text collate "C" not null default '1',
  reason text,
  version int not null default 1,
  primary key (county_code, id)
);
create unique index nucleic_boxes_in_use on nucleic_boxes (county_code, box_no) where state in ('1', '2', '3');
create table nucleic_tubes (
  county_code text collate "C" not null,
  id text collate "C" not null,
  code text collate "C" not null,
  kind text collate "C" not null,
  sealed boolean not null,
  persons int not null,
  institution_code text collate "C" not null,
  sample_point text,
  sampler text,
  specimen_type text collate "C",
  crowd text collate "C",
  limit_hours int not null,
  sampled_at timestamptz not null,
  state text collate "C" not null default '10',
  box_id text collate "C",
  lab_code text collate "C",
  lab_no text,
  receiver text,
  received_at timestamptz,
  arrive_temp numeric,
  conclusion text collate "C",
  reject_reasons text[],
  reject_other text,
  came_from text collate "C",
  plate_no text,
  well_no text,
  instrument text,
  kit_name text,
  kit_batch text,
  ct_orf1ab numeric,
  ct_n numeric,
  ct_ic numeric,
  result text collate "C",
  tester text,
  tested_at timestamptz,
  reviewer text,
  reviewed_at timestamptz,
  retests int not null default 0,
  retest_opened_at timestamptz,
  retest_due_at timestamptz,
  origin_id text collate "C",
  reason text,
  version int not null default 1,
  primary key (county_code, id)
);
create index nucleic_tubes_code on nucleic_tubes (county_code, code);
create index nucleic_tubes_box on nucleic_tubes (county_code, box_id) where box_id is not null;
create index nucleic_tubes_lab on nucleic_tubes (county_code, lab_code, state) where lab_code is not null;
create index nucleic_tubes_sampled on nucleic_tubes (county_code, sampled_at);
create table nucleic_samples (
  county_code text collate "C" not null,
  id text collate "C" not null,
  tube_id text collate "C" not null,
  institution_code text collate "C" not null,
  sample_no text,
  name text not null,
  id_type text collate "C",
  id_no text not null,
  sex text collate "C",
  age int,
  phone text,
  address text,
  crowd text collate "C",
  resident_id text collate "C",
  check_type text collate "C",
  notify_state text collate "C",
  closed_at timestamptz,
  new_tube_id text collate "C",
  report_code text collate "C",
  primary key (county_code, id)
);
create index nucleic_samples_tube on nucleic_samples (county_code, tube_id);
create index nucleic_samples_person on nucleic_samples (county_code, id_no);
create table nucleic_events (
  county_code text collate "C" not null,
  tube_id text collate "C" not null,
  no int not null,
  at timestamptz not null,
  by_id text not null,
  event text collate "C" not null,
  from_state text collate "C" not null,
  to_state text collate "C" not null,
  reason text,
  details jsonb not null default '{}',
  primary key (county_code, tube_id, no)
);
create table nucleic_reports (
  code text collate "C" primary key,
  county_code text collate "C" not null,
  sample_id text collate "C" not null,
  tube_id text collate "C" not null,
  report_no text not null,
  lab_code text collate "C",
  conclusion text collate "C" not null,
  reported_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_reason text,
  print_count int not null default 0,
  printed_at timestamptz,
  printed_by text
);
create index nucleic_reports_sample on nucleic_reports (county_code, sample_id);
create index nucleic_reports_tube on nucleic_reports (county_code, tube_id);
insert into nucleic_tubes (county_code, id, code, kind, sealed, persons, institution_code, sample_point, sampler, specimen_type, crowd, limit_hours, sampled_at, state)
  select county_code, id, upper(trim(data ->> 'tubeBarcode')), case when form_id = 'nucleic-sample' then '1' else coalesce(data ->> 'mixType', '10') end,
    form_id = 'nucleic-sample' or coalesce(data ->> 'tubeState', '1') <> '1',
    case when form_id = 'nucleic-sample' then 1 else coalesce(jsonb_array_length(list_rows(data -> 'members')), 0) end,
    institution_code, data ->> 'samplePoint', data ->> 'sampler', data ->> 'specimenType', data ->> 'crowdType', 24,
    coalesce(${MOMENT("coalesce(data ->> 'sampleTime', data ->> 'openTime')")}, created_at),
    case when removed_at is not null or data ->> 'tubeState' = '3' then '90' else '10' end
  from records where form_id in ('nucleic-sample', 'nucleic-pool') and trim(data ->> 'tubeBarcode') <> '';
insert into nucleic_samples (county_code, id, tube_id, institution_code, sample_no, name, id_type, id_no, sex, phone, address, crowd, resident_id, check_type)
  select county_code, id, id, institution_code, data ->> 'sampleNo', coalesce(data ->> 'name', '—'), data ->> 'idType', coalesce(data ->> 'idNo', ''), data ->> 'sex',
    data ->> 'phone', data ->> 'address', data ->> 'crowdType', data ->> 'residentId', data ->> 'checkType'
  from records where form_id = 'nucleic-sample' and trim(data ->> 'tubeBarcode') <> '';
insert into nucleic_samples (county_code, id, tube_id, institution_code, name, id_type, id_no, sex, phone, address, crowd, resident_id)
  select r.county_code, r.id || '_' || m.place, r.id, r.institution_code, coalesce(m.one ->> 'name', '—'), m.one ->> 'idType', coalesce(m.one ->> 'idNo', ''),
    m.one ->> 'sex', m.one ->> 'phone', m.one ->> 'address', m.one ->> 'crowdType', m.one ->> 'residentId'
  from records r, jsonb_array_elements(list_rows(r.data -> 'members')) with ordinality as m (one, place)
  where r.form_id = 'nucleic-pool' and trim(r.data ->> 'tubeBarcode') <> '';
update nucleic_tubes t set state = case when x.data ->> 'conclusion' = '3' then '45' else '40' end, lab_code = x.data ->> 'receiveLab', lab_no = x.data ->> 'labNo',
    receiver = x.data ->> 'receiver', received_at = ${MOMENT("x.data ->> 'receiveTime'")}, conclusion = x.data ->> 'conclusion', came_from = '10'
  from (select distinct on (county_code, upper(trim(data ->> 'tubeBarcode'))) county_code, upper(trim(data ->> 'tubeBarcode')) as code, data from records
    where form_id = 'nucleic-receipt' and removed_at is null order by county_code, upper(trim(data ->> 'tubeBarcode')), created_at desc, id) x
  where t.county_code = x.county_code and t.code = x.code and t.state = '10';
`,
};
