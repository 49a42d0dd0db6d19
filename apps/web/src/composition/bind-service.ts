import type { ServiceOf, Token } from '@gongwei/application/shared';
import type { ContainerModuleLoadOptions } from 'inversify';

type Values<Tokens extends readonly Token<unknown>[]> = { [At in keyof Tokens]: ServiceOf<Tokens[At]> };

/** The one place where a token, its factory and its dependencies meet; argument types must line up. */
export function bindService<Service, const Needs extends readonly Token<unknown>[]>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  service: Token<Service>,
  needs: Needs,
  create: (...needs: Values<Needs>) => Service,
): void {
  bind<Service>(service)
    .toResolvedValue(create as (...args: unknown[]) => Service, [...needs])
    .inSingletonScope();
}

type Named<Tokens extends { readonly [name: string]: Token<unknown> }> = {
  readonly [Name in keyof Tokens]: ServiceOf<Tokens[Name]>;
};

/** The same for a factory that takes what it needs by name. */
export function bindNamed<Service, const Needs extends { readonly [name: string]: Token<unknown> }>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  service: Token<Service>,
  needs: Needs,
  create: (needs: Named<Needs>) => Service,
): void {
  const names = Object.keys(needs);
  const made = (...values: unknown[]): Service =>
    create(Object.fromEntries(names.map((name, at) => [name, values[at]])) as Named<Needs>);
  bind<Service>(service).toResolvedValue(made, Object.values(needs)).inSingletonScope();
}

/** A value that is there from the start. */
export const bindValue = <Service>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  service: Token<Service>,
  value: Service,
): void => void bind<Service>(service).toConstantValue(value);
