export * from './web-rtc-browser.ts';
export * from './web-rtc-rooms.ts';
