export { browserActivity } from './browser-activity.ts';
export { createBrowserClock, type BrowserClock } from './browser-clock.ts';
