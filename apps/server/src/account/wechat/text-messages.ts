/** Text messages that a telephone company would have sent; the newest first, the last fifty. */
export type TextMessages = {
  send(phone: string, text: string, at: Date): void;
  sent(): readonly { readonly phone: string; readonly text: string; readonly at: Date }[];
};

/** Stands in for the telephone company: the messages are shown on a page. */
export function createStandInMessages(): TextMessages {
  let all: ReturnType<TextMessages['sent']> = [];
  return {
    send: (phone, text, at) => void (all = [{ phone, text, at }, ...all].slice(0, 50)),
    sent: () => all,
  };
}
