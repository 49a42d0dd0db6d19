import type { Queryable } from '../database/database.port.ts';

/** `xy` measures blood pressure, `xt` blood sugar. */
export type DeviceKind = 'xy' | 'xt';

export type DeviceBinding = {
  readonly kind: DeviceKind;
  readonly deviceCode: string;
  /** The specification's `clfx`: how the meter measures. */
  readonly direction?: string;
  readonly boundAt: string;
};

type Row = { kind: DeviceKind; device_code: string; direction: string | null; bound_at: string };

/** The meters somebody works with, at most one of a kind. */
export async function bindingsOf(database: Queryable, userId: string): Promise<readonly DeviceBinding[]> {
  const rows = await database.query<Row>(
    'select kind, device_code, direction, bound_at from device_bindings where user_id = $1 order by kind',
    [userId],
  );
  return rows.map(({ kind, device_code, direction, bound_at }) => ({
    kind,
    deviceCode: device_code,
    boundAt: bound_at,
    ...(direction === null ? {} : { direction }),
  }));
}

/** A new meter takes the place of the one of its kind. Several people may work with one. */
export async function keepBinding(
  database: Queryable,
  userId: string,
  { kind, deviceCode, direction, boundAt }: DeviceBinding,
): Promise<void> {
  await database.query(
    `insert into device_bindings (user_id, kind, device_code, direction, bound_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, kind) do update set device_code = excluded.device_code, direction = excluded.direction, bound_at = excluded.bound_at`,
    [userId, kind, deviceCode, direction ?? null, boundAt],
  );
}

/** A meter of the institution or one below it, as the device register has it. */
export async function registeredDevice(
  database: Queryable,
  institutionCode: string,
  deviceCode: string,
): Promise<{ readonly kind: string; readonly state: string } | undefined> {
  const [row] = await database.query<{ kind: string; state: string }>(
    `select data ->> 'yqtype' as kind, coalesce(data ->> 'state', '') as state from records
     where county_code = $1 and form_id = 'device' and starts_with(institution_code, $2) and removed_at is null
       and data ->> 'deviceno' = $3 limit 1`,
    [institutionCode.slice(0, 6), institutionCode, deviceCode],
  );
  return row;
}
