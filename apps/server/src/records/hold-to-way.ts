import type { Refusal, WayGone } from '@gongwei/domain/life-cycle';
import type { Result } from '@gongwei/domain/shared';
import { allows } from '../identity/permissions.policy.ts';
import type { Staff } from '../identity/users.repository.ts';
import { forbidden, httpFailure } from '../shared/http-failure.ts';

/**
 * Holds a save to the life cycle of its sheet. @throws 409 for a way there is not, 422 for what stands against it, 403 for one that needs M of
 * `right`. `kind`: what the codes of refusals begin with.
 */
export function holdToWay(
  way: Result<WayGone | undefined, Refusal>,
  { staff, right, kind }: { readonly staff: Staff; readonly right: string; readonly kind: string },
): void {
  if (!way.ok) {
    const { why, message } = way.failure;
    throw httpFailure(why === 'state' ? 409 : 422, { code: `${kind}.${why}`, message: `${message}，没有保存` });
  }
  if (way.value?.letter === 'M' && !allows(staff.permissions, [right], 'M'))
    throw forbidden(`“${way.value.label}”由有管理权限的人办理`);
}
