export * from './scrypt-password-seal.ts';
