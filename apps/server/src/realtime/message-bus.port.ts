/**
 * Carries messages between the processes of one site. What is published arrives once at every subscriber of the topic, the publisher's own
 * process among them, in the order of each publisher, and not before `publish` has returned. A message may be lost when a process or
 * the line between them dies: whoever needs more asks again.
 */
export interface MessageBus {
  /** `body` survives JSON. Never throws. */
  publish(topic: string, body: unknown): void;
  /** The returned function ends it. */
  subscribe(topic: string, hear: (body: unknown) => void): () => void;
  close(): Promise<void>;
}
