import { calendarDay, type CalendarDay } from '../../shared/index.ts';
import type { ProgrammeDose } from './vaccine-programme.ts';

/** A dose of the programme as it was before a day (`until`), by its `DoseOfProgramme` id; without `dose` nobody was asked for it. */
export type EarlierDose = {
  readonly until: CalendarDay;
  readonly dose?: Partial<ProgrammeDose>;
  /** What was in force then, and from when on. */
  readonly source: string;
  readonly validFrom: CalendarDay;
  readonly says: string;
};

/** 国家免疫规划疫苗儿童免疫程序及说明（2021年版）, in force until it was changed vaccine by vaccine. */
const OF_2021 = { source: '国家免疫规划疫苗儿童免疫程序及说明（2021年版）', validFrom: calendarDay(2021, 3, 1) };
/** 百白破: 3, 4, 5 and 18 months and DT at six years, until it became 2, 4, 6 and 18 months and six years. */
const DTAP_UNTIL = calendarDay(2025, 1, 1);
/** 双价HPV疫苗 came into the programme for girls of 13. */
const HPV_UNTIL = calendarDay(2025, 11, 10);
/** The version of 2026 puts the time for the second dose against group A at 24 months instead of 18. */
const MEN_A_UNTIL = calendarDay(2026, 6, 17);

/** Doses that were asked for otherwise before. What did not change (DTaP 2 at 4 months, 4 at 18) is not in it. */
export const EARLIER_DOSES: { readonly [dose: string]: EarlierDose } = {
  'dtap-1': { ...OF_2021, until: DTAP_UNTIL, dose: { minAge: { months: 3 } }, says: '2024年12月31日以前的程序满3月龄应种' },
  'dtap-3': { ...OF_2021, until: DTAP_UNTIL, dose: { minAge: { months: 5 } }, says: '2024年12月31日以前的程序满5月龄应种' },
  'dtap-5': { ...OF_2021, until: DTAP_UNTIL, says: '2024年12月31日以前6周岁接种的是白破疫苗，没有这一剂的应种' },
  'mpsv-a-2': { ...OF_2021, until: MEN_A_UNTIL, dose: { recommendedBefore: { months: 18 } }, says: '2026年版程序印发以前，满18月龄前接种为及时' },
  'hpv2-1': { ...OF_2021, until: HPV_UNTIL, says: '2025年11月10日起才纳入免疫规划，此前没有应种' },
  'hpv2-2': { ...OF_2021, until: HPV_UNTIL, says: '2025年11月10日起才纳入免疫规划，此前没有应种' },
};
