/** Commands to the record access control point (0x2A52): all records, or those from a sequence number on [recall]. */
export function requestRecords(fromSequence?: number): Uint8Array {
  return fromSequence === undefined
    ? Uint8Array.of(1, 1)
    : Uint8Array.of(1, 3, 1, fromSequence % 256, Math.floor(fromSequence / 256) % 256);
}

/** The last record alone [recall]. */
export const requestLastRecord = (): Uint8Array => Uint8Array.of(1, 6);
