/**
 * Something that is done in a list: an action of the list at `page` (which may name a view of it), on one row where that is known.
 * All of it are codes and identifiers, so that it may stand in an address.
 */
export type ActionPlace = { readonly page: string; readonly action: string; readonly row?: string };

/**
 * The address that opens an action of a list.
 *
 * @example
 * ```ts
 * actionPath({ page: '/uploadManage', action: 'accounts' }); // '/uploadManage?do=accounts'
 * ```
 */
export const actionPath = ({ page, action, row }: ActionPlace): string =>
  [
    `${page}${page.includes('?') ? '&' : '?'}do=${encodeURIComponent(action)}`,
    ...(row === undefined ? [] : [`row=${encodeURIComponent(row)}`]),
  ].join('&');

/** What the query of an address asks to be done, and what is left of the query; `undefined` where it only leads to the list. */
export function actionAsked(
  query: string,
): (Pick<ActionPlace, 'action' | 'row'> & { readonly rest: string }) | undefined {
  const words = query.replace(/^\?/, '').split('&');
  const wordOf = (key: string): string => words.find((word) => word.startsWith(`${key}=`))?.slice(key.length + 1) ?? '';
  const [action, row] = [decoded(wordOf('do')), decoded(wordOf('row'))];
  if (action === '') return undefined;
  return { action, ...(row !== '' && { row }), rest: words.filter((word) => !/^(?:do|row)=/.test(word)).join('&') };
}

/** What somebody mistyped names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
