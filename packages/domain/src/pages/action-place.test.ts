import fc from 'fast-check';
import { expect, it } from 'vitest';
import { actionAsked, actionPath } from './action-place.rules.ts';

it('is read out of the address it was written into, whatever the row is called', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-zA-Z]\w{0,9}$/),
      fc.option(fc.string({ minLength: 1, unit: 'grapheme' }), { nil: undefined }),
      (action, row) => {
        const asked = { action, ...(row !== undefined && { row }) };
        const path = actionPath({ page: '/appointManage/appointListed?view=move', ...asked });
        expect(actionAsked(path.split('?')[1] ?? '')).toEqual({ ...asked, rest: 'view=move' });
        expect(actionAsked(actionPath({ page: '/uploadManage', ...asked }).split('?')[1] ?? '')).toEqual({
          ...asked,
          rest: '',
        });
      },
    ),
  );
});

it('asks for nothing where an address only leads to a list', () => {
  expect(actionAsked('')).toBeUndefined();
  expect(actionAsked('?view=failed&state=1~2')).toBeUndefined();
  expect(actionAsked('?do=&row=one')).toBeUndefined();
  expect(actionAsked('?do=%E0%A4')).toBeUndefined();
});
