export { useWeChatScan } from './use-wechat-scan.ts';
export { WeChatLogIn } from './wechat-log-in.part.tsx';
export { WeChatQr } from './wechat-qr.part.tsx';
