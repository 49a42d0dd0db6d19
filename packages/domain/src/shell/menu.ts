/** An entry of the sidebar as the server sends it, already pruned for the user. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly icon?: string;
  readonly component?: string;
  readonly permission?: string | boolean;
  readonly roles?: readonly string[];
  readonly meta?: { readonly keepAlive?: boolean };
  readonly children?: readonly MenuItem[];
};
