export * from './ct-result.rules.ts';
export * from './pool-members.rules.ts';
export * from './serial-number.rules.ts';
export * from './tested-person.rules.ts';
export * from './transport-delay.rules.ts';
export * from './tube.rules.ts';
