/**
 * Strokes of the lines of a menu, on the 16-px grid of `icon-paths.ts`. Apart from those because they come with the menu, when it is first opened,
 * and not with the log-in page.
 */
export const MENU_ICON_PATHS = {
  home: 'M2.5 7 8 2.5 13.5 7v6a.5.5 0 0 1-.5.5h-3v-4H6v4H3a.5.5 0 0 1-.5-.5Z',
  signature: 'M2.5 13.5h11M3 10.5c2-4 4-7 5-7s.5 3-1 5-2 3-.8 3S9 8.5 9.8 8.5s0 2 .9 2 1.3-.7 2.3-.7',
  password: 'M5.5 6.5a3 3 0 1 0 .01 0M7.8 7.3 13.5 1.8M11.2 4l1.8 1.8M9.3 5.9l1.4 1.4',
  institution: 'M3 13.5v-8L8 2.5l5 3v8M1.5 13.5h13M8 5.5v3M6.5 7h3M6.5 13.5v-3h3v3',
  verification: 'M3 2.5h7l3 3v8H3ZM10 2.5v3h3M5.5 9.5 7.3 11l3-3.5',
  reset: 'M13 8a5 5 0 1 1-1.5-3.6L13 6M13 2.8V6H9.8M8 6.5v2',
  weChat:
    'M6.5 3C4 3 2 4.6 2 6.6c0 1.1.6 2.1 1.6 2.8L3.2 11l1.8-.9c.5.1 1 .2 1.5.2M10.2 6.7c2.1 0 3.8 1.4 3.8 3.1 0 .9-.5 1.8-1.3 2.3l.3 1.4-1.5-.8a4.7 4.7 0 0 1-1.3.2c-2.1 0-3.8-1.4-3.8-3.1s1.7-3.1 3.8-3.1Z',
  phone: 'M5 1.8h6a.8.8 0 0 1 .8.8v10.8a.8.8 0 0 1-.8.8H5a.8.8 0 0 1-.8-.8V2.6a.8.8 0 0 1 .8-.8ZM7 12h2',
  pressure: 'M8 13.5 3 8.5a3 3 0 0 1 5-3.3 3 3 0 0 1 5 3.3ZM4 8.3h2.3l1-1.8 1.4 3.3 1-1.5H12',
  glucose: 'M8 2.2c2.3 2.9 3.8 5 3.8 7.2a3.8 3.8 0 0 1-7.6 0C4.2 7.2 5.7 5.1 8 2.2ZM6.2 9.5a1.9 1.9 0 0 0 1.8 1.9',
  video: 'M2 4.5h8v7H2ZM10 7l4-2v6l-4-2',
  devices: 'M3 6.5v3h2.2L8.5 12V4L5.2 6.5ZM10.8 6a3 3 0 0 1 0 4M12.3 4.3a5.5 5.5 0 0 1 0 7.4',
  test: 'M8 2.2 13 4v4c0 3-2.2 5-5 5.8C5.2 13 3 11 3 8V4ZM8 5.5v3M8 10.8v.01',
  check: 'M8 2.2 13 4v4c0 3-2.2 5-5 5.8C5.2 13 3 11 3 8V4ZM5.5 8l1.8 1.8L10.5 6.5',
  accounts:
    'M6 3.5a2.2 2.2 0 1 0 .01 0M1.8 13c.4-2.3 2-3.5 4.2-3.5s3.8 1.2 4.2 3.5M10.5 4a2 2 0 0 1 0 3.8M11.8 9.9c1.3.5 2.1 1.6 2.4 3.1',
  logOut: 'M6.5 2.5h-4v11h4M6 8h8M11 5l3 3-3 3',
} as const;

export type MenuIconName = keyof typeof MENU_ICON_PATHS;
