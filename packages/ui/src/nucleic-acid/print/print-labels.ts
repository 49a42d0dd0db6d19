export const KINDS: { readonly [code: string]: string } = { '1': '单采', '5': '5混1', '10': '10混1', '20': '20混1' };
/** Of the form nucleic-sample. */
export const SPECIMENS: { readonly [code: string]: string } = {
  '1': '咽拭子',
  '2': '鼻咽拭子',
  '3': '口咽拭子',
  '4': '痰液',
  '5': '肛拭子',
  '6': '血清',
  '7': '环境涂抹',
  '9': '其他',
};
