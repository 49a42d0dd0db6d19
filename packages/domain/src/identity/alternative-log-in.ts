/** Ways to log in besides user name and password. */
export type AlternativeLogIn = 'wechat' | 'sms';

/** Name of the `meta` element by which the server tells the page which ways work here; without it there is the password alone. */
export const ALTERNATIVE_LOG_IN_META = 'gongwei-alternative-log-ins';
/** Of the page: the telephone of who helps at this site. */
export const SUPPORT_META = 'gongwei-support';

/** Reads the content of that element. */
export const readAlternativeLogIns = (content: string): readonly AlternativeLogIn[] =>
  content.split(' ').filter((way): way is AlternativeLogIn => way === 'wechat' || way === 'sms');
