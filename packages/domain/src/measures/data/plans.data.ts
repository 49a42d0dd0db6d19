import { PROGRAMME_LABELS } from '../../lists/language/plan-words.data.ts';
import { defineMeasures } from '../measure-definition.ts';

const SOURCE = 'modules.md 1.9、2 随访完成率';
const DONE = "hasAny(plan.state, ['visited', 'made-up'])";
const OPEN = "hasAny(plan.state, ['upcoming', 'due', 'overdue'])";
const ENDED = { when: "plan.state == 'ended'", why: '计划已终止（死亡、迁出、结案），不再应访' };
/** From the day after it was due, whether its days of grace are over or not. */
const PAST = "plan.dueOn < @today && hasAny(plan.state, ['due', 'overdue'])";

const visits = (id: string, label: string, counts: string, hint: string) =>
  ({ id, label, counts, unit: '人次', basis: 'P', source: SOURCE, hint }) as const;
const people = (id: string, label: string, counts: string, hint: string) =>
  ({ id, label, counts, unit: '人', basis: 'P', source: SOURCE, hint }) as const;

const PROGRAMMES = (['hypertension', 'diabetes', 'psychosis', 'tuberculosis'] as const).map(
  (programme) => [programme, PROGRAMME_LABELS[programme]] as const,
);

/** Planned visits by the day on which they are due, of whoever the person belongs to now. */
export const plansMeasures = [
  ...defineMeasures(
    { of: 'plan', within: 'period', organisation: 'now', pick: 'all', population: 'true', exclusions: [ENDED] },
    [
      visits('followup-due', '应随访', 'true', '应访日期在期内的随访，含已访、补访、逾期、失访；已终止的不数。'),
      visits('followup-done', '已随访', DONE, '应访日期在期内、已按期随访或补访的人次。'),
      visits('followup-missed', '未随访', "hasAny(plan.state, ['due', 'overdue'])", '应访日期在期内、已到应访时间还没有随访的人次。'),
      visits('followup-made-up', '补访', "plan.state == 'made-up'", '应访日期在期内、过了宽限才随访的人次。'),
      visits('followup-lost', '失访', "plan.state == 'lost'", '应访日期在期内、登记为失访的人次。'),
      { id: 'followup-completion-rate', label: '随访完成率', counts: DONE, among: 'true', basis: 'P', source: SOURCE, hint: '期内应随访的人次中，已按期随访或补访的。' },
    ],
  ),
  ...defineMeasures(
    { of: 'plan', within: 'period', organisation: 'now', pick: 'all', population: 'true', exclusions: [] },
    [visits('followup-by-state', '随访完成情况', 'true', '应访日期在期内的全部随访（含已终止的），按状态分。')],
  ),
  ...defineMeasures(
    { of: 'plan', within: 'period', organisation: 'now', pick: 'any', population: 'true', exclusions: [ENDED] },
    [people('followup-due-people', '应随访人数', 'true', '期内应随访的人，多个项目、多次随访的一人一次。')],
  ),
  ...defineMeasures(
    { of: 'plan', within: 'always', organisation: 'now', pick: 'any', population: 'true', exclusions: [] },
    [
      people('followup-due-today', '今日应随访', `plan.dueOn == @today && ${OPEN}`, '今天到期、还没有随访的人；同一天两个项目的一人一次。'),
      people('hypertension-overdue', '高血压逾期人数', `plan.programme == 'hypertension' && ${PAST}`, '高血压随访从应访次日起还没有做的人；没有过宽限的也算。'),
      ...PROGRAMMES.map(([programme, name]) =>
        people(`follow-up-overdue-${programme}`, `${name}随访逾期`, `plan.programme == '${programme}' && plan.overdueDays > 0`, `${name}随访过了宽限仍没有做的人；已登记失访的不数。`),
      ),
    ],
  ),
  ...defineMeasures(
    { of: 'plan', within: 'always', organisation: 'now', pick: 'all', population: 'true', exclusions: [] },
    [visits('followup-overdue', '逾期随访', PAST, '到今天为止，应访日期已过而没有随访的人次，从应访次日起算；没有过宽限的也算。')],
  ),
];
