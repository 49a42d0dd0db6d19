import { addYears, type CalendarDay } from '../shared/index.ts';
import type { Resident, Sex } from './resident.ts';

/** Somebody of the family who has a file of his own; numbers masked. */
export type FamilyMember = Pick<
  Resident,
  'id' | 'archiveNumber' | 'name' | 'sex' | 'birthDate' | 'age' | 'ageMonths' | 'idNumber' | 'villageName'
>;

/** Who belongs together for the sheets of mother and child and of a couple. `children` of a mother, the eldest first. */
export type Family = {
  readonly mother?: FamilyMember;
  readonly spouse?: FamilyMember;
  readonly children: readonly FamilyMember[];
};

/** What somebody is to a resident: a child points at its mother, husband and wife at each other. */
export type TieKind = 'mother' | 'spouse';

type Person = { readonly id: string; readonly sex: Sex; readonly birthDate: CalendarDay };

/** Below this age nobody bears a child; lower is a slip of the hand [P]. Completed years. */
const YOUNGEST_MOTHER = 12;
/** Above this age nobody does either [P]. Completed years. */
const OLDEST_MOTHER = 60;

/** Why somebody cannot be the mother or the spouse of a resident, in words for staff; `undefined` where nothing speaks against it. */
export function tieRefusal(kind: TieKind, resident: Person, other: Person): string | undefined {
  if (resident.id === other.id) return '不能选择本人';
  if (kind === 'spouse') return resident.sex === other.sex ? '夫妻双方性别相同，请核对' : undefined;
  if (other.sex !== 'female') return '母亲应为女性';
  if (addYears(other.birthDate, YOUNGEST_MOTHER) > resident.birthDate) return '所选母亲的年龄与儿童不符，请核对';
  if (addYears(other.birthDate, OLDEST_MOTHER) < resident.birthDate) return '所选母亲的年龄与儿童不符，请核对';
  return undefined;
}
