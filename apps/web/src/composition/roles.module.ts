import {
  createHttpApiTokens,
  createHttpInstitutions,
  createHttpMenuSettings,
  createHttpRoles,
  createHttpStaff,
  operationAt,
} from '@gongwei/adapters/http';
import {
  ApiTokenGateway,
  createEffectiveAccounts,
  createInstitutionEditors,
  EffectiveAccounts,
  InstitutionEditors,
  InstitutionGateway,
  createMenuEditors,
  createOperationLog,
  OperationLog,
  MenuEditors,
  MenuGateway,
  createRoleEditors,
  createStaffEditors,
  RoleEditors,
  RoleGateway,
  StaffEditors,
  StaffGateway,
} from '@gongwei/application/back-office';
import { Clock } from '@gongwei/application/shared';
import { LIST_IDS, loadList } from '@gongwei/domain/lists';
import { PAGES } from '@gongwei/domain/pages';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { loadChunk } from './load-chunk.ts';
import { WireCalls } from './wire.module.ts';

/** The catalogue by which rights are shown. Asked for here: importing the whole index on demand would bring it in with every page. */
export const rolePages = PAGES;

/** All lists are fetched once a role is opened: their buttons are part of what a right opens. */
const lists = () => Promise.all(LIST_IDS.map((id) => loadChunk(() => loadList(id))));

export const rolesModule = new ContainerModule((options) => {
  bindService(options, RoleGateway, [WireCalls], createHttpRoles);
  bindService(options, OperationLog, [WireCalls], (calls) => createOperationLog((id) => operationAt(calls, id)));
  bindService(options, MenuGateway, [WireCalls], createHttpMenuSettings);
  bindService(options, MenuEditors, [MenuGateway, RoleGateway], (gateway, roles) =>
    createMenuEditors({ gateway, roles, pages: PAGES }),
  );
  bindService(options, ApiTokenGateway, [WireCalls], createHttpApiTokens);
  bindService(options, InstitutionGateway, [WireCalls], createHttpInstitutions);
  bindService(options, InstitutionEditors, [InstitutionGateway], createInstitutionEditors);
  bindService(options, StaffGateway, [WireCalls], createHttpStaff);
  bindService(options, StaffEditors, [StaffGateway], (gateway) => createStaffEditors({ gateway }));
  bindService(options, EffectiveAccounts, [StaffGateway], (gateway) => createEffectiveAccounts(gateway, PAGES));
  bindService(options, RoleEditors, [RoleGateway, Clock], (gateway, clock) =>
    createRoleEditors({ gateway, clock, pages: PAGES, lists }),
  );
});
