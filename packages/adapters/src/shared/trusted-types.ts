/** What browsers call `trustedTypes`, as far as it is used here; the compiler's library does not have it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string | null; createScriptURL(address: string): string | null },
  ): unknown;
};

/** What one part of the program may do that our pages otherwise refuse. `null` refuses. */
export type Trust = {
  readonly html?: (text: string) => string | null;
  readonly script?: (address: string, page: string) => string | null;
};

const trusts: Trust[] = [];

/**
 * Our pages take no text as HTML or program (`require-trusted-types-for`). What needs a little of it says so here, before it begins;
 * the browser asks the one policy of the page, which takes what any of them allows and nothing else.
 */
export function trustOnly(trust: Trust): void {
  if (trusts.includes(trust)) return;
  trusts.push(trust);
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (!trustedTypes || trusts.length > 1) return;
  trustedTypes.createPolicy('default', {
    createHTML: (text) => firstOf((one) => one.html?.(text)),
    createScriptURL: (address) => firstOf((one) => one.script?.(address, location.href)),
  });
}

function firstOf(ask: (trust: Trust) => string | null | undefined): string | null {
  for (const trust of trusts) {
    const allowed = ask(trust);
    if (allowed != null) return allowed;
  }
  return null;
}

/** Workers of our own build. */
export const OWN_WORKERS: Trust = {
  script: (address, page) => {
    const url = new URL(address, page);
    return url.origin === new URL(page).origin && /^\/assets\/[\w.-]+\.js$/.test(url.pathname) ? address : null;
  },
};
