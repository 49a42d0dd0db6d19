import { isLaboratoryLabel, LABEL_KINDS, labelResults } from '@gongwei/domain/scheduling';
import type { CalendarDay } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import { countyCodeOf } from '../../database/scope.ts';
import { recordOperation } from '../../logging/operation-log.ts';
import type { JobKind, RowResult } from '../../lists/jobs/job-kind.ts';
import { backRowByRow, nameFor, rowByRow, text } from '../../lists/jobs/job-parts.ts';
import type { ListReader } from '../../lists/source.ts';
import { httpFailure } from '../../shared/http-failure.ts';
import { todayOf } from '../../shared/server-clock.ts';

const refuse = (message: string) => httpFailure(422, { code: 'list.answers', message });
const kindOf = (code: string) => LABEL_KINDS.find((one) => one.code === code);

type Held = {
  readonly county_code: string;
  readonly resident_id: string;
  readonly name: string;
  readonly day: CalendarDay;
};

/** The appointment of somebody who is here, held until the transaction ends. @throws a sentence where there is none. */
async function held(inside: Queryable, { scope }: ListReader, id: string): Promise<Held> {
  const [row] = await inside.query<Held>(
    `select a.county_code, a.resident_id, p.name, a.day from appointments a
       join residents p on p.county_code = a.county_code and p.id = a.resident_id
     where a.county_code = $1 and a.id = $2 and a.state in ('2', '3', '4')
       and (starts_with(a.institution_code, $3) or starts_with(p.institution_code, $3)) for update of a`,
    [countyCodeOf(scope.institutionCode), id, scope.institutionCode],
  );
  if (!row) throw refuse('没有签到，或不在您的管理范围内');
  return row;
}

const resultsCame = async (inside: Queryable, { county_code, resident_id, day }: Held, kind: string) =>
  (
    await inside.query(
      `select 1 from records o where o.county_code = $1 and o.subject_id = $2 and o.form_id = 'health-check-up' and o.removed_at is null
         and o.occurred_on >= $3 and jsonb_exists_any(o.data, $4::text[]) limit 1`,
      [county_code, resident_id, day, [...labelResults(kind)]],
    )
  ).length > 0;

/** Binds a label, in place of one of the same kind that was bound today; gives that one. @throws a sentence where it may not be. */
async function bind(
  inside: Queryable,
  row: Held,
  at: { id: string; code: string; kind: string; by: string; now: Date; today: CalendarDay },
): Promise<string | undefined> {
  const label = kindOf(at.kind)?.label ?? '';
  const before = await inside.query<{ code: string; bound_on: CalendarDay }>(
    'select code, bound_on from laboratory_labels where county_code = $1 and appointment_id = $2 and kind = $3',
    [row.county_code, at.id, at.kind],
  );
  if (await resultsCame(inside, row, at.kind)) throw refuse(`${label}结果已回传，不能再绑定`);
  const [old] = before;
  if (old?.code === at.code) throw refuse(`已绑定条码 ${at.code}`);
  if (old && old.bound_on !== at.today) throw refuse(`${label}已绑定条码 ${old.code}，只能当天改绑`);
  const [made] = await inside.query(
    `insert into laboratory_labels (county_code, code, appointment_id, resident_id, kind, day, bound_on, bound_at, bound_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (county_code, code) do nothing returning code`,
    [row.county_code, at.code, at.id, row.resident_id, at.kind, row.day, at.today, at.now.toISOString(), at.by],
  );
  if (!made) throw refuse(`条码 ${at.code} 已绑定给别人或别的项目，请核对`);
  if (old)
    await inside.query('delete from laboratory_labels where county_code = $1 and code = $2', [
      row.county_code,
      old.code,
    ]);
  return old?.code;
}

/** 绑定检验条码: the label of a tube is of this person's check-up. Taken back the same day, while no results came: the label of before is bound again. */
export const bindLabel: JobKind = {
  check: async (_context, _reading, answers) => {
    const [barcode, kind] = [text(answers, 'barcode') ?? '', text(answers, 'kind') ?? ''];
    if (!isLaboratoryLabel(barcode)) throw refuse('检验条码是 10 到 15 位数字');
    if (!kindOf(kind)) throw refuse('请选择项目');
    return { barcode, kind };
  },
  act: rowByRow(async (context, inside, reading, rowId, { barcode, kind }): Promise<RowResult> => {
    const row = await held(inside, reading, rowId);
    const [code, what] = [String(barcode), String(kind)];
    const now = context.clock.now();
    const at = { id: rowId, kind: what, by: reading.staff.id, now, today: todayOf(context.clock) };
    const was = await bind(inside, row, { ...at, code });
    await recordOperation(inside, context, reading.staff, {
      ...{
        action: 'appointment.label',
        subjectId: row.resident_id,
        target: rowId,
        details: { event: 'BIND', kind: what },
      },
    });
    const reason = `${kindOf(what)?.label ?? ''}条码 ${code}`;
    return {
      rowId,
      title: nameFor(reading, row.name),
      outcome: 'done',
      reason,
      before: { code, kind: what, ...(was && { was }) },
    };
  }),
  undo: backRowByRow(async (context, inside, reading, rowId, _answers, { code = '', kind = '', was }) => {
    const row = await held(inside, reading, rowId);
    if (await resultsCame(inside, row, String(kind))) throw refuse('结果已回传，不能解绑');
    const gone = await inside.query(
      `delete from laboratory_labels where county_code = $1 and code = $2 and appointment_id = $3 and bound_on = $4 returning code`,
      [row.county_code, String(code), rowId, todayOf(context.clock)],
    );
    if (gone.length === 0) throw refuse('只能解绑当天绑定的');
    // The tube of before is still the person's: its results come by that label.
    const [by, now] = [reading.staff.id, context.clock.now()];
    if (typeof was === 'string')
      await bind(inside, row, {
        ...{ id: rowId, code: was, kind: String(kind) },
        by,
        now,
        today: todayOf(context.clock),
      });
    await recordOperation(inside, context, reading.staff, {
      ...{ action: 'appointment.label', subjectId: row.resident_id, target: rowId, details: { event: 'UNBIND' } },
    });
    const reason = typeof was === 'string' ? { reason: `已撤销，改回条码 ${was}` } : {};
    return { rowId, title: nameFor(reading, row.name), outcome: 'done', ...reason };
  }),
};
