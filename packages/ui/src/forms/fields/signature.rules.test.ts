import fc from 'fast-check';
import { expect, it } from 'vitest';
import { curveOf, mayBeOwn, type Point } from './signature.rules.ts';

it.each([
  ['随访医生手写签名', true],
  ['主检医师签字', true],
  ['甲方（家庭医生）签字', true],
  ['检验者', true],
  ['居民（家属）签名', false],
  ['患者（家属）签名', false],
  ['家长签名', false],
  ['本人签字', false],
  ['乙方签字', false],
  ['受检双方签名（医学意见）', false],
])('%s: %s', (label, own) => expect(mayBeOwn(label)).toBe(own));

it('the parts of a stroke join without a gap', () => {
  const point = fc.tuple(fc.integer({ min: 0, max: 280 }), fc.integer({ min: 0, max: 84 })) as fc.Arbitrary<Point>;
  fc.assert(
    fc.property(fc.array(point, { minLength: 4, maxLength: 40 }), (points) => {
      const curves = points.slice(2).map((next, at) => curveOf(points[at] as Point, points[at + 1] as Point, next));
      for (const [at, curve] of curves.slice(1).entries()) expect(curve.from).toEqual(curves[at]?.to);
    }),
  );
});
