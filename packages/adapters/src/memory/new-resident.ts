import type { NewResident, NewResidentRefusal, NumberRefusal } from '@gongwei/application/resident';
import {
  archiveNumber,
  birthDateOf,
  maskCitizenNumber,
  numberDiffers,
  parseCitizenNumber,
  readPhone,
  sexOf,
} from '@gongwei/domain/resident';
import { fail, maskPhone, ok, type CalendarDay, type Result } from '@gongwei/domain/shared';
import type { RegisteredResident } from './memory-resident-directory.ts';

/** Where somebody lives who is entered without a village. */
const OWN_VILLAGE = '110105001001';

/** A new file as the server would open it, or what is wrong with it. */
export function openFile(
  typed: NewResident,
  known: readonly RegisteredResident[],
  today: CalendarDay,
): Result<RegisteredResident, NewResidentRefusal> {
  const { name, apart, villageCode = OWN_VILLAGE, phone, address } = typed;
  const who = whoOf(typed, today);
  const fields = wrongOf(typed, who);
  if (!who || fields.length > 0) return fail({ fields });
  const existing = known.find(({ fullIdNumber }) => fullIdNumber !== '' && fullIdNumber === who.fullIdNumber);
  if (existing) return fail({ fields: [{ field: 'idNumber', message: '这位居民已经建档' }], existingId: existing.id });
  const similar = known.find((one) => one.name === name.trim() && mayBe(one, who));
  const question = similar && `可能已经建档：${similar.name}（${similar.villageName}），出生日期相同。`;
  if (similar && question !== apart) return fail({ fields: [], existingId: similar.id, question: question ?? '' });
  return ok({
    id: `resident-${known.length + 1}`,
    archiveNumber: archiveNumber(villageCode, known.length + 1),
    name: name.trim(),
    ...who,
    villageCode,
    villageName: villageCode,
    institutionCode: villageCode.slice(0, 9),
    institutionName: villageCode.slice(0, 9),
    conditions: [],
    status: '1',
    filedOn: today,
    ...(phone !== undefined && phone !== '' && { phone: maskPhone(phone), fullPhone: phone }),
    ...(address !== undefined && { address }),
  });
}

type Who = Pick<RegisteredResident, 'sex' | 'birthDate' | 'idNumber' | 'fullIdNumber' | 'noNumber'>;

/** By their number, or by what is said in its place; nothing where neither will do. */
function whoOf({ idNumber, noNumber, sex, birthDate }: NewResident, today: CalendarDay): Who | undefined {
  const number = parseCitizenNumber(idNumber, today);
  if (number.ok)
    return {
      ...{ sex: sexOf(number.value), birthDate: birthDateOf(number.value) },
      ...{ idNumber: maskCitizenNumber(number.value), fullIdNumber: `${number.value}` },
    };
  return noNumber && sex && birthDate ? { noNumber, sex, birthDate, idNumber: '', fullIdNumber: '' } : undefined;
}

function wrongOf({ name, phone = '' }: NewResident, who: Who | undefined): NewResidentRefusal['fields'] {
  const wrongPhone = phone === '' ? undefined : readPhone(phone);
  return [
    ...(name.trim() === '' ? [{ field: 'name' as const, message: '姓名不能为空' }] : []),
    ...(who ? [] : [{ field: 'idNumber' as const, message: '身份证号码不正确' }]),
    ...(wrongPhone?.ok === false ? [{ field: 'phone' as const, message: wrongPhone.failure }] : []),
  ];
}

/** Of two numbers it is known that they are two people. */
const mayBe = (
  one: RegisteredResident,
  who: { readonly birthDate: CalendarDay; readonly fullIdNumber: string },
): boolean => one.birthDate === who.birthDate && (one.fullIdNumber === '' || who.fullIdNumber === '');

/** The file with its number, or why it is not taken. */
export function withNumber(
  file: RegisteredResident,
  idNumber: string,
  confirmed: string | undefined,
  known: readonly RegisteredResident[],
  today: CalendarDay,
): Result<RegisteredResident, NumberRefusal> {
  const number = parseCitizenNumber(idNumber, today);
  if (!number.ok) return fail({ message: '身份证号有误，请逐位核对' });
  if (file.fullIdNumber === number.value) return ok(file);
  if (file.fullIdNumber !== '') return fail({ message: '这份档案已经有身份证号' });
  const other = known.find((one) => one.fullIdNumber === number.value);
  if (other) return fail({ message: `该身份证号已有档案：${other.name}`, existingId: other.id });
  const question = numberDiffers(file, number.value);
  if (question !== undefined && question !== confirmed) return fail({ message: question, question: true });
  const { noNumber: _gone, ...rest } = file;
  return ok({
    ...rest,
    sex: sexOf(number.value),
    birthDate: birthDateOf(number.value),
    idNumber: maskCitizenNumber(number.value),
    fullIdNumber: number.value,
  });
}
