/** Ways to log in besides user name and password. */
export type WayIn = 'wechat' | 'sms';

/** Name of the `meta` element by which the server tells the page which ways work here; without it there is the password alone. */
export const WAYS_IN_META = 'gongwei-ways-in';
/** Of the page: the telephone of who helps at this site. */
export const SUPPORT_META = 'gongwei-support';

/** Reads the content of that element. */
export const readWaysIn = (content: string): readonly WayIn[] =>
  content.split(' ').filter((way): way is WayIn => way === 'wechat' || way === 'sms');
