export type { Institution, InstitutionLevel } from './institution.ts';
export {
  HANGING,
  disableProblem,
  institutionNameProblem,
  institutionPhoneProblem,
  nextTail,
  type HangingOn,
  type KeptInstitution,
} from './institution-keeping.rules.ts';
export {
  buildInstitutionTree,
  cascaderOptions,
  codesOf,
  isWithin,
  outermostCodes,
  withDescendants,
  type CascaderOption,
  type InstitutionNode,
} from './institution-tree.ts';
export {
  SCOPE_EVENT_LABELS,
  SCOPE_STATES,
  SCOPE_STATE_LABELS,
  institutionScopeMachine,
  mayWorkFor,
  ownScope,
  scopeAfter,
  type InstitutionScope,
  type ScopeEvent,
} from './institution-scope.machine.ts';
export {
  isRegionCode,
  parentRegion,
  regionMatches,
  regionTrail,
  formatRegion,
  type FoundRegion,
  type Region,
} from './region.ts';
export { INSTITUTION_COLUMNS, type SheetText } from './institution-sheet.ts';
export {
  MOST_INSTITUTIONS,
  checkInstitutions,
  type CheckedInstitution,
  type InstitutionSheet,
} from './institution-sheet.rules.ts';
export { LEVEL_LABELS, rootsOf, visibleRows, type Branches, type TreeRow } from './tree-rows.rules.ts';
export { levelToOpen, rowAfter, rowToBegin, type RegionList } from './region-picker.rules.ts';
export { MOST_PEOPLE, populationProblem, type DistrictPopulation } from './district-population.ts';
export { mayName, namesWanted } from './names-wanted.rules.ts';
export { setUpMachine, type SetUpContext, type SetUpEvent } from './set-up.machine.ts';
export { USERNAME_HINT, staffNameProblem, usernameOf, usernameProblem } from './staff.rules.ts';
