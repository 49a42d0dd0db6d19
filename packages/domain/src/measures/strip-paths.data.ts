/** Pages with a few numbers above what they show (`NUMBER_STRIPS`); a file of its own, which pages of lists bring along. */
export const STRIP_PATHS: readonly string[] = [
  '/appointManage',
  '/appointManage/appointListNot',
  '/custTj/jdkb',
  '/custTj/jgzc',
  '/health/fnbjMenu',
  '/hsjc/jcyb',
  '/hsjc/sjyb',
  '/third/login',
  '/uploadManage',
  '/upms/bbkz',
  '/upms/czrz',
  '/upms/jgyh',
  '/upms/ycrz',
  '/yfrh/zntx',
];
