import { describe, expect, it } from 'vitest';
import { sessionOf } from './session.mapper.ts';

const wire = (more: object) => ({ usercode: 'u1', username: 'li', jgbh: '110105', jgmc: '示范县', ...more });

describe('a log-in answer', () => {
  it.each([
    [{ type: 2, href: 'gwjkdngl', letter: 'M' }, [{ code: 'gwjkdngl', letter: 'M' }]],
    [{ type: '2', href: 'gwjkdngl' }, [{ code: 'gwjkdngl', letter: 'V' }]],
    [{ type: 1, href: 'gwjkdngl', letter: 'M' }, []],
    [{ type: 2, href: '' }, []],
    [{ type: 2 }, []],
    [{ href: 'gwjkdngl' }, []],
  ])('allows an entry of type 2 with an href and denies any other: %j', (entry, permissions) => {
    expect(sessionOf(wire({ permissions: [entry] }), 't').permissions).toEqual(permissions);
  });
  it('names roles, telephone, WeChat and the customer service’s picture where it has them', () => {
    const more = { roles: ['DOC'], phoneNum: '19900001234', openid: 'o', kfurl: '/service-qr.svg' };
    expect(sessionOf(wire(more), 't')).toMatchObject({
      roles: ['DOC'],
      user: { phone: '19900001234', openid: 'o' },
      serviceQr: '/service-qr.svg',
    });
    expect(sessionOf(wire({ phoneNum: '', openid: '' }), 't').user).toEqual({
      id: 'u1',
      code: 'u1',
      username: 'li',
      name: 'li',
    });
  });
  it('says what there is to say, under a title', () => {
    expect(sessionOf(wire({ tsmap: { flag: '1', msg: '请改密码', msgbt: '' } }), 't').notice).toEqual({
      title: '系统通知',
      text: '请改密码',
    });
  });
  it('of a temporary password, and says nothing besides', () => {
    const session = sessionOf(wire({ mustChangePassword: true, tsmap: { flag: '1', msg: '请改密码' } }), 't');
    expect(session.mustChangePassword).toBe(true);
    expect(session).not.toHaveProperty('notice');
    expect(sessionOf(wire({ mustChangePassword: 'true' }), 't')).not.toHaveProperty('mustChangePassword');
  });
});
