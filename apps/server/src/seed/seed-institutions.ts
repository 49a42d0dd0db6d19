import { COUNTY_CODE, COUNTY_NAME, SURNAMES, TOWNSHIPS, VILLAGE_ENDINGS } from './names.data.ts';
import { COUNTY_SEAT_WEIGHT } from './proportions.data.ts';
import { createRandom } from './random.ts';
import type { SeedInstitution } from './seed-rows.ts';

/** A village with its share of the county's residents; its clinic has the same code. */
export type SeedVillage = {
  readonly code: string;
  readonly name: string;
  readonly clinicName: string;
  readonly townshipCode: string;
  readonly townshipName: string;
  readonly residents: number;
};

export type SeedGeography = {
  readonly institutions: readonly SeedInstitution[];
  readonly townshipCodes: readonly string[];
  readonly villages: readonly SeedVillage[];
};

/** From 2 000 residents (3 townships, 12 clinics, one hospital) to 100 000 and more (18, 240, three), in between by interpolation. */
export function seedGeography(seed: string, residents: number): SeedGeography {
  const random = createRandom(`${seed}:geography`);
  const scale = Math.min(1, Math.max(0, (residents - 2_000) / 98_000));
  const townshipCount = Math.round(3 + 15 * scale);
  const clinicCount = Math.round(12 + 228 * scale);
  const institutions: SeedInstitution[] = [
    institution('health-bureau', COUNTY_CODE, `${COUNTY_NAME}卫生健康委员会`, 3, undefined),
    ...[`${COUNTY_NAME}人民医院`, `${COUNTY_NAME}中医院`, `${COUNTY_NAME}第二人民医院`]
      .slice(0, scale < 0.5 ? 1 : 3)
      .map((name, at) => institution('county-hospital', `${COUNTY_CODE}90${at + 1}`, name, 3, COUNTY_CODE)),
  ];
  if (scale >= 0.5)
    institutions.push(
      institution('disease-control-centre', `${COUNTY_CODE}911`, `${COUNTY_NAME}疾病预防控制中心`, 3, COUNTY_CODE),
      institution('maternal-child-hospital', `${COUNTY_CODE}921`, `${COUNTY_NAME}妇幼保健院`, 3, COUNTY_CODE),
    );
  const townships = TOWNSHIPS.slice(0, townshipCount).map((name, at) => ({
    code: `${COUNTY_CODE}${101 + at}`,
    name: `${name}镇`,
    weight: at === 0 ? COUNTY_SEAT_WEIGHT : random.logNormal(1, 0.35),
  }));
  const clinics = shares(
    clinicCount,
    townships.map(() => 1),
  );
  const people = shares(
    residents,
    townships.map((township) => township.weight),
  );
  const villages = townships.flatMap((township, at) => {
    institutions.push(
      institution(
        'township-centre',
        township.code,
        at === 0 ? `${township.name}中心卫生院` : `${township.name}卫生院`,
        4,
        COUNTY_CODE,
      ),
    );
    const weights = Array.from({ length: clinics[at]! }, () => Math.min(3.4, Math.max(0.28, random.logNormal(1, 0.4))));
    const names = villageNames(clinics[at]!, at);
    return shares(people[at]!, weights).map((count, index): SeedVillage => {
      const [code, name] = [`${township.code}${101 + index}`, names[index]!];
      institutions.push(institution('village-clinic', code, `${name}卫生室`, 5, township.code));
      return {
        code,
        name,
        clinicName: `${name}卫生室`,
        townshipCode: township.code,
        townshipName: township.name,
        residents: count,
      };
    });
  });
  return { institutions, townshipCodes: townships.map((township) => township.code), villages };
}

function institution(
  kind: SeedInstitution['kind'],
  code: string,
  name: string,
  level: SeedInstitution['level'],
  parentCode: string | undefined,
): SeedInstitution {
  return {
    kind,
    code,
    name,
    level,
    offersChildren: kind === 'health-bureau' || kind === 'township-centre',
    ...(parentCode === undefined ? {} : { parentCode }),
  };
}

/** Names such as 王庄村 and 李家湾村, different within the whole county. */
const villageNames = (count: number, township: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => {
    const surname = SURNAMES[(township * 37 + at * 3) % SURNAMES.length]!;
    return `${surname}${VILLAGE_ENDINGS[(township + at) % VILLAGE_ENDINGS.length]!}村`;
  });

/** Splits a count by weights so that the parts are whole and add up (largest remainders). */
export function shares(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((all, part) => all + part, 0);
  const order = exact
    .map((value, at) => [value - whole[at]!, at] as const)
    .toSorted((a, b) => b[0] - a[0] || a[1] - b[1]);
  for (const [, at] of order.slice(0, left)) whole[at]! += 1;
  return whole;
}
