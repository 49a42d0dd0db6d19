/** Facts of a record that stand in another table, of one row a record. */
export type BesideRecord = '@reviewState' | '@uploadState';

const stateIn = (table: string, alias: string): string =>
  `coalesce((select k.state from ${table} k where k.county_code = ${alias}.county_code and k.record_id = ${alias}.id), '0')`;

/** Of the delivery sheet of the mother from the day of a birth, or the next to it: of twins one is often born after midnight. */
const ofMother = (alias: string, key: string): string =>
  `(select list_code(d.data -> '${key}') from records d where d.county_code = ${alias}.county_code and d.form_id = 'delivery-mother'
    and d.subject_kind = 'resident' and d.removed_at is null and abs(d.occurred_on - ${alias}.occurred_on) <= 1
    and d.subject_id in (select ${alias}.subject_id union all select t.other_id from family_ties t
      where t.county_code = ${alias}.county_code and t.resident_id = ${alias}.subject_id and t.kind = 'mother')
    order by d.occurred_on desc, d.id desc limit 1)`;

const BESIDE: { readonly [fact: string]: (alias: string) => string } = {
  '@reviewState': (alias) => stateIn('check_up_reviews', alias),
  '@uploadState': (alias) => stateIn('upload_entries', alias),
  '@institutionalDelivery': (alias) => ofMother(alias, 'institutionalDelivery'),
  '@deliveryMode': (alias) => ofMother(alias, 'deliveryMode'),
};

/** Whether another table tells it: it changes while no record of the person does. */
export const isBesideRecord = (fact: string): boolean => Object.hasOwn(BESIDE, fact);

/** Something a record is told by another table, in SQL over the record of this alias; `undefined` for what it says itself. */
export const besideRecord = (alias: string, fact: string): string | undefined =>
  isBesideRecord(fact) ? BESIDE[fact]?.(alias) : undefined;
