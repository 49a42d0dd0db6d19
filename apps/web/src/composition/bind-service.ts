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

/** A value that is there from the start. */
export const bindValue = <Service>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  service: Token<Service>,
  value: Service,
): void => void bind<Service>(service).toConstantValue(value);
