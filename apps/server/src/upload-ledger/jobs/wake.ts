/** Whoever sends looks anew, and open lists of the institution's uploads are told: a task that begins only tonight is there now. */
export type Wake = (institution: string) => void;
