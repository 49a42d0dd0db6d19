import { Strokes } from '../shared/index.ts';

/**
 * Strokes of the calls on the 16-px grid of `icon-paths.ts`. Apart from those because they are drawn by nobody before the log-in,
 * whose page carries that file.
 */
const PATHS = {
  phone:
    'M4.2 2.5h2l1 3-1.4 1.2a8 8 0 0 0 3.5 3.5L10.5 8.8l3 1v2a1.7 1.7 0 0 1-1.9 1.7A10.6 10.6 0 0 1 2.5 4.4a1.7 1.7 0 0 1 1.7-1.9Z',
  hangUp:
    'M2 9.8c0-1 .4-1.8 1-2.4 2.8-2.2 7.2-2.2 10 0 .6.6 1 1.4 1 2.4v.7l-3.2.8-.9-2.2a8 8 0 0 0-3.8 0l-.9 2.2-3.2-.8Z',
  video: 'M2 4.5h8v7H2ZM10 7l4-2v6l-4-2',
  videoOff: 'M2.5 2.5l11 11M5.5 4.5H10V9M10 11.5H2v-7h.8M10 7l4-2v6l-2.2-1.1',
  mic: 'M8 2a1.8 1.8 0 0 1 1.8 1.8v4a1.8 1.8 0 0 1-3.6 0v-4A1.8 1.8 0 0 1 8 2ZM4 7.5a4 4 0 0 0 8 0M8 11.5V14',
  micOff:
    'M2.5 2.5l11 11M9.8 6.5V3.8a1.8 1.8 0 0 0-3.4-.8M6.2 6.5v1.3a1.8 1.8 0 0 0 2.6 1.6M4 7.5a4 4 0 0 0 6.3 3.2M12 7.5c0 .6-.1 1.1-.3 1.6M8 11.5V14',
  screen: 'M2 3h12v8H2ZM6 13.5h4M8 11v2.5M8 8.8V5.2M6.3 6.8 8 5.2l1.7 1.6',
  devices: 'M3 6.5v3h2.2L8.5 12V4L5.2 6.5ZM10.8 6a3 3 0 0 1 0 4M12.3 4.3a5.5 5.5 0 0 1 0 7.4',
  addUser: 'M6.5 2.5a2.5 2.5 0 1 0 .01 0M2 13.5c.5-2.4 2.2-3.7 4.5-3.7 1 0 1.9.2 2.6.7M12 9.5v4M10 11.5h4',
  inset: 'M2 3.5h12v9H2ZM8 8h4.5v3H8Z',
  sound: 'M3 6.5v3h2.2L8.5 12V4L5.2 6.5ZM10.5 6.3l3.4 3.4M13.9 6.3l-3.4 3.4',
  bell: 'M8 2.5c-2.2 0-3.7 1.6-3.7 3.8 0 3.4-1.5 4.2-1.5 5h10.4c0-.8-1.5-1.6-1.5-5C11.7 4.1 10.2 2.5 8 2.5ZM6.7 13.5h2.6',
  placed: 'M5 11 11 5M6.5 5H11v4.5',
  received: 'M11 5 5 11M9.5 11H5V6.5',
} as const;

type CallIconName = keyof typeof PATHS;

/** Decorative: the neighbour names it. */
export const CallIcon = ({ name, size = 16 }: { readonly name: CallIconName; readonly size?: number }) => (
  <Strokes path={PATHS[name]} size={size} />
);
