export * from './draft-lock.port.ts';
export * from './draft-store.port.ts';
export * from './form-catalogue.port.ts';
export * from './form-session.service.ts';
export * from './record-repository.port.ts';
export * from './records.service.ts';
export * from './chart-values.service.ts';
export * from './form-opening.service.ts';
