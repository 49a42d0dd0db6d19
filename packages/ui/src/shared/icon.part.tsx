import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** An icon of the product's own small set, 16-px grid, drawn with the text colour. Decorative: the neighbour names it. */
export const Icon = ({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) => (
  <Strokes path={ICON_PATHS[name]} size={size} />
);

/** Strokes on the grid of the icons, for areas with icons of their own. */
export const Strokes = ({ path, size }: { readonly path: string; readonly size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={size > 24 ? 1 : 1.3}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    style={{ flex: 'none' }}
  >
    <path d={path} />
  </svg>
);
