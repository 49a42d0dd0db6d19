/** An entry of the sidebar. What a server sends is pruned and its paths made whole by `shownMenu`. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly icon?: string;
  readonly component?: string;
  /** `false`: not for this user; text: the permission code that opens it. */
  readonly permission?: string | boolean;
  /** Shown only to who has one of these roles. */
  readonly roles?: readonly string[];
  readonly meta?: { readonly keepAlive?: boolean };
  /** First letters of the label in pinyin, lower case: `jmlb` for 居民列表. */
  readonly initials?: string;
  readonly children?: readonly MenuItem[];
};
