export * from './idle-warning.part.tsx';
