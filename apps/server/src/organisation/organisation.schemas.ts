import { ANSWERS, COUNT, list, named, same, shape, TEXT, type Schema } from '../shared/schemas.ts';

const MEMBERS: { readonly [name: string]: Schema } = {
  jgbh: TEXT,
  jgmc: TEXT,
  jgjb: TEXT,
  jgflag: { type: 'string', enum: ['', 'jg'] },
  label: TEXT,
  value: TEXT,
};
const BRANCH_MEMBERS = { ...MEMBERS, pid: TEXT };
/** 1: disabled, nothing new is put there. */
const GIVEN_UP: { readonly [name: string]: Schema } = { state: { type: 'string', enum: ['1'] } };

/** `WireInstitution`: as the institution picker shows it. */
export const INSTITUTION: Schema = named('Institution', shape(MEMBERS, GIVEN_UP));
/** `WireBranch` */
export const BRANCH: Schema = named('InstitutionBelow', shape(BRANCH_MEMBERS, GIVEN_UP));
/** `WireTree` */
export const TREE: Schema = named(
  'InstitutionTree',
  shape(BRANCH_MEMBERS, { ...GIVEN_UP, children: list(same('InstitutionTree')) }),
);
const SETTLED = { ...BRANCH_MEMBERS, settings: ANSWERS };
export const WITH_SETTINGS: Schema = named('InstitutionWithSettings', shape(SETTLED, GIVEN_UP));
export const WITH_CHILDREN: Schema = named(
  'InstitutionWithChildren',
  shape({ ...SETTLED, children: list(BRANCH), total: COUNT }, GIVEN_UP),
);

/** Somebody to choose; `jgmc` is where they work, `jgbhs` the codes of everywhere they do, their own institution first. */
export const STAFF_OPTION: Schema = named(
  'StaffOption',
  shape({ value: TEXT, label: TEXT, jgmc: TEXT, jgbhs: list(TEXT) }),
);
/** `ysqm`: 1 where a signature may be used on reports. */
export const SIGNATURE: Schema = shape({
  value: TEXT,
  label: TEXT,
  ysqm: { type: 'string', enum: ['0', '1'] },
  time: TEXT,
});
export const PERMISSION: Schema = named(
  'Permission',
  shape(
    { type: { type: 'integer', const: 2 }, href: TEXT, letter: { type: 'string', enum: ['V', 'E', 'M'] } },
    { label: TEXT },
  ),
);
export const ROLE_RIGHTS: Schema = shape({ role: TEXT, permissions: list(PERMISSION) });

export const REGION_OPTION: Schema = named(
  'RegionOption',
  shape({ id: TEXT, value: TEXT, name: TEXT, label: TEXT, pyszm: TEXT, flag: { type: 'string', enum: ['', 'jg'] } }),
);
