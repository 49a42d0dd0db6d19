/** What the route table says of a page. */
export type PageHandle = {
  /** Label of its tab and of the last breadcrumb, until the page knows better; `undefined` for an address that only leads elsewhere: it gets no tab. */
  readonly title: string | ((path: string) => string | undefined);
  /** Pages that are parts of one, as the sheets of a pregnancy are: the address they share a tab under. */
  readonly tab?: (path: string) => string;
  /** `false`: opened without a session. */
  readonly isAuth?: false;
  /** `false`: gets no tab. */
  readonly isTab?: false;
  /** Whether there is a page at an address the table only knows in general. */
  readonly known?: (path: string) => boolean;
};

export const titleOn = (handle: PageHandle | undefined, path: string): string | undefined =>
  typeof handle?.title === 'function' ? handle.title(path) : handle?.title;
