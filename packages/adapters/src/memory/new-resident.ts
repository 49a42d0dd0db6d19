import type { NewResident, NewResidentRefusal } from '@gongwei/application/resident';
import {
  archiveNumber,
  birthDateOf,
  maskCitizenNumber,
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
  { name, idNumber, villageCode = OWN_VILLAGE, phone, address }: NewResident,
  known: readonly RegisteredResident[],
  today: CalendarDay,
): Result<RegisteredResident, NewResidentRefusal> {
  const number = parseCitizenNumber(idNumber, today);
  const wrongPhone = phone === undefined || phone === '' ? undefined : readPhone(phone);
  const fields: NewResidentRefusal['fields'] = [
    ...(name.trim() === '' ? [{ field: 'name' as const, message: '姓名不能为空' }] : []),
    ...(number.ok ? [] : [{ field: 'idNumber' as const, message: '身份证号码不正确' }]),
    ...(wrongPhone?.ok === false ? [{ field: 'phone' as const, message: wrongPhone.failure }] : []),
  ];
  if (!number.ok || fields.length > 0) return fail({ fields });
  const existing = known.find((one) => one.fullIdNumber === number.value);
  if (existing) return fail({ fields: [{ field: 'idNumber', message: '这位居民已经建档' }], existingId: existing.id });
  return ok({
    id: `resident-${known.length + 1}`,
    archiveNumber: archiveNumber(villageCode, known.length + 1),
    name: name.trim(),
    sex: sexOf(number.value),
    birthDate: birthDateOf(number.value),
    idNumber: maskCitizenNumber(number.value),
    fullIdNumber: number.value,
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
