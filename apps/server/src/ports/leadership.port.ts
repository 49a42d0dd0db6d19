/** Of the processes of a site, one at a time leads. */
export interface Leadership {
  /** `won`: this process leads from now on; `lost`: not any more. The returned function gives it up and asks no more. */
  stand(won: () => void, lost: () => void): () => Promise<void>;
}

/** The one process of a site leads. */
export const alone: Leadership = {
  stand(won) {
    won();
    return async () => {};
  },
};
