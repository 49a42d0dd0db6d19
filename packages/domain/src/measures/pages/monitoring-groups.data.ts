import { department } from '../../clinical/dictionaries/department.ts';
import { glucoseTimePoint } from '../../clinical/dictionaries/glucose-time-point.ts';
import type { Breakdown } from '../analysis-page.ts';

// Groups the pages of monitoring tell their numbers apart by.

/** Departments measure and use strips: their readings, plans and stock name them alike. The storeroom (98) measures nothing. */
export const DEPARTMENTS: Breakdown = {
  id: 'department',
  label: '科室',
  groups: department.flatMap(({ code, label }) => (code === '98' ? [] : [{ code, label, when: `record.department == '${code}'` }])),
  code: 'record.department',
  alike: ['record:blood-glucose-reading', 'record:blood-glucose-patient', 'record:test-strip-stock'],
  ifAny: true,
};

/** When of the day glucose was measured. */
export const POINTS: Breakdown = {
  id: 'point',
  label: '时点',
  groups: glucoseTimePoint.map(({ code, label }) => ({ code, label, when: `record.timePoint == '${code}'` })),
};

/** Days of the week, from Monday. */
export const WEEKDAYS: Breakdown = {
  id: 'weekday',
  label: '星期',
  groups: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((label, at) => ({ code: `${at + 1}`, label, when: `weekdayOf(day(record.measuredAt)) == ${at + 1}` })),
};

/** What glucose readings warn of: each is in one group. */
export const WARNINGS: Breakdown = {
  id: 'level',
  label: '预警类型',
  groups: [
    { code: '1', label: '低血糖3级', when: 'is(glucose-hypo-3)' },
    { code: '2', label: '低血糖2级', when: 'is(glucose-hypo-2)' },
    { code: '3', label: '低血糖1级', when: 'is(glucose-hypo-1)' },
    { code: '4', label: '偏高', when: 'is(glucose-over)' },
    { code: '5', label: '高血糖≥13.9', when: 'is(glucose-very-high)' },
    { code: '6', label: '危急≥16.7', when: 'is(glucose-critical-high)' },
  ],
};

const AGE = 'yearsBetween(resident.birthDate, period.end)';
/** Adults by their age at the end of the period. */
export const ADULT_AGES: Breakdown = {
  id: 'ageBand',
  label: '年龄组',
  groups: [
    ...([[18, 44], [45, 59], [60, 64], [65, 69], [70, 74], [75, 79]] as const).map(([from, until]) => ({ code: `${from}-${until}`, label: `${from}~${until}岁`, when: `between(${AGE}, ${from}, ${until + 1})` })),
    { code: '80+', label: '80岁及以上', when: `${AGE} >= 80` },
  ],
};
