import { data, fixedAnswers, REFUSED, saying } from '../shared/fixed-answers.ts';
import { list, shape, TEXT as ANY_TEXT, named } from '../shared/schemas.ts';

const TEXT = { type: 'string', maxLength: 100 } as const;

export const LIST = { type: 'object', properties: { jgbh: { type: 'string', maxLength: 400 }, jgjb: TEXT } } as const;
export const CHANGE = {
  type: 'object',
  required: ['ptusername', 'newptusername', 'newpassword'],
  properties: {
    username: TEXT,
    newpassword: TEXT,
    newptusername: TEXT,
    ptusername: TEXT,
    ptcode: TEXT,
    openid: TEXT,
    unioid: TEXT,
  },
} as const;
export const CHECK = {
  type: 'object',
  required: ['ptusername', 'ptpassword'],
  properties: { ptusername: TEXT, ptpassword: TEXT, username: TEXT, password: TEXT },
} as const;

const ACCOUNT = named(
  'PlatformAccount',
  shape({
    ptusername: ANY_TEXT,
    ptcode: ANY_TEXT,
    jgbh: ANY_TEXT,
    jgmc: ANY_TEXT,
    username: ANY_TEXT,
    verifyState: { type: 'string', enum: ['0', '1', '2', '3', '4'] },
    errorMsg: ANY_TEXT,
    lastVerify: ANY_TEXT,
  }),
);

export const ACCOUNTS_ANSWER = fixedAnswers('平台账号', data(list(ACCOUNT)));
export const CHANGE_ANSWER = fixedAnswers('平台账号修改成功', {}, [REFUSED]);
export const CHECK_ANSWER = fixedAnswers('检验通过', {}, [saying(-99)]);
