import type { Token } from '@gongwei/application/shared';
import { createContext, use, type ReactNode } from 'react';

/** Finds the service bound to a token; the composition root supplies it, tests may supply a map of fakes. */
export type ServiceLocator = <Service>(token: Token<Service>) => Service;

const Services = createContext<ServiceLocator | undefined>(undefined);

export const ServicesProvider = ({
  locate,
  children,
}: {
  readonly locate: ServiceLocator;
  readonly children: ReactNode;
}) => <Services value={locate}>{children}</Services>;

/** The service behind a token. Throws outside of `ServicesProvider`, which is a defect of the composition. */
export function useService<Service>(token: Token<Service>): Service {
  const locate = use(Services);
  if (!locate) throw new Error(`No services here: ${token.toString()}`);
  return locate(token);
}
