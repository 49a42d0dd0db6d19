import type { Trust } from '../shared/index.ts';

/** Tags and attributes that run something or fetch something. */
const ACTIVE =
  /<\s*(?:script|iframe|object|embed|svg|math|img|video|audio|form|base|meta|input)\b|\son\w+\s*=|javascript:/i;
/** Looks names of third-party hosts up before anybody has called: not wanted. */
const LOOKING_UP = /^(?:\s*<link rel="dns-prefetch" href="[^"<>]*"\s*\/?>\s*)+$/;

/** The HTML an SDK may write: its own style and its box that asks for a click. `null` refuses. */
export function htmlOfSdk(text: string): string | null {
  if (LOOKING_UP.test(text)) return '';
  return ACTIVE.test(text) ? null : text;
}

/** Workers an SDK may start: from a file it carries in itself. `null` refuses. */
export const workerOfSdk = (address: string, origin: string): string | null =>
  address.startsWith(`blob:${origin}/`) ? address : null;

/** To be said before the SDK is loaded. */
export const MEDIA_SDK: Trust = {
  html: htmlOfSdk,
  script: (address, page) => workerOfSdk(address, new URL(page).origin),
};
