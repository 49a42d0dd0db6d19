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
