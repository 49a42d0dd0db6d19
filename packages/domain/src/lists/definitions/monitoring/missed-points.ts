/** When glucose is to be measured at a time of the plan, in minutes since midnight, as the limits `glucose-point-…` have it. */
const POINT_MINUTES = {
  '1': 420,
  '2': 540,
  '3': 660,
  '4': 810,
  '5': 1020,
  '6': 1170,
  '7': 1290,
  '8': 180,
} as const;
/** So many minutes later it counts as missed, as `glucose-on-time-minutes` has it. */
const POINT_GRACE = 30;
/** When the time of day of a pressure reading is over: 清晨 at ten, 上午 at noon, 下午 at six; 晚间 and 夜间 with the day. */
const SLOT_MINUTES = { '1': 600, '2': 720, '3': 1080, '4': 1440, '5': 1440 } as const;

const POINT_WORDS = {
  '8': '凌晨',
  '1': '空腹',
  '2': '早餐后',
  '3': '午餐前',
  '4': '午餐后',
  '5': '晚餐前',
  '6': '晚餐后',
  '7': '睡前',
} as const;
const SLOT_WORDS = { '1': '清晨', '2': '上午', '3': '下午', '4': '晚间', '5': '夜间' } as const;

type Plan = {
  readonly form: string;
  /** The question of the plan when to measure, and that of a reading when it was. */
  readonly planned: string;
  readonly at: string;
  readonly minutes: { readonly [code: string]: number };
  readonly words: { readonly [code: string]: string };
};

/** What was to be measured on a day and was not. `minute`: how much of the day is over. */
function missedOf({ form, planned, at, minutes, words }: Plan, day: string, minute: string) {
  const due = `(isMissing(record.state) || record.state == '1') && weekdayOf(${day}) <= record.measureDaysPerWeek && (isMissing(record.planStart) ? record.@occurredOn : record.planStart) <= ${day} && (isMissing(record.planEnd) || record.planEnd >= ${day})`;
  const open = (code: string): string =>
    `${minute} >= ${minutes[code]} && hasAny(record.${planned}, ['${code}']) && !has(${form}, when: record.valid == true && record.@occurredOn == ${day} && record.${at} == '${code}')`;
  const codes = Object.keys(words).sort((one, other) => (minutes[one] ?? 0) - (minutes[other] ?? 0));
  return {
    /** How many; nobody is asked for anything on a day the plan does not name. */
    times: `resident.status == '1' && ${due} ? countTrue(${codes.map(open).join(', ')}) : 0`,
    /** Which, in the order of the day: `空腹 早餐后`. */
    which: `resident.status == '1' && ${due} ? joined(${codes.map((code) => `(${open(code)} ? '${words[code]}' : '')`).join(', ')}) : ''`,
  } as const;
}

const GLUCOSE: Plan = {
  ...{ form: 'blood-glucose-reading', planned: 'timePoints', at: 'timePoint', words: POINT_WORDS },
  minutes: Object.fromEntries(Object.entries(POINT_MINUTES).map(([code, minute]) => [code, minute + POINT_GRACE])),
};
const PRESSURE: Plan = {
  ...{ form: 'blood-pressure-reading', planned: 'measureSlots', at: 'timeSlot', words: SLOT_WORDS },
  minutes: SLOT_MINUTES,
};
const YESTERDAY = ['addDays(@today, -1)', '1440'] as const;
const TODAY = ['@today', '@minute'] as const;

/** 漏测: what somebody was to measure today until now, or yesterday, and did not. Expressions over the sheet of who is followed. */
export const MISSED_GLUCOSE = { today: missedOf(GLUCOSE, ...TODAY), yesterday: missedOf(GLUCOSE, ...YESTERDAY) };
/** The same of blood pressure. */
export const MISSED_PRESSURE = { today: missedOf(PRESSURE, ...TODAY), yesterday: missedOf(PRESSURE, ...YESTERDAY) };
