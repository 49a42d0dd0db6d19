declare const provides: unique symbol;

/** Names a dependency. Carries the type for the compiler and nothing at run time. */
export type Token<Service> = symbol & { readonly [provides]: Service };
export type ServiceOf<T> = T extends Token<infer Service> ? Service : never;

export const token = <Service>(name: string): Token<Service> => Symbol(name) as Token<Service>;
