export { IDLE_MINUTES, IDLE_WARNING, idleMachine, idleWait, type IdleContext, type IdleEvent } from './idle.machine.ts';
export { LOCK_DELAY, LOCK_TRIES, lockMachine, type LockContext, type LockEvent } from './lock.machine.ts';
export { findInMenu, menuPages, shownMenu, type MenuReader } from './menu.rules.ts';
export type { MenuItem } from './menu.ts';
export { screenSize, type ScreenSize } from './screen-size.ts';
export {
  HOME_ADDRESS,
  HOME_TAB,
  tabLabel,
  tabLabels,
  tabsMachine,
  tabsOf,
  withoutNames,
  type Tab,
  type TabsContext,
  type TabsEvent,
} from './tabs.machine.ts';
export {
  DEFAULT_APPEARANCE,
  DEFAULT_SWITCHES,
  DEFAULT_THEME_COLOUR,
  DISPLAYS,
  SWITCH_NAMES,
  THEME_NAMES,
  isThemeColour,
  isThemeName,
  type Appearance,
  type Display,
  type SwitchName,
  type Switches,
  type ThemeName,
} from './appearance.ts';
export { faultTicket } from './fault-ticket.rules.ts';
export {
  CLIENT_LOG_SIZE,
  addToClientLog,
  cleanLogAddress,
  cleanLogEntry,
  cleanLogFrames,
  cleanLogText,
  type ClientLogEntry,
} from './client-log.rules.ts';
