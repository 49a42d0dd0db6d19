/** Lists of people who are sampled, besides the residents' files: whoever works on one of them needs the names on all of them. */
export const SAMPLING_CODES: readonly string[] = ['cjyb', 'jcyb', 'sjyb', 'ybjg', 'hsjcbg'];

/** What goes to the platform: whoever sends it there has to tell people apart, though their files are others'. */
export const UPLOAD_CODES: readonly string[] = ['tjscgl'];

const NAMED_FOR: { readonly [subject: string]: readonly string[] } = {
  upload: UPLOAD_CODES,
  'upload-step': UPLOAD_CODES,
  sample: SAMPLING_CODES,
  retest: SAMPLING_CODES,
};

/**
 * Who is told names in rows of a kind (`subject` of a list): E of one of these codes, or of those by which residents' files are worked with. Everybody
 * else sees of a person what supervision sees.
 */
export const namingCodes = (subject: string): readonly string[] => NAMED_FOR[subject] ?? [];
