import { ofOneCourse, type RecordRemoval } from '@gongwei/domain/forms';
import { formAccess } from '@gongwei/domain/identity';
import { REMOVAL_NOT_YOURS, removalLetter } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import { allows } from '../identity/permissions.policy.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { ServerContext } from '../server-context.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';
import { dayOf, todayOf } from '../shared/server-clock.ts';
import type { RecordHooks } from './record-hooks.ts';
import type { FullRecordRow } from './record.mapper.ts';
import { builtOnSaid, isMadeBySystem, keptSheet, sheetsBuiltOn } from './sheets-built-on.data.ts';

/** Why a sheet of a resident stays, asked while the person and the sheet are held; nothing where it may go. */
export type WhyItStays = (sheet: FullRecordRow) => Promise<string | undefined>;

type Asked = {
  readonly context: ServerContext;
  readonly hooks: Pick<RecordHooks, 'whyItStays'>;
  readonly inside: Queryable;
  readonly staff: Staff;
  readonly removal: RecordRemoval;
};

/**
 * Why a sheet stays that somebody takes out by hand: it goes another way, others are built on it, or an area says so. @throws 403 to who may not, 422
 * without a reason.
 */
export const byHand =
  ({ context, hooks, inside, staff, removal }: Asked): WhyItStays =>
  async (sheet) => {
    requireLetter(context, staff, sheet);
    if (!removal.removed) return undefined;
    if ((removal.reason ?? '').trim() === '')
      throw httpFailure(422, { code: 'record.reason', message: '请填写删除原因，没有删除' });
    const form = context.forms.definition(sheet.form_id);
    return (
      (isMadeBySystem(sheet.form_id) ? '系统生成的记录，不能删除' : keptSheet(sheet.form_id)) ??
      builtOnSaid(await builtOn(context, inside, sheet)) ??
      (form && (await hooks.whyItStays({ context, inside, form, sheet })))
    );
  };

/** What was entered, or taken out, by oneself today needs no more than the right to save. */
function requireLetter({ forms, clock }: ServerContext, staff: Staff, sheet: FullRecordRow): void {
  const form = forms.definition(sheet.form_id);
  const access = form && formAccess(form);
  const [by, at] =
    sheet.removed_at === null ? [sheet.created_by, sheet.created_at] : [sheet.updated_by, sheet.updated_at];
  const letter = removalLetter({ by, on: dayOf(Date.parse(at)) }, { id: staff.id, today: todayOf(clock) });
  if (access?.kind !== 'permission' || !allows(staff.permissions, [access.code], letter))
    throw forbidden(REMOVAL_NOT_YOURS);
}

/** Sheets of its course from its day on that have it as their ground; of a child's and of others' everything from its day on. */
async function builtOn({ forms }: ServerContext, inside: Queryable, sheet: FullRecordRow) {
  const built = sheetsBuiltOn(sheet.form_id);
  if (built.length === 0) return [];
  const rows = await inside.query<{ form_id: string; on: CalendarDay }>(
    `select form_id, occurred_on::text as on from records where county_code = $1 and subject_id = $2 and removed_at is null and id <> $3
       and (form_id = any($4::text[]) or form_id = 'pregnancy-basic-info') and occurred_on >= $5 order by occurred_on, id`,
    [sheet.county_code, sheet.subject_id, sheet.id, [...built], sheet.occurred_on],
  );
  const cards = rows.filter(({ form_id }) => form_id === 'pregnancy-basic-info').map(({ on }) => on);
  const isOfPregnancy = forms.definition(sheet.form_id)?.subject === 'pregnancy';
  const mine = { occurredOn: sheet.occurred_on };
  return rows
    .filter(({ form_id }) => built.includes(form_id))
    .filter(({ on }) => !isOfPregnancy || ofOneCourse(ANY_SHEET, mine, { occurredOn: on }, cards))
    .map(({ form_id, on }) => ({ title: forms.title(form_id), on }));
}

/** Of one pregnancy are two sheets between which no other card was booked. */
const ANY_SHEET = { occurs: 'one', courseCard: 'pregnancy-basic-info' } as const;
