import type { BoxState } from '@gongwei/domain/nucleic-acid';
import type { Queryable } from '../database/database.port.ts';

export type BoxRow = {
  readonly county_code: string;
  readonly id: string;
  readonly box_no: string;
  readonly institution_code: string;
  readonly lab_code: string;
  readonly carrier: string | null;
  readonly state: BoxState;
  readonly version: number;
};

const COLUMNS = 'county_code, id, box_no, institution_code, lab_code, carrier, state, version';

/** A box, held until the transaction ends. */
export const holdBox = async (inside: Queryable, countyCode: string, id: string): Promise<BoxRow | undefined> =>
  (
    await inside.query<BoxRow>(`select ${COLUMNS} from nucleic_boxes where county_code = $1 and id = $2 for update`, [
      countyCode,
      id,
    ])
  )[0];

/** The box that goes by a number now; numbers are used again once a box has arrived. */
export const holdBoxByNumber = async (
  inside: Queryable,
  countyCode: string,
  boxNo: string,
): Promise<BoxRow | undefined> =>
  (
    await inside.query<BoxRow>(
      `select ${COLUMNS} from nucleic_boxes where county_code = $1 and box_no = $2 and state in ('1', '2', '3') for update`,
      [countyCode, boxNo],
    )
  )[0];

export type NewBox = {
  readonly id: string;
  readonly boxNo: string;
  readonly institutionCode: string;
  readonly lab: string;
  readonly carrier?: string;
  readonly carrierPhone?: string;
  readonly vehicleNo?: string;
  readonly packer: string;
  readonly at: string;
};

/** Begins a box, unless somebody began one of this number at the same moment. */
export const beginBox = async (inside: Queryable, countyCode: string, box: NewBox): Promise<void> =>
  void (await inside.query(
    `insert into nucleic_boxes (county_code, id, box_no, institution_code, lab_code, carrier, carrier_phone, vehicle_no, packer, packed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
    [
      countyCode,
      box.id,
      box.boxNo,
      box.institutionCode,
      box.lab,
      box.carrier ?? null,
      box.carrierPhone ?? null,
      box.vehicleNo ?? null,
      box.packer,
      box.at,
    ],
  ));

export type BoxChange = {
  readonly carrier?: string;
  readonly carrierPhone?: string;
  readonly vehicleNo?: string;
  readonly temp?: number;
  readonly departedAt?: string;
  readonly reason?: string;
};

/** Gives a held box another state in one conditional write; `false` where somebody was quicker. */
export const writeBox = async (
  inside: Queryable,
  box: BoxRow,
  state: BoxState,
  change: BoxChange = {},
): Promise<boolean> =>
  (
    await inside.query(
      `update nucleic_boxes set state = $4, version = version + 1, carrier = coalesce($5, carrier), carrier_phone = coalesce($6, carrier_phone),
         vehicle_no = coalesce($7, vehicle_no), box_temp = coalesce($8::numeric, box_temp), departed_at = coalesce($9::timestamptz, departed_at),
         reason = coalesce($10, reason)
       where county_code = $1 and id = $2 and version = $3 returning id`,
      [
        box.county_code,
        box.id,
        box.version,
        state,
        change.carrier ?? null,
        change.carrierPhone ?? null,
        change.vehicleNo ?? null,
        change.temp ?? null,
        change.departedAt ?? null,
        change.reason ?? null,
      ],
    )
  ).length > 0;
