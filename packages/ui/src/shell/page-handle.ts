/** What the route table says of a page. */
export type PageHandle = {
  /** Label of its tab and of the last breadcrumb, until the page knows better. */
  readonly title: string | ((path: string) => string);
};

export const titleOn = (handle: PageHandle | undefined, path: string): string | undefined =>
  typeof handle?.title === 'function' ? handle.title(path) : handle?.title;
