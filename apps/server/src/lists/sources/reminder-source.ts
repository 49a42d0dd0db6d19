import { REMINDER_RULES, type ReminderRuleId, reminderRule } from '@gongwei/domain/reminders';
import { countyCodeOf, scopeCondition } from '../../database/scope.ts';
import { HIDDEN_DAY, unlessTold } from '../../privacy/birth-days.ts';
import { readerOf } from '../../privacy/reader.policy.ts';
import { besideReminder, holding } from '../../reminding/holds.ts';
import type { ListSource } from '../source.ts';
import type { SqlColumns } from '../sql/sql-names.ts';
import { plain } from '../sql/sql-value.ts';
import { besidePerson, column } from './source-columns.ts';

const RULES = Object.keys(REMINDER_RULES) as readonly ReminderRuleId[];
/** What each rule says of its reminders, as SQL. */
const byRule = (alias: string, say: (rule: ReminderRuleId) => string): string =>
  `case ${alias}.rule ${RULES.map((rule) => `when '${rule}' then ${say(rule)}`).join(' ')} end`;
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A template of a rule with a row's own facts. The person is a column of their own, which is hidden where it must be. */
function filled(template: string, alias: string, dueOn = `${alias}.due_on`): string {
  const facts: { readonly [name: string]: string } = {
    day: `coalesce(to_char(${dueOn}, 'YYYY-MM-DD'), '${HIDDEN_DAY}')`,
    subject: `${alias}.subject_id`,
    resident: 'p.id',
  };
  const parts = template
    .replaceAll(/\{name\} ?的?/g, '')
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 === 0 ? quoted(part) : (facts[part] ?? `${alias}.facts ->> ${quoted(part)}`)));
  return `concat(${parts.join(', ')})`;
}

const REMINDER: SqlColumns = {
  id: column('id'),
  kind: (alias) => plain(byRule(alias, (rule) => quoted(reminderRule(rule).kind))),
  level: (alias) => plain(byRule(alias, (rule) => quoted(reminderRule(rule).level))),
  // One that is over ends when its recipient looks; until then it is over all the same.
  state: (alias) =>
    plain(
      `case when ${alias}.state in ('0', '1', '2', '5') and not ${holding(alias)} then '3' else ${alias}.state end`,
    ),
  content: (alias) => plain(byRule(alias, (rule) => filled(reminderRule(rule).says, alias))),
  path: (alias) => plain(byRule(alias, (rule) => filled(reminderRule(rule).leads, alias))),
  byHand: (alias) => plain(byRule(alias, (rule) => String(reminderRule(rule).endsByItself !== true))),
  mayHand: (alias) => plain(byRule(alias, (rule) => String(reminderRule(rule).own !== true))),
  recipient: column('recipient_id'),
  institution: (alias) => plain(`(select u.institution_code from users u where u.id = ${alias}.recipient_id)`),
  raisedAt: column('raised_at'),
  dueOn: column('due_on'),
  times: (alias) => plain(`${alias}.times::numeric`),
  escalated: column('escalated'),
  handledAt: column('handled_at'),
  handler: column('handled_by'),
  note: column('note'),
};

/** Of a reminder of a visit its plan, which its identity begins with, tells whether its day is a birthday's. */
const shownDay = (alias: string): string =>
  unlessTold(
    `case when ${alias}.rule = 'plan-overdue' then split_part(${alias}.subject_id, '_', 1) end`,
    `${alias}.due_on`,
  );

/** Reminders without the days from which a birth could be reckoned. */
const UNDATED: SqlColumns = {
  ...REMINDER,
  content: (alias) => plain(byRule(alias, (rule) => filled(reminderRule(rule).says, alias, shownDay(alias)))),
  dueOn: (alias) => plain(shownDay(alias)),
};

/** Reminders beside the person they are about: one's own, and those of whoever works below. */
export const reminderSource = (facts: SqlColumns, join: string): ListSource => ({
  table: 'reminders r',
  joins: `${besideReminder('r')} ${join}`,
  tables: besidePerson('reminder', REMINDER, facts),
  lookingTables: besidePerson('reminder', UNDATED, facts),
  key: ['county_code', 'id'],
  person: 'p.id',
  reach: ({ scope, staff }, into) =>
    `r.county_code = ${into.add(countyCodeOf(scope.institutionCode))} and (r.resident_id is null or (${scopeCondition(scope, 'p', into)}))
     and (r.recipient_id = ${into.add(staff.id)} or exists (select 1 from users u where u.id = r.recipient_id
       and starts_with(u.institution_code, ${into.add(scope.institutionCode)})))`,
  readerOf,
  hidesTexts: true,
});
