/** Things to be done later. Tests turn the time themselves. */
export interface ServerTimers {
  /** Does it once after so many milliseconds; the returned function takes it back. Does not keep the process alive. */
  after(milliseconds: number, work: () => void): () => void;
}

export const systemTimers: ServerTimers = {
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
