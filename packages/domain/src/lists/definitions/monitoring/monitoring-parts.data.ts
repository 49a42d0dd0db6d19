import { people, peopleFilters } from '../resident-parts.ts';

/** Levels of the warning of a reading, by the digit its words begin with. */
export const LEVELS = {
  options: [
    { code: '0', label: '正常', tone: 'quiet' }, { code: '1', label: '提示' }, { code: '2', label: '3日内联系', tone: 'warn' },
    { code: '3', label: '当日联系', tone: 'danger' }, { code: '4', label: '危急', tone: 'danger' },
  ],
} as const;

/** Who a row of these lists is about, and how they are looked for. */
export const who = [people.name, people.sex, people.age, people.phone, people.village] as const;
export const where = [peopleFilters.person, peopleFilters.place, peopleFilters.village] as const;

/** The rows of a number of 医防融合的统计, opened from there. */
export const NUMBER = { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' } as const;
