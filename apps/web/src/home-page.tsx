import { HomeScreen } from '@gongwei/ui/analytics';
import type { ComponentType } from 'react';
import { authenticated } from './composition/authenticated-modules.ts';
import { pagesModule } from './composition/pages.module.ts';

/** 首页, with the service that counts what waits. */
export function homePage(): { readonly Component: ComponentType } {
  authenticated.add(pagesModule);
  return { Component: HomeScreen };
}
