export {
  addDays,
  addMonths,
  addYears,
  calendarDay,
  chinaTime,
  dayInChina,
  daysBetween,
  daysInMonth,
  fullMonths,
  fullYears,
  isCalendarDay,
  parseCalendarDay,
  partsOf,
  type CalendarDay,
} from './calendar-day.ts';
export {
  addExact,
  compareExact,
  divideExact,
  exact,
  exactToNumber,
  fixedText,
  multiplyExact,
  roundHalfUp,
  subtractExact,
  type Exact,
} from './decimal.ts';
export { firstDayOf, isWholeDay, monthOf, type CalendarMonth, type ToldDay } from './told-day.ts';
export { fault, isFault, type Fault, type FaultCategory } from './fault.ts';
export { isJsonObject, type Json, type JsonObject } from './json.ts';
export { fail, ok, type Result } from './result.ts';
export { isEmpty } from './empty.ts';
export {
  SENSITIVE_KINDS,
  isMaskedNumber,
  maskFor,
  maskIdNumber,
  maskIdNumberWhole,
  maskName,
  maskPhone,
  maskPhoneWhole,
  type Reader,
  type SensitiveKind,
} from './masking.ts';
export { STRENGTH, holdsRight, includesLetter, type PermissionLetter, type Right } from './permission-letter.ts';
export { COMPOUND_SURNAMES } from './surnames.data.ts';
export { maskWritten } from './written-numbers.ts';
export { hidingOf, type KnownPerson } from './known-person.ts';
export { makeUuidV7, ofMonth, parseUuidV7, timeOfUuidV7, type UuidV7 } from './uuid-v7.ts';
export {
  CLOSED,
  HELLO_WITHIN,
  KEPT_FOR,
  MAX_FRAME,
  REALTIME_PATH,
  readClientFrame,
  readServerFrame,
  type ClientFrame,
  type RefusalCode,
  type ServerFrame,
} from './realtime-wire.ts';
