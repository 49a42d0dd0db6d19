export { actionAsked, actionPath, type ActionPlace } from './action-place.rules.ts';
export { placesInWords } from './places-in-words.rules.ts';
export { WORK_PLACES } from './work-places.data.ts';
export { MOST_PINNED, pinnedTooMany, type Announcement } from './announcement.ts';
export type { CarePage, CareSheet, CareTab, Holder } from './care-page.ts';
export { CARE_PAGES } from './care-pages.data.ts';
export { nextCare, type NextCare } from './next-care.rules.ts';
export { addressesOf, carePath, holderOf, placeAt, sheetAt, type CarePlace } from './care-place.rules.ts';
export { dailyPages } from './daily-pages.ts';
export { effectivePages, type EffectiveGroup } from './effective-pages.rules.ts';
export { MOST_ENTRIES, type HomeFigure, type HomeLink } from './home.data.ts';
export { entryKey, homeOf, shiftedEntry, shownEntries, withEntry, type Home } from './home.rules.ts';
export { todoOf } from './todo.data.ts';
export { findEntries, landingEntries, type LandingEntry } from './landing.rules.ts';
export {
  MENU_MANAGEMENT,
  arrangedMenu,
  arrangedPages,
  mayHide,
  menuIcons,
  menuProblems,
  menuSeenBy,
  movedEntry,
  withSetting,
  type ArrangedEntry,
  type MenuSetting,
  type MenuSettings,
  type SeenEntry,
} from './menu-settings.rules.ts';
export { codesOf, entriesOf, holds, mayOpen, type LetterOf } from './page-access.rules.ts';
export {
  groupRights,
  rightsEffect,
  type ListOfActions,
  type RightGroup,
  type RightsEffect,
} from './rights-effect.rules.ts';
export {
  RESIDENT_FILES,
  defineDailyPages,
  definePages,
  type Chapter,
  type DeskShown,
  type FormsShown,
  type ListTab,
  type MenuPlace,
  type PageCounter,
  type PageDefinition,
  type PagePermission,
  type PageRight,
  type PageRow,
  type PermissionCode,
  type RegisterShown,
  type ShowsOwn,
  type ShowsSheet,
} from './page-definition.ts';
export { createPageTable, fillPath, type Page, type PagePlace, type PageTable } from './page-table.ts';
export { registerFormPath, registerOn, registerPlace } from './register-pages.ts';
export { CARED_CARDS, WAITING_CARDS, WORK_ENTRIES, type WorkCard } from './workbench.data.ts';
export { workCards, type OpenCard } from './workbench.rules.ts';
export { PAGES, wholePages, type DailyScreenPath, type OtherScreenPath } from './whole-pages.ts';
