export { SmsFields } from './sms-fields.part.tsx';
export { SmsLogIn } from './sms-log-in.part.tsx';
export { useSmsCode, useSmsEntry } from './use-sms-code.ts';
