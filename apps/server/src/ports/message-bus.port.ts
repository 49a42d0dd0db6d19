/**
 * Carries messages between the processes of one site. What is published arrives once at every subscriber of the topic, the publisher's own
 * process among them, in the order of each publisher, and not before `publish` has returned. A line between them that breaks and
 * comes back loses and doubles nothing that is still good; what a process that dies had not sent is lost.
 */
export interface MessageBus {
  /** `body` survives JSON. After `goodFor` milliseconds (a minute) nobody wants it any more: a broken line does not bring it then. Never throws. */
  publish(topic: string, body: unknown, goodFor?: number): void;
  /** The returned function ends it. */
  subscribe(topic: string, hear: (body: unknown) => void): () => void;
  close(): Promise<void>;
}
