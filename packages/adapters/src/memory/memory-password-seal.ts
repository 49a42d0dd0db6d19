import type { PasswordSeal } from '@gongwei/application/shell';

/** Seals by turning the letters around: for tests of what stands above it. */
export const createMemoryPasswordSeal = (): PasswordSeal => {
  const turned = (text: string): string => [...text].reverse().join('');
  return {
    seal: async (password) => ({ salt: 's', hash: turned(password) }),
    matches: async (password, { hash }) => turned(password) === hash,
  };
};
