/** The lists of registers, which come with the first of them: no other list waits for what they are made of. */
export { loadRegisterList } from '@gongwei/domain/catalogue';
