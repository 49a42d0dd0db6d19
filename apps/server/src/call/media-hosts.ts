import type { CallSettings } from './call-settings.ts';

/** Where the browser part of TRTC connects to, over HTTPS and WebSocket (its documentation, “firewall restrictions”). */
const TRTC_HOSTS = [
  'yun.tim.qq.com',
  '*.rtc.qcloud.com',
  '*.rtc.qq.com',
  '*.cloud-rtc.com',
  '*.cloud-rtc.net',
  '*.my-imcloud.com',
  '*.rtc-web.com',
  '*.rtc-web.io',
] as const;

/** Origins that pages have to reach so that media flow. Browsers among themselves need none: the policy does not govern WebRTC. */
export const mediaHosts = ({ trtc }: CallSettings): readonly string[] =>
  trtc ? TRTC_HOSTS.flatMap((host) => [`https://${host}`, `wss://${host}`]) : [];
