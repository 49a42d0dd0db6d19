/** Typing pauses this long before the server is asked: whoever types on asks once. Milliseconds. */
export const TYPING_PAUSE = 250;
