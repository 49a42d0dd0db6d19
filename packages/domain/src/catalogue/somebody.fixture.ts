import type { FormContext } from '../forms/index.ts';
import { calendarDay } from '../shared/index.ts';

/** A woman of 35 and a doctor, for forms that are filled with anything. */
export const SOMEBODY: FormContext = {
  today: calendarDay(2026, 11, 20),
  resident: {
    id: 'r1',
    name: '测试',
    sex: 'female',
    birthDate: calendarDay(1990, 11, 21),
    age: 35,
    archiveNumber: '32098110410500042',
    known: [],
  },
  user: { id: 'doctor-1', name: '测试医生', institutionCode: '320981104' },
};
