import { DELETION_GRACE, type DeletionEvent } from '@gongwei/domain/upload';
import { createSecretBox } from '../platform/secret-box.ts';
import { insertAccount } from '../platform/platform-accounts.repository.ts';
import { createStandInPlatform } from '../platform/stand-in-platform.adapter.ts';
import type { ThirdPartyPlatform } from '../platform/third-party-platform.ts';
import { PLATFORM_PASSWORD } from '../provincial-platform/wire.ts';
import type { Database } from '../database/database.port.ts';
import { systemRandom } from '../shared/random-source.ts';
import { createManualTime, type ManualTime } from '../testing/index.ts';
import { createUploader, type Uploader } from './create-uploader.ts';
import { heldEntries } from './entries.repository.ts';
import { fillLedger } from './fill-ledger.ts';
import { askedDeletion, moveDeletion, withdrawnDeletion, writeMoves } from './move-entry.ts';
import { queueEntries, type Queued, type Queueing } from './queue-entries.ts';
import { later } from './settle-answer.ts';
import type { EntryRow } from './upload-entry.ts';
import type { UploaderParts } from './uploader-parts.ts';

export const COUNTY = '990101';
export const CENTRE = '990101101';
export const ACCOUNT = 'account-east';
const VILLAGE = `${CENTRE}001`;
const BOX = createSecretBox(new Uint8Array(32), systemRandom);

/** What the platform asks for of a check-up, and a little more. */
export const CHECK_UP = {
  examDate: '2026-06-01',
  symptoms: ['1'],
  temperature: 36.5,
  pulseRate: 72,
  respiratoryRate: 18,
  leftSystolic: 130,
  leftDiastolic: 80,
  height: 165,
  weight: 60,
  waistCircumference: 82,
  exerciseFrequency: '1',
  smokingStatus: '1',
  drinkingFrequency: '1',
  healthEvaluation: '1',
};
const ARCHIVE = {
  sex: '1',
  birthDate: '1955-03-02',
  phone: '19900000001',
  contactName: '张四',
  contactPhone: '19900000002',
  residenceType: '1',
  ethnicGroup: '01',
  aboBloodType: '1',
  educationLevel: '1',
  maritalStatus: '2',
  paymentMethods: ['2'],
  filingDate: '2020-05-06',
};

/** People of the eastern village with an archive and a check-up each, and the eastern account; nothing is in the ledger yet. */
export async function addPeople(database: Database, count: number, checkUp: object = CHECK_UP): Promise<void> {
  const columns = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'residents' and is_generated = 'NEVER' and table_schema = current_schema()`,
  );
  const names = columns.map(({ name }) => name).join(', ');
  await database.query(
    `insert into residents (${names}) select ${names.replaceAll(/\w+/g, 'made.$&')} from residents r, generate_series(1000, 999 + $1::int) n,
       lateral jsonb_populate_record(r, jsonb_build_object('id', 'p' || n, 'archive_number', '99010110100100' || lpad(n::text, 6, '0'),
         'id_number', '99010119550302' || lpad(n::text, 4, '0'))) made
     where r.id = 'resident-1' on conflict do nothing`,
    [count],
  );
  for (const [form, day, data] of [
    ['resident-personal-info', ARCHIVE.filingDate, ARCHIVE],
    ['health-check-up', CHECK_UP.examDate, checkUp],
  ] as const)
    await database.query(
      `insert into records (county_code, id, form_id, form_version, subject_id, institution_code, occurred_on, slot, data, headline, version,
         created_at, created_by, updated_at, updated_by, updated_by_name, subject_kind)
       select '${COUNTY}', $1 || '-' || n, $1, 1, 'p' || n, '${VILLAGE}', $2::date, $1 || n, $3::jsonb, '[]'::jsonb, 1,
         '2026-06-01T02:00:00Z', 'doctor', '2026-06-01T02:00:00Z', 'doctor', '东镇医生', 'resident'
       from generate_series(1000, 999 + $4::int) n on conflict do nothing`,
      [form, day, JSON.stringify(data), count],
    );
  await insertAccount(database, {
    id: ACCOUNT,
    institutionCode: CENTRE,
    userId: 'doctor',
    username: 'gw-east',
    sealed: BOX.seal(PLATFORM_PASSWORD),
    state: '1',
    message: '',
  }).catch(() => undefined);
}

export type UploadDesk = {
  readonly parts: UploaderParts;
  readonly uploader: Uploader;
  readonly time: ManualTime;
  /** Puts everything that waits into one task. */
  queueAll(events?: Queueing['events'], options?: Queueing['options']): Promise<readonly Queued[]>;
  entries(): Promise<readonly EntryRow[]>;
  /** Lets so many milliseconds go by and waits until nothing more is under way. */
  later(milliseconds: number): Promise<void>;
};

/** Who sends, over a database, with a clock of its own. */
export function uploadDesk(
  database: Database,
  platform: ThirdPartyPlatform = createStandInPlatform(),
  more: Partial<UploaderParts> & { readonly time?: ManualTime } = {},
): UploadDesk {
  const time = more.time ?? createManualTime('2026-06-15T04:00:00Z');
  const parts: UploaderParts = {
    database,
    platform,
    box: BOX,
    clock: time.clock,
    timers: time.timers,
    random: systemRandom,
    holder: 'this process',
    tell: () => undefined,
    report: (error) => {
      throw error;
    },
    ...more,
  };
  const uploader = createUploader(parts);
  const entries = (): Promise<readonly EntryRow[]> =>
    database.query<EntryRow>('select * from upload_entries order by turn, record_id');
  let run = 0;
  return {
    parts,
    uploader,
    time,
    entries,
    async queueAll(events = [], options = {}) {
      await fillLedger(parts);
      const ids = (await entries()).map(({ record_id }) => record_id);
      const by = { id: 'doctor', name: '东镇医生' };
      const moment = { now: time.clock.now(), random: systemRandom };
      return database.transaction((inside) =>
        queueEntries(
          inside,
          moment,
          { county: COUNTY, run: `run-${(run += 1)}-${time.clock.now().getTime()}`, by, events, options },
          ids,
        ),
      );
    },
    async later(milliseconds) {
      time.advance(milliseconds);
      uploader.wake();
      await uploader.settled();
    },
  };
}

/** Nothing was ever sent. */
export const forgetUploads = (database: Database): Promise<void> =>
  database.script(
    "delete from upload_entries; delete from upload_events; delete from upload_batches; delete from upload_departures; delete from upload_leases; delete from reminders; update platform_accounts set state = '1';",
  );

/** What somebody does about a deletion on the platform, as the jobs of the lists do it. Returns why not. */
export const moveDeletionOf = (
  { parts, time }: UploadDesk,
  event: DeletionEvent,
  id: string,
): Promise<string | undefined> =>
  parts.database.transaction(async (inside) => {
    const [entry] = await heldEntries(inside, COUNTY, [id]);
    if (!entry) throw new Error('There is no such entry.');
    const now = time.clock.now();
    const by = { id: 'doctor', name: '东镇医生' };
    const asked = event.type === 'ASK_DELETE';
    const moved = moveDeletion(
      entry,
      event,
      asked
        ? {
            revoke: askedDeletion(entry, {
              reasonCode: event.reasonCode,
              reason: event.reason,
              by,
              askedAt: now.toISOString(),
            }),
            revoke_next_at: later(now, DELETION_GRACE),
          }
        : withdrawnDeletion(entry),
    );
    if (moved.ok) await writeMoves(inside, { now, random: systemRandom }, [moved.value]);
    return moved.ok ? undefined : moved.failure.message;
  });
