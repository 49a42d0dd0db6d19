import type { CaptchaSetting } from './captcha/captcha-need.policy.ts';

/** How people prove who they are. */
export type AccountSettings = {
  readonly captcha: CaptchaSetting;
  /** `stand-in`: a page of our own takes the place of WeChat and of the telephone company, for trying things out. */
  readonly weChat: 'stand-in' | 'off';
  /** What the customer-service QR code leads to; absent: a page that says nobody was named. */
  readonly serviceUrl?: string;
};

export const USUAL_ACCOUNTS: AccountSettings = { captcha: 'after-failures', weChat: 'off' };
