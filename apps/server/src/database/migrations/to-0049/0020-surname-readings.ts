import type { Migration } from '../../migrate.ts';

/** Names of five surnames were read as ordinary words: 么 me, 秘 mi, 种 zhong, 祭 ji, 佴 er. */
export const surnameReadings: Migration = {
  number: 20,
  name: 'surname-readings',
  sql: `update residents r set name_pinyin = s.right_reading || substr(r.name_pinyin, length(s.wrong_reading) + 1),
          initials = left(s.right_reading, 1) || substr(r.initials, 2)
        from (values ('么', 'me', 'yao'), ('秘', 'mi', 'bi'), ('种', 'zhong', 'chong'), ('祭', 'ji', 'zhai'), ('佴', 'er', 'nai'))
          as s (surname, wrong_reading, right_reading)
        where left(r.name, 1) = s.surname and r.name_pinyin like s.wrong_reading || '%';`,
};
