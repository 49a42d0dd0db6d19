export * from './role.screen.tsx';
export * from './staff.screen.tsx';
export * from './institution.screen.tsx';
export * from './menu.screen.tsx';
export * from './operation.screen.tsx';
