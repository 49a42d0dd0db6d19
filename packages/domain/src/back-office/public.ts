export {
  LARGEST_PACKAGE,
  PACKAGE_PIECE,
  installAddress,
  packageAddress,
  packageAt,
  packageKind,
  packageTrouble,
  type PackageKind,
} from './app-package.rules.ts';
export { isTooOld, releaseFor, type AppRelease } from './app-release.rules.ts';
export {
  CONFIGURATION_FORM,
  CONFIGURATION_TOPIC,
  configurationOf,
  isCountyOnly,
  isStricterBelow,
  settingAnswers,
  settingCheck,
  settingValue,
  type Configuration,
  type SettingEntry,
} from './configuration.rules.ts';
export { globalConfigPresets, type GlobalConfigPreset } from './global-config.presets.data.ts';
export { monitoringItemPresets, type MonitoringItemPreset } from './monitoring-item.presets.data.ts';
export { referenceRows } from './reference-rows.rules.ts';
export {
  INSTITUTION_LEVELS,
  LETTER_LABELS,
  differingRights,
  roleCodeProblem,
  type Role,
  type RoleEffect,
  type RoleLetters,
} from './role.ts';
export { SLIPS_AT_ONCE, rolesForLevel, type HeldRight, type RoleChoice, type StaffAccount } from './staff-account.ts';
export type { Operation, OperationLine } from './operation.ts';
