/**
 * Pages of the catalogue that are still built: they open an honest notice instead. Take a line out when its page is there; the list only
 * shrinks (`unbuilt.test.ts`).
 */
export const UNBUILT: readonly string[] = [
  '/sjgl/xyhz',
  '/sjgl/xyhz/xyjl',
  '/sjgl/xyhz/yyjl',
  '/sjgl/xyhz/xydetail',
  '/sjgl/xyhz/xydetailBak',
  '/sjgl/xthz',
  '/sjgl/xthz/xtjl',
  '/sjgl/xthz/yyjl',
  '/sjgl/xthz/xtdetail',
  '/yfrh/gzt',
  '/yfrh/mbjc',
  '/yfrh/jkpg',
  '/yfrh/jkbg',
  '/yfrh/qyjl',
  '/yfrh/glcf',
  '/yfrh/tj/hzjc',
  '/yfrh/tj/xtyjfb',
  '/yfrh/tj/szsy',
  '/yfrh/tj/ksxtjc',
];
