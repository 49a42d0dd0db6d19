/** Windows of one user that are held at once, those whose socket dropped among them. */
export const CONNECTIONS_PER_USER = 20;
/** Frames a socket may send in one go and each second. Negotiating a call with two others takes some hundred. */
export const [FRAMES_AT_ONCE, FRAMES_A_SECOND] = [400, 60];
/** News and characters of news that wait for one window. One that falls behind further begins anew. */
export const [NEWS_WAITING, CHARACTERS_WAITING] = [5_000, 4_000_000];
/** Answers, and characters of answers, that are kept for being asked again. */
export const [ANSWERS_KEPT, ANSWER_CHARACTERS_KEPT] = [500, 1_000_000];
/** Asks, and characters of asks, of a window that wait until those before them are done: a slow database is no reason to hold more. */
export const [ASKS_WAITING, ASK_CHARACTERS_WAITING] = [300, 400_000];
/** Frames, and characters of frames, of who is not let in yet: it is being looked up who that is. */
export const [FRAMES_BEFORE, CHARACTERS_BEFORE] = [20, 65_536];
/** Bytes the system has not yet taken from one socket; a reader so slow is cut off and may come back. */
export const BYTES_UNSENT = 1_048_576;
/** Milliseconds between two looks for silent sockets, and for sessions that ended. */
export const [LOOK_EVERY, SESSIONS_EVERY] = [250, 15_000];
