/** The specification's themes, in its order. */
export const THEME_NAMES = ['default', 'colour', 'black', 'gradient'] as const;
/** Name of a theme. */
export type ThemeName = (typeof THEME_NAMES)[number];

/** The specification's colour before anybody chose one. */
export const DEFAULT_THEME_COLOUR = '#409EFF';

/** What can be shown or put away around the pages, in the specification's order. */
export const DISPLAYS = [
  'tag',
  'log',
  'theme',
  'themeColor',
  'fullscreen',
  'lock',
  'search',
  'collapse',
  'topMenu',
] as const;
/** Something that can be shown or put away around the pages. */
export type Display = (typeof DISPLAYS)[number];

/** A switch of the settings panel: a display, or how the program behaves. */
export type SwitchName = Display | 'autoRegister';
/** All switches of the settings panel, in its order. */
export const SWITCH_NAMES: readonly SwitchName[] = [...DISPLAYS, 'autoRegister'];
/** Each switch of the settings panel, on or off. */
export type Switches = Readonly<Record<SwitchName, boolean>>;

/** How the program looks on this device. */
export type Appearance = {
  readonly themeName: ThemeName;
  /** `#rrggbb`. */
  readonly colour: string;
  readonly switches: Switches;
};

/** `[P]` Everything is shown: the specification leaves the defaults open, and what is hidden is not found. */
export const DEFAULT_SWITCHES: Switches = {
  tag: true,
  log: true,
  theme: true,
  themeColor: true,
  fullscreen: true,
  lock: true,
  search: true,
  collapse: true,
  topMenu: true,
  autoRegister: true,
};

/** How the program looks before anybody chose. */
export const DEFAULT_APPEARANCE: Appearance = {
  themeName: 'default',
  colour: DEFAULT_THEME_COLOUR,
  switches: DEFAULT_SWITCHES,
};

/** Whether there is a theme of that name, for one that was stored. */
export const isThemeName = (text: string): text is ThemeName => (THEME_NAMES as readonly string[]).includes(text);

/** Whether a text is a colour as `#RRGGBB`. */
export const isThemeColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
