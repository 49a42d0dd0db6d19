import type { MediaRoom, MediaTrouble, RemoteMedia } from '@gongwei/application/call';

/** What is drawn in a place of the page. */
export type DrawnPicture = { readonly live: boolean; readonly mirrored: boolean };

/** People with a PC each and a network between them, as far as the suite plays with them. */
export type MediaWorld = {
  /** Comes into the call; who is in learns of it. Camera and microphone on, if not told otherwise. */
  enter(userId: string, wish?: { readonly microphone?: boolean; readonly camera?: boolean }): Promise<MediaRoom>;
  /** The signalling says that somebody is no longer in the call; their room is left. */
  exit(userId: string): void;
  /** The PC of somebody, there before they come in. */
  pc(userId: string): {
    plug(kind: 'audioinput' | 'videoinput', deviceId: string): void;
    unplug(deviceId: string): void;
    permit(device: 'microphone' | 'camera', state: 'granted' | 'denied' | 'prompt'): void;
    occupy(deviceId: string, by: boolean): void;
    screen: 'shows' | 'cancels' | 'unsupported';
    endScreen(): void;
    opening: Promise<void>;
    /** Tracks of devices that run. */
    readonly live: readonly { readonly kind: string; readonly enabled: boolean }[];
    readonly listeners: number;
  };
  /** Sound is held back until somebody clicks. */
  holdBack(userId: string, on: boolean): void;
  /** Loudspeakers through which somebody hears others now. */
  hears(userId: string): readonly string[];
  place(): object;
  drawn(place: object): readonly DrawnPicture[];
  pass(milliseconds: number): Promise<void>;
  cut(): void;
  heal(): void;
  /** Connections somebody's room keeps open. */
  connections(userId: string): number;
};

/** Heard and seen. */
export const BOTH = { picture: true, sound: true, link: 'up' } as const;

export const remoteOf = (room: MediaRoom, userId: string): RemoteMedia | undefined =>
  room.remote$.value.find((one) => one.userId === userId);

export const troublesOf = (room: MediaRoom): MediaTrouble[] => {
  const troubles: MediaTrouble[] = [];
  room.troubles$.subscribe((trouble) => troubles.push(trouble));
  return troubles;
};

/** Two people who see and hear each other. */
export async function twoIn(world: MediaWorld) {
  const anna = await world.enter('anna');
  const troubles = troublesOf(anna);
  const bert = await world.enter('bert');
  await world.pass(5_000);
  return { world, anna, bert, troubles };
}
