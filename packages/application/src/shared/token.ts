declare const provides: unique symbol;

/** Names a dependency. Carries the type for the compiler and nothing at run time. */
export type Token<Service> = symbol & { readonly [provides]: Service };

/** The type of the dependency a token names. */
export type ServiceOf<T> = T extends Token<infer Service> ? Service : never;

/** A new token; two of the same name are two. `name` is for messages to programmers. */
export const token = <Service>(name: string): Token<Service> => Symbol(name) as Token<Service>;
