/** What sentences of the server tell staff to do first, with the place where it is done. A test holds that each place is there. */
export const PLACES_IN_WORDS: { readonly [words: string]: string } = {
  改正账号: '/uploadManage?do=accounts',
};
