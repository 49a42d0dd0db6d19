import type { PasswordSeal } from '@gongwei/application/shell';

/** Seals by turning the letters around: for tests of what stands above it. */
export const createMemoryPasswordSeal = (): PasswordSeal => {
  const turned = (text: string): string => [...text].reverse().join('');
  let sealed = 0;
  return {
    seal: async (password) => ({ salt: `salt ${(sealed += 1)}`, hash: turned(password) }),
    matches: async (password, { hash }) => turned(password) === hash,
  };
};
