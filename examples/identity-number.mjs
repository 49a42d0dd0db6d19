// Reads an identity number: length, birth date and check digit (GB 11643-1999).
import { ageOn, birthDateOf, readCitizenNumber, sexOf } from '@gongwei/domain';

const read = readCitizenNumber(' 11010519491231002x ', '2026-11-22');
if (!read.ok) throw new Error(read.failure);
const { number } = read.value;
console.log(number, birthDateOf(number), sexOf(number), ageOn(number, '2026-11-22'));
