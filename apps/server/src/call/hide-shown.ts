import type { SharedResident } from '@gongwei/domain/call';
import type { Queryable } from '../database/database.port.ts';
import { findStaff } from '../identity/users.repository.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import { readerOf } from '../privacy/reader.policy.ts';

/** Fields that say who somebody is or where to be found; a mask for colleagues still shows too much of them. */
const IDENTIFYING = /证件|身份证|电话|手机|出生|住址|地址/;

/** Whether one of these people may only look at residents. */
export async function anyLooks(database: Queryable, userIds: readonly string[]): Promise<boolean> {
  const staff = await Promise.all(userIds.map((id) => findStaff(database, id)));
  return staff.some((one) => one !== undefined && readerOf(one) === 'looks');
}

/** What is shown of a resident in a call, for people of whom one may only look. */
export async function hideShown(database: Queryable, shown: SharedResident): Promise<SharedResident> {
  const { hide } = await hidePeople(database, [shown.residentId]);
  return {
    ...shown,
    title: hide(shown.title) ?? '',
    fields: shown.fields.flatMap(({ label, value }) => {
      const text = IDENTIFYING.test(label) ? undefined : hide(value);
      return text === undefined ? [] : [{ label, value: text }];
    }),
  };
}
