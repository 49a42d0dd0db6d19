import type { CountedPerson } from '@gongwei/domain/measures';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { createRandom } from '../../seed/random.ts';
import { insertRows, type NewRow } from './insert-rows.ts';
import type { RandomPerson } from './random-county.ts';

const STATES = ['0', '1', '2', '3', '4', '5', '6', '7'];
/** At the ends of a year in China. */
const MOMENTS = ['2025-12-31T15:59:59.000Z', '2025-12-31T16:00:00.000Z', '2026-06-15T02:00:00.000Z'];
const FINDING_STATES = ['open', 'assigned', 'excused', 'closed'];

/** What lies beside the records of random people: for some a row of the upload ledger, for some what rules have to say of them. */
export async function writeLedger(
  database: Queryable,
  county: string,
  people: readonly RandomPerson[],
): Promise<readonly (RandomPerson & CountedPerson)[]> {
  const random = createRandom(`ledger:${county}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const [uploads, findings, held, events]: [NewRow[], NewRow[], NewRow[], NewRow[]] = [[], [], [], []];
  const counted = people.map((person) => {
    const [own, steps]: [JsonObject[], JsonObject[]] = [[], []];
    const states = new Map<string, string>();
    const entries: { [record: string]: JsonObject } = {};
    for (const { id, formId, occurredOn, institution } of person.records) {
      const known = { missing: false, erroneous: false, uploaded: false };
      if (random.next() < 0.6) {
        const [state, reconcileState] = [pick(STATES), pick(['0', '1', '2', '4'])];
        const recordType = pick(['1', '2', '5']);
        const errorCode = state === '4' ? pick(['E01', 'E06']) : null;
        const at = { county_code: county, record_id: id, form_id: formId, institution_code: institution };
        const rest = {
          record_type: recordType,
          turn: 1,
          resident_id: person.id,
          occurred_on: occurredOn,
          content_hash: '',
          created_at: '2026-01-01T00:00:00Z',
        };
        uploads.push({ ...at, ...rest, state, error_code: errorCode, reconcile_state: reconcileState });
        own.push({ id, recordDate: occurredOn, institution, state, recordType, reconcileState, errorCode });
        known.uploaded = state === '3';
        states.set(id, state);
        for (let left = Math.floor(random.next() * 3); left > 0; left -= 1) {
          const [step, moment, to] = [`${id}-e${left}`, pick(MOMENTS), pick(STATES)];
          const said = { id: step, record_id: id, at: moment, event: 'ACCEPTED', from_state: '2', to_state: to };
          events.push({ county_code: county, ...said });
          steps.push({
            id: step,
            record: id,
            at: moment,
            from: '2',
            to,
            institution,
            recordType,
            recordDate: occurredOn,
          });
        }
      }
      for (let left = Math.floor(random.next() * 3); left > 0; left -= 1) {
        const [kind, severity] = [pick(['sheet', 'sheet', 'across']), pick(['error', 'missing', 'warning', 'advice'])];
        const state = pick(FINDING_STATES);
        findings.push({
          ...{
            county_code: county,
            id: `${id}-${left}`,
            resident_id: person.id,
            kind,
            rule: 'x',
            severity,
            record_id: id,
          },
          ...{ form_id: formId, field: '', says: '', print: '', occurred_on: occurredOn, author_id: '', state },
          found_on: occurredOn,
        });
        if (kind !== 'sheet') continue;
        known.missing ||= severity === 'missing' && state !== 'closed';
        known.erroneous ||= severity === 'error' && (state === 'open' || state === 'assigned');
      }
      entries[id] = known;
    }
    const beside: JsonObject[] = [];
    if (random.next() < 0.4) {
      const [recordType, recordDate] = [pick(['1', '2', '5']), pick(['2025-12-31', '2026-02-01', '2026-06-15'])];
      const institution = pick(['990101', '990101101', '990101102']);
      const at = { county_code: county, platform_id: person.id, institution_code: institution, form_id: '' };
      held.push({ ...at, record_type: recordType, occurred_on: recordDate, seen_at: '2026-06-15T00:00:00Z' });
      beside.push({ recordType, recordDate, institution });
    }
    const records = person.records.map((one) => ({ ...one, uploadState: states.get(one.id) ?? '0' }));
    const rows = { ...person.rows, upload: own, held: beside, 'upload-step': steps };
    return { ...person, records, rows, entries };
  });
  await insertRows(database, 'upload_entries', uploads);
  await insertRows(database, 'upload_events', events);
  await insertRows(database, 'findings', findings);
  await insertRows(database, 'platform_only', held);
  return counted;
}
