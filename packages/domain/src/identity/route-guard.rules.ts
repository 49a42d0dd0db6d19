/** What the guard must know of who wants to go somewhere. */
export type Visitor = {
  /** There is a token cookie, and permissions are stored. */
  readonly hasToken: boolean;
  /** User info was fetched, so roles are known. */
  readonly hasRoles: boolean;
};

/** What the route table says of a route; what it does not say is true. */
export type RouteMarks = { readonly isAuth?: boolean | undefined; readonly isTab?: boolean | undefined };

/** What becomes of a visit to an address: the page, another address, or a question to the server first. */
export type GuardDecision =
  /** `tab`: the page gets one. */
  | { readonly kind: 'open'; readonly tab: boolean }
  | { readonly kind: 'go'; readonly to: '/' | '/login' }
  /** User info must be fetched first; where the server refuses it, a local log-out follows and this is decided anew. */
  | { readonly kind: 'ask' };

/** Address of the log-in page, to which the guard leads. */
export const LOGIN_PATH = '/login';

/** The specification's route guard, section 4. */
export function guardRoute({ hasToken, hasRoles }: Visitor, path: string, marks: RouteMarks): GuardDecision {
  if (!hasToken) return marks.isAuth === false ? { kind: 'open', tab: false } : { kind: 'go', to: LOGIN_PATH };
  if (path === LOGIN_PATH) return { kind: 'go', to: '/' };
  if (!hasRoles && marks.isAuth !== false) return { kind: 'ask' };
  return { kind: 'open', tab: marks.isTab !== false };
}
